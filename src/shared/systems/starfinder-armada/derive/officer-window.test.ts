import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { present } from '../../../kernel/present'
import { anArmada, anOfficer, at, battle, f, play } from '../testkit'
import { mayActAroundMove } from './officer-window'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Ada', 'admiral', 'a'), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x' }], [anOfficer('Hask', 'admiral', 'x')])
  ),
  'helm'
)
const ordered = play(start, { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [19])
const moved = (state: BattleState, id: string) =>
  play(state, { type: 'moveFleet', fleetId: f(id), move: 'moved', stunt: null, passedThrough: [] })
const may = (state: BattleState, id: string) =>
  mayActAroundMove(
    state,
    present(
      state.officers.find(o => o.id === id),
      id
    )
  )

describe('helm actions right before or right after the own fleet moves (SA-047)', () => {
  it('wait for the order of movement', () => {
    expect(may(start, 'Ada')).toBe(false)
  })
  it('come before the move, while the armada is due', () => {
    expect([may(ordered, 'Ada'), may(ordered, 'Bo'), may(ordered, 'Hask')]).toEqual([true, true, false])
  })
  it('or right after it, until another fleet has moved', () => {
    const once = moved(ordered, 'a')
    expect([may(once, 'Ada'), may(once, 'Bo'), may(once, 'Hask')]).toEqual([true, false, true])
    const twice = moved(once, 'x')
    expect([may(twice, 'Ada'), may(twice, 'Bo'), may(twice, 'Hask')]).toEqual([false, true, true])
  })
  it('are one a round, by officers who can', () => {
    const tired = { ...ordered, officers: ordered.officers.map(o => ({ ...o, hasActed: true })) }
    expect(may(tired, 'Ada')).toBe(false)
    const hurt = { ...ordered, officers: ordered.officers.map(o => ({ ...o, isIncapacitated: true })) }
    expect(may(hurt, 'Ada')).toBe(false)
  })
  it('go down with the fleet', () => {
    expect(may({ ...ordered, fleets: ordered.fleets.map(x => ({ ...x, status: 'destroyed' as const })) }, 'Ada')).toBe(false)
  })
  it('belong to the helm phase', () => {
    expect(may(at(ordered, 'gunnery'), 'Ada')).toBe(false)
  })
})
