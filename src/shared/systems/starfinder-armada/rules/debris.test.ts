import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import type { SaCommands } from '../commands/command'
import { withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { turnToMove } from './turn-to-move'
import { anArmada, anOfficer, at, battleWith, f, fleetIn, given, having, o, play } from '@kit/systems/starfinder-armada'

const debris = (damage: number, id = 'e1'): SaEffect => ({
  id,
  kind: 'debris',
  targetId: 'x',
  armadaId: anArmada('them', []).id,
  place: 'C7',
  damage,
  officerId: o('Cas'),
  cause: 'sa.cause.conjure',
  source: 'SA-069',
  ending: endOfRound(1),
  suspension: null
})
/** A destroyer of tier 5 has 21 hull points, 7 shield points and a threshold of 10. */
function field(damage: number, rulings: Record<string, string> = {}): BattleState {
  const state = battleWith(
    rulings,
    anArmada('us', [{ id: 'a' }, { id: 'b', abilities: ['selfDestruct'] }]),
    anArmada('them', [{ id: 'x' }], [anOfficer('Cas', 'chiefCaster', 'x')], 5),
    anArmada('third', [{ id: 'q' }], [], 9)
  )
  return play(at(withEffects(state, debris(damage)), 'helm'), { type: 'rollMovementOrder', resolveOfficerIds: [] }, [1], [2], [3])
}
const moves = (id: string, debrisId: string | null, move: SaCommands['moveFleet']['move'] = 'moved'): SaCommands['moveFleet'] => ({
  type: 'moveFleet',
  fleetId: f(id),
  move,
  stunt: null,
  passedThrough: [],
  minesEntered: [],
  debrisIds: debrisId === null ? [] : [debrisId]
})
const struck = (spLost: number, hpLost: number, sp: number, hp: number, id = 'a') =>
  ({ type: 'debrisStruck', effectId: 'e1', fleetId: f(id), spLost, hpLost, sp, hp }) as const

describe('conjured debris strikes who ends a move in it (SA-069)', () => {
  it('and a disabled fleet that drifts into it, shields first, without a turn to move (SA-097)', () => {
    const wreck = having(field(4), 'a', { status: 'disabled', hp: -2, sp: 1, outSince: 0 })
    const before = turnToMove(wreck)
    given(wreck)
      .when(moves('a', 'e1'))
      .then({ type: 'fleetMoved', fleetId: f('a'), move: 'drifted' }, struck(1, 3, 0, -5))
      .thenState(state => {
        expect([state.movementOrder?.lastMoved, turnToMove(state)]).toEqual([null, before])
        given(state).when(moves('a', 'e1')).isRefused('already-moved')
      })
    given(having(wreck, 'a', { hp: 3 - 2 * 21 - 2 }))
      .when(moves('a', 'e1'))
      .thenAmong({ type: 'fleetDestroyed', fleetId: f('a') })
  })
  it('but a wreck steers through nothing, stays where it is only on the word of the table, and drifts in the helm phase', () => {
    const wreck = having(field(4), 'a', { status: 'disabled', hp: -2, outSince: 0 })
    given(wreck)
      .when({ ...moves('a', 'e1'), stunt: { stunt: 'slide', targetId: null, resolveOfficerId: null } })
      .isRefused('out-of-battle')
    given(wreck)
      .when({ ...moves('a', 'e1'), passedThrough: [f('x')] })
      .isRefused('out-of-battle')
    given(at(wreck, 'gunnery')).when(moves('a', 'e1')).isRefused('wrong-phase')
    given(having(wreck, 'a', { status: 'destroyed' }))
      .when(moves('a', 'e1'))
      .isRefused('out-of-battle')
  })
  it('for its damage, once', () => {
    given(field(4))
      .when(moves('a', 'e1'))
      .then(like<SaEvent>({ type: 'fleetMoved' }), struck(4, 0, 3, 21))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ sp: 3, hp: 21 }))
  })
  it('or declines to leave it (SA-Q40)', () => {
    given(field(4))
      .when(moves('a', 'e1', 'declined'))
      .then(like<SaEvent>({ type: 'fleetMoved', move: 'declined' }), struck(4, 0, 3, 21))
  })
  it('and nobody else', () => {
    given(field(4))
      .when(moves('a', null))
      .then(like<SaEvent>({ type: 'fleetMoved' }))
  })
  it('friend of the caster as well as foe', () => {
    given(play(field(4), moves('a', null)))
      .when(moves('x', 'e1'))
      .thenAmong(struck(4, 0, 3, 21, 'x'))
  })
  it('and never a fleet that is gone', () => {
    given(having(field(4), 'a', { status: 'destroyed', hp: -43, sp: 0 }))
      .when(moves('a', 'e1'))
      .forced()
      .then(like<SaEvent>({ type: 'fleetMoved' }))
  })
  it('field after field where they overlap: each counts', () => {
    const both = withEffects(field(4), debris(5, 'e2'))
    given(both)
      .when({ ...moves('a', 'e1'), debrisIds: ['e1', 'e2'] })
      .then(like<SaEvent>({ type: 'fleetMoved' }), struck(4, 0, 3, 21), { ...struck(3, 2, 0, 19), effectId: 'e2' })
    given(both)
      .when({ ...moves('a', 'e1'), debrisIds: ['e1', 'e1'] })
      .isRefused('duplicate-target')
  })
  it('also where one of two has put the fleet out of the fight, which is then a wreck in the other', () => {
    const both = having(withEffects(field(4), debris(5, 'e2')), 'a', { sp: 0, hp: 4 })
    given(both)
      .when({ ...moves('a', 'e1'), debrisIds: ['e1', 'e2'] })
      .then(
        like<SaEvent>({ type: 'fleetMoved' }),
        struck(0, 4, 0, 0),
        { type: 'fleetDisabled', fleetId: f('a'), because: 'damage' },
        {
          ...struck(0, 5, 0, -5),
          effectId: 'e2'
        }
      )
  })
  it('must be there', () => {
    given(field(4)).when(moves('a', 'e9')).isRefused('no-such-effect')
  })
})

describe('what debris does (SA-069, SA-Q40)', () => {
  const bypassing = { 'sa.debrisBypassShields': 'yes' }
  it('meets shields first, then the hull (sa.debrisBypassShields = no)', () => {
    given(having(field(4), 'a', { sp: 1 }))
      .when(moves('a', 'e1'))
      .thenAmong(struck(1, 3, 0, 18))
    given(field(4, { 'sa.debrisBypassShields': 'no' }))
      .when(moves('a', 'e1'))
      .thenAmong(struck(4, 0, 3, 21))
  })
  it('passes shields by where the table reads so (sa.debrisBypassShields = yes)', () => {
    given(field(4, bypassing))
      .when(moves('a', 'e1'))
      .thenAmong(struck(0, 4, 7, 17))
  })
  it('takes no heed of class: neither weak nor strong', () => {
    const capital = having(field(4), 'a', { fleetClass: 'fighter', sp: 0 })
    given(capital)
      .when(moves('a', 'e1'))
      .thenAmong(struck(0, 4, 0, 17))
  })
})

describe('a hull hurt by debris owes what a hit would bring (SA-069, SA-100, SA-107)', () => {
  const low = (hp: number, damage = 4) => having(field(damage), 'a', { hp, sp: 0 })
  it('at the critical threshold: a critical by the caster\u2019s fleet and a morale check', () => {
    given(low(14))
      .when(moves('a', 'e1'))
      .thenAmong(struck(0, 4, 0, 10), { type: 'thresholdCrossed', fleetId: f('a') })
      .thenState(state =>
        expect(state.obligations).toMatchObject([
          { kind: 'critical', fleetId: 'a', attackerId: 'x', trigger: 'threshold' },
          { kind: 'morale', fleetId: 'a', dc: 12, reason: 'threshold' }
        ])
      )
    given(low(15))
      .when(moves('a', 'e1'))
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('against the tier of the armada that conjured it, not the highest there is (SA-Q18)', () => {
    given(low(14))
      .when(moves('a', 'e1'))
      .thenState(state => {
        expect(fleetIn(state, 'a').damagedBy).toEqual(['them'])
        expect(state.obligations.map(due => due.kind === 'morale' && due.dc)).toEqual([false, 10 + 2])
      })
  })
  it('once: a fleet already below owes nothing more', () => {
    given(having(low(9), 'a', { hasCrossedThreshold: true }))
      .when(moves('a', 'e1'))
      .thenState(state => expect([fleetIn(state, 'a').hp, state.obligations]).toEqual([5, []]))
  })
  it('nothing while it only touches the shields of a hull that stands below a threshold it never crossed', () => {
    given(having(field(4), 'a', { hp: 9, sp: 7 }))
      .when(moves('a', 'e1'))
      .thenState(state => expect([fleetIn(state, 'a').hp, state.obligations]).toEqual([9, []]))
  })
  it('nor when it hurts such a hull, as with fire', () => {
    given(low(9))
      .when(moves('a', 'e1'))
      .thenState(state => expect([fleetIn(state, 'a').hp, state.obligations]).toEqual([5, []]))
  })
  it('is disabled at 0, destroyed beyond twice its maximum, and owes neither then (SA-097, SA-098)', () => {
    given(low(4))
      .when(moves('a', 'e1'))
      .then(like<SaEvent>({ type: 'fleetMoved' }), struck(0, 4, 0, 0), { type: 'fleetDisabled', fleetId: f('a'), because: 'damage' })
    given(low(1, 23))
      .when(moves('a', 'e1'))
      .thenAmong({ type: 'fleetDestroyed', fleetId: f('a') })
    given(low(1, 22))
      .when(moves('a', 'e1'))
      .thenAmong(like<SaEvent>({ type: 'fleetDisabled' }))
  })
  it('may blow up then (SA-039)', () => {
    given(having(field(4), 'b', { hp: 4, sp: 0 }))
      .when(moves('b', 'e1'))
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'selfDestruct', fleetId: 'b' }]))
  })
})
