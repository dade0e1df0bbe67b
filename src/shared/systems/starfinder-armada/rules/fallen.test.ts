import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { armadaId } from '../model/design'
import { advance, anArmada, at, battle, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'

const table = battle(
  anArmada('us', [{ id: 'a', abilities: ['selfDestruct'] }, { id: 'b' }]),
  anArmada('them', [{ id: 'x', abilities: ['selfDestruct'] }, { id: 'y' }])
)
const dues = (state: BattleState): readonly string[] => state.obligations.map(due => `${due.fleetId} ${due.kind}`)
const hullOf = (id: string, hp: number) => ({ type: 'correctFleet', fleetId: f(id), correction: { hp }, reason: '' }) as const

describe('a fleet that would be disabled may blow itself up (SA-039)', () => {
  const gunnery = at(table, 'gunnery')

  it('when its hull comes to nothing: asked behind the news of it', () => {
    given(gunnery)
      .when(hullOf('x', 0))
      .thenAmong({ type: 'fleetDisabled', fleetId: f('x'), because: 'damage' }, event => event.type === 'obligationOwed')
      .thenState(state => expect(dues(state)).toEqual(['x selfDestruct']))
    given(gunnery)
      .when(hullOf('y', 0))
      .thenState(state => expect(dues(state)).toEqual([]))
  })
  it('not with one point of hull left, and not when the blow destroys it: −21 of 21, not −22', () => {
    expect(dues(play(gunnery, hullOf('x', 1)))).not.toContain('x selfDestruct')
    expect(dues(play(gunnery, hullOf('x', -21)))).toEqual(['x selfDestruct'])
    given(gunnery)
      .when(hullOf('x', -22))
      .thenState(state => {
        expect(fleetIn(state, 'x').status).toBe('destroyed')
        expect(dues(state)).toEqual([])
      })
  })
  it('when three rounds of flight have disabled it (SA-103)', () => {
    const fleeing = having(at(table, 'resolution', 4), 'x', { status: 'routed', rout: { dc: 12, since: 1, roundsFled: 2 } })
    given(fleeing)
      .when(advance)
      .thenState(state => {
        expect(fleetIn(state, 'x').status).toBe('disabled')
        expect(dues(state)).toEqual(['x selfDestruct'])
        expect(state.phase).toBe('roundStart')
      })
  })
  it('when debris brings it down (SA-069)', () => {
    const debris: SaEffect = {
      id: 'e7',
      kind: 'debris',
      targetId: f('a'),
      armadaId: armadaId('us'),
      place: '',
      damage: 4,
      officerId: o('Mage'),
      cause: 'sa.cause.conjure',
      source: 'SA-069',
      ending: { kind: 'endOfRound', round: 1 },
      suspension: null
    }
    const frail = having({ ...at(table, 'helm'), effects: [debris], nextId: 9 }, 'x', { sp: 0, hp: 4 })
    given(frail)
      .when({ type: 'moveFleet', fleetId: f('x'), move: 'moved', stunt: null, passedThrough: [], minesEntered: [], debrisIds: ['e7'] })
      .forced()
      .thenState(state => expect(dues(state)).toEqual(['x selfDestruct']))
  })
  it('not while Auxiliary System has put the ability out (SA-109)', () => {
    const out = play(gunnery, {
      type: 'addEffect',
      fleetId: f('x'),
      effect: { kind: 'condition', condition: 'auxiliarySystem', ability: 'selfDestruct' },
      ending: { kind: 'battle' },
      reason: ''
    })
    expect(dues(play(out, hullOf('x', 0)))).toEqual([])
  })
  it('no more once the GM brings it back or takes it away', () => {
    const owing = play(gunnery, hullOf('x', 0))
    expect(dues(play(owing, hullOf('x', 9)))).toEqual([])
    expect(dues(play(owing, { type: 'correctFleet', fleetId: f('x'), correction: { status: 'fled' }, reason: '' }))).toEqual([])
  })
  it('not when the GM alone calls it disabled', () => {
    expect(dues(play(gunnery, { type: 'correctFleet', fleetId: f('x'), correction: { status: 'disabled' }, reason: '' }))).toEqual([])
  })
})
