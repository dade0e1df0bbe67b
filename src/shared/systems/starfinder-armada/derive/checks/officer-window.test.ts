import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { act } from '@kit/systems/starfinder-armada/actions'
import { anArmada, anOfficer, at, battle, f, given, having, play } from '@kit/systems/starfinder-armada'
import { isAroundMove } from './officer-window'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ada', 'admiral', 'a'), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'helm'
)
const ordered = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
const moved = (state: BattleState, id: string, move: 'moved' | 'declined' = 'moved') =>
  play(state, { type: 'moveFleet', fleetId: f(id), move, stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] })
const may = (state: BattleState, id: string) =>
  isAroundMove(
    state,
    present(
      state.officers.find(o => o.id === id),
      id
    )
  )

describe('the moment right before or right after the own fleet moves (SA-047)', () => {
  it('waits for the order of movement', () => {
    expect(may(start, 'Ada')).toBe(false)
  })
  it('comes before the move, while the armada is due', () => {
    expect([may(ordered, 'Ada'), may(ordered, 'Bo'), may(ordered, 'Hask')]).toEqual([true, true, false])
  })
  it.each(['moved', 'declined'] as const)('or right after it has %s, until another fleet has moved', move => {
    const once = moved(ordered, 'a', move)
    expect([may(once, 'Ada'), may(once, 'Bo'), may(once, 'Hask')]).toEqual([true, false, true])
    const twice = moved(once, 'x')
    expect([may(twice, 'Ada'), may(twice, 'Bo'), may(twice, 'Hask')]).toEqual([false, true, true])
  })
  it('is there for a fleet that flees, not for one out of the fight', () => {
    expect(may(having(ordered, 'a', { status: 'routed' }), 'Ada')).toBe(true)
    expect(may(having(ordered, 'a', { status: 'disabled' }), 'Ada')).toBe(false)
    expect(may(having(ordered, 'a', { status: 'destroyed' }), 'Ada')).toBe(false)
  })
  it('belongs to the helm phase', () => {
    expect(may(at(ordered, 'gunnery'), 'Ada')).toBe(false)
    expect(may(at(moved(ordered, 'a'), 'gunnery'), 'Ada')).toBe(false)
  })
})

describe('an action right before the move holds the next move for its fleet (SA-047)', () => {
  const crewed = battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }, { id: 'c' }], [anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x' }])
  )
  const open = (rulings: BattleState['rulings'] = {}) =>
    play({ ...at(crewed, 'helm'), rulings }, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [6])
  const acted = (rulings: BattleState['rulings'] = {}) => play(open(rulings), act('Cy', { action: 'direct', raises: 'ac' }), [1])
  const move = (id: string) =>
    ({ type: 'moveFleet', fleetId: f(id), move: 'moved', stunt: null, passedThrough: [], minesEntered: [], debrisIds: [] }) as const
  it.each([{}, { 'sa.aroundMove': 'nextMove' }])(
    'as the letter has it: another fleet may not move between (sa.aroundMove = nextMove) %j',
    rulings => {
      const state = acted(rulings)
      given(state).when(move('b')).isRefused('another-moves-next')
      given(state)
        .when(move('b'))
        .forced()
        .thenAmong({ type: 'fleetMoved', fleetId: f('b'), move: 'moved' })
      expect(may(state, 'Bo')).toBe(false)
      const after = moved(state, 'a')
      expect(may(after, 'Bo')).toBe(true)
      given(after)
        .when(move('b'))
        .then({ type: 'fleetMoved', fleetId: f('b'), move: 'moved' })
    }
  )
  it('no longer once that fleet is out of the fight', () => {
    given(having(acted(), 'a', { status: 'disabled' }))
      .when(move('b'))
      .then({ type: 'fleetMoved', fleetId: f('b'), move: 'moved' })
  })
  it('nor where any time in the turn of the armada will do (sa.aroundMove = sameTurn)', () => {
    const state = acted({ 'sa.aroundMove': 'sameTurn' })
    expect(may(state, 'Bo')).toBe(true)
    given(state)
      .when(move('b'))
      .then({ type: 'fleetMoved', fleetId: f('b'), move: 'moved' })
  })
})
