import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { endOfRound } from '../../../core/effects/clock'
import { hasAbility } from '../derive/fleet/abilities'
import { armorClassTotal } from '../derive/fleet/armor-class'
import { damageTotal } from '../derive/fire/damage'
import { countOfficers } from '../derive/checks/officer-benefit'
import { speed } from '../derive/fleet/speed'
import { fastTally } from '../derive/tally'
import { condition, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState, Condition } from '../model/battle'
import type { Ability } from '../model/design'
import type { SaEffect } from '../model/effects'
import { regainingFleets } from '../rules/regain-shields'
import { advance, anArmada, anOfficer, at, battle, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b', fleetClass: 'capital', abilities: ['array'] }],
      [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Two', 'chiefEngineer', 'b'), anOfficer('Tec', 'chiefTechnician', 'b')]
    ),
    anArmada('them', [{ id: 'x' }])
  ),
  'engineering'
)
const broken = (which: Condition, ability: Ability | null = null, fields: Partial<SaEffect> = {}): BattleState =>
  withEffects(start, { ...condition('b', which, ability), id: 'c1', ...fields } as SaEffect)
const repair = (effectId = 'c1', fleet = 'b', officer = 'Eng') => act(officer, { action: 'repair', fleetId: f(fleet), effectId })
const held = (round: number) => like<SaEvent>({ type: 'effectSuspended', effectId: 'c1', ending: endOfRound(round) })
const isHeld = (state: BattleState): boolean => state.effects.find(one => one.id === 'c1')?.suspension !== null

/** An engineer of 6 ranks in a fleet of tier 5 adds 6 to the die; the Armor Class of a fleet of tier 5 is 13. */
describe('Repair holds a critical condition back (SA-067)', () => {
  it('for the present round where the check reaches the Armor Class, and not where it misses by one', () => {
    given(broken('weapons')).when(repair()).rolling([7]).thenAmong(held(1))
    given(broken('weapons'))
      .when(repair())
      .rolling([6])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', total: 12, dc: 13, isSuccess: false }))
  })
  it('for one more round for every full 5 points above it', () => {
    const ends = [11, 12, 16, 17, 20].map(die => {
      const state = play(broken('weapons'), repair(), [die])
      return state.effects[0]?.suspension?.ending
    })
    expect(ends).toEqual([1, 2, 2, 3, 3].map(endOfRound))
  })
  it('as in the book: 24 against 13 is three rounds', () => {
    given(broken('weapons'))
      .when({ ...repair(), gmCheck: 8 })
      .rolling([10])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 24, dc: 13 }), held(3))
  })
  it('until the very end of the last round', () => {
    const twoRounds = play(broken('weapons'), repair(), [12])
    const lastPhase = phasesLater(twoRounds, 8)
    expect([lastPhase.round, lastPhase.phase, isHeld(lastPhase)]).toEqual([2, 'resolution', true])
    given(lastPhase)
      .when(advance)
      .thenAmong({ type: 'effectResumed', effectId: 'c1' }, { type: 'phaseEntered', round: 3, phase: 'roundStart' })
      .thenState(state => expect(isHeld(state)).toBe(false))
  })
  it('and the condition goes on counting its own time', () => {
    const brief = broken('weapons', null, { ending: endOfRound(1) })
    given(phasesLater(play(brief, repair(), [17]), 3))
      .when(advance)
      .thenAmong(like<SaEvent>({ type: 'effectEnded' }))
      .thenState(state => expect(state.effects).toEqual([]))
  })
})

describe('what a repaired condition had put out works again (SA-067, SA-109)', () => {
  const values = (state: BattleState) => {
    const fleet = fleetIn(state, 'b')
    const hit = { sum: 10, diceCount: 2, usesSuperweapon: false, isHalved: false, isFree: false }
    const tally = fastTally()
    countOfficers(tally, state, fleet, { role: 'chiefTechnician', stat: 'gunnery', isCheck: true, withActions: true })
    return {
      auxiliarySystem: hasAbility(state, fleet, 'array'),
      communications: tally.total,
      engines: [armorClassTotal(state, fleet, { versus: 'officer', isFromFrontArc: false }), speed(state, fleet).total],
      shields: regainingFleets(state).length,
      weapons: damageTotal(state, fleet, fleetIn(state, 'x'), hit)
    }
  }
  const whole = { auxiliarySystem: true, communications: 3, engines: [13, 4], shields: 1, weapons: 12 }
  const out = { auxiliarySystem: false, communications: 0, engines: [12, 3], shields: 0, weapons: 10 }
  it.each(['auxiliarySystem', 'communications', 'engines', 'shields', 'weapons'] as const)('%s', which => {
    const hurt = having(broken(which, which === 'auxiliarySystem' ? 'array' : null), 'b', { sp: 0 })
    expect(values(hurt)).toEqual({ ...whole, [which]: out[which] })
    const repaired = play(hurt, repair(), [7])
    expect(values(repaired)).toEqual(whole)
    expect(values(at(phasesLater(having(repaired, 'b', { sp: 10 }), 4), 'engineering', 2))).toEqual({
      ...whole,
      shields: 0,
      [which]: out[which]
    })
  })
  it('every copy of it, where it was suffered twice', () => {
    const second = { ...condition('b', 'engines'), id: 'c2' }
    const other = { ...condition('b', 'weapons'), id: 'c3' }
    const repaired = play(withEffects(broken('engines', null, { ending: endOfRound(2) }), second, other), repair(), [7])
    expect(repaired.effects.map(one => one.suspension !== null)).toEqual([true, true, false])
    expect(values(repaired).engines).toEqual([13, 4])
  })
})

describe('what a repair leaves as it is (SA-067)', () => {
  it('is another ability put out, and the same condition of another fleet', () => {
    const other = { ...condition('b', 'auxiliarySystem', 'emp'), id: 'c2' }
    const elsewhere = { ...condition('a', 'auxiliarySystem', 'array'), id: 'c3' }
    const repaired = play(withEffects(broken('auxiliarySystem', 'array'), other, elsewhere), repair(), [7])
    expect(repaired.effects.map(one => one.suspension !== null)).toEqual([true, false, false])
  })
})

describe('a second repair (SA-067)', () => {
  const longHeld = play(broken('weapons'), repair(), [17])
  it('never shortens the first', () => {
    given(longHeld)
      .when(repair('c1', 'b', 'Two'))
      .rolling([7])
      .thenState(state => expect(state.effects[0]?.suspension?.ending).toEqual(endOfRound(3)))
  })
  it('lengthens it where it was the better one', () => {
    given(play(broken('weapons'), repair(), [7]))
      .when(repair('c1', 'b', 'Two'))
      .rolling([12])
      .thenAmong(held(2))
  })
})

describe('what can be repaired (SA-067)', () => {
  it('is a condition of the fleet that was named', () => {
    given(broken('weapons')).when(repair('c9')).isRefused('no-such-effect')
    given(broken('weapons')).when(repair('c1', 'a')).isRefused('wrong-kind-of-target')
    given(withEffects(start, { ...morale('b', 'shaken'), id: 'c1' }))
      .when(repair())
      .isRefused('no-such-effect')
  })
  it('includes the Communications of the engineer\u2019s own fleet, not of another (SA-109)', () => {
    const mute = withEffects(broken('communications'), { ...condition('a', 'communications'), id: 'own' })
    given(mute).when(repair()).isRefused('cut-off')
    given(mute).when(repair('own', 'a')).asks({ die: 'd20' })
    given(mute)
      .when(repair('c1', 'b', 'Two'))
      .asks({ die: 'd20' })
  })
  it('is nothing of a fleet whose Communications are out, but those themselves (SA-109; sa.repairCommunications = yes), or nothing at all (sa.repairCommunications = no)', () => {
    const mute = withEffects(broken('weapons'), { ...condition('b', 'communications'), id: 'c2' })
    for (const officer of ['Eng', 'Two']) {
      given(mute)
        .when(repair('c1', 'b', officer))
        .isRefused('cut-off')
      given(mute)
        .when(repair('c2', 'b', officer))
        .asks({ die: 'd20' })
      given({ ...mute, rulings: { 'sa.repairCommunications': 'yes' } })
        .when(repair('c2', 'b', officer))
        .asks({ die: 'd20' })
      given({ ...mute, rulings: { 'sa.repairCommunications': 'no' } })
        .when(repair('c2', 'b', officer))
        .isRefused('cut-off')
    }
  })
  it('meets an Armor Class lowered by the broken engines themselves', () => {
    given(broken('engines'))
      .when(repair())
      .rolling([6])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 12, dc: 12 }), held(1))
  })
})
