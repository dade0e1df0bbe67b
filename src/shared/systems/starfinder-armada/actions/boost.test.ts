import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import type { Boost } from '../model/officer-actions'
import { damageAfter, damageTotal } from '../derive/fire/damage'
import { speed, turnDistance } from '../derive/fleet/speed'
import type { SaEffect } from '../model/effects'
import { condition, raised, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import {
  advance,
  anArmada,
  anOfficer,
  at,
  attack,
  battle,
  battleWith,
  f,
  fleetIn,
  given,
  having,
  o,
  play
} from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const us = anArmada(
  'us',
  [{ id: 'a' }, { id: 'b', fleetClass: 'capital' }, { id: 'c', fleetClass: 'fighter' }],
  [anOfficer('Eng', 'chiefEngineer', 'a'), anOfficer('Two', 'chiefEngineer', 'b', 12), anOfficer('Own', 'chiefEngineer', 'c', 18)]
)
const them = anArmada('them', [{ id: 'x', fleetClass: 'capital' }])
const start = at(battle(us, them), 'engineering')
const boost = (what: Boost, fleet = 'b', officer = 'Eng') => act(officer, { action: 'boost', fleetId: f(fleet), boost: what })
const hit = { sum: 10, diceCount: 2, usesSuperweapon: false, isHalved: false, isFree: false }
const values = (state: BattleState, id = 'b'): readonly number[] => [
  speed(state, fleetIn(state, id)).total,
  turnDistance(state, fleetIn(state, id)).total,
  damageTotal(state, fleetIn(state, id), fleetIn(state, 'x'), hit)
]

/** An engineer of 6 ranks in a fleet of tier 5 adds 6 to the die; the Armor Class of a fleet of tier 5 is 13. */
describe('Boost (SA-068)', () => {
  it('succeeds where the check reaches the Armor Class of the fleet', () => {
    given(start)
      .when(boost('turns'))
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'effectBegun' }))
    given(start)
      .when(boost('turns'))
      .rolling([6])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', isSuccess: false }))
    given(start)
      .when(boost('speed'))
      .rolling([6])
      .thenState(state => expect(state.effects).toEqual([]))
  })
  it('of speed adds 1d2 hexes (SA-Q26)', () => {
    given(start).when(boost('speed')).rolling([7]).asks({ die: 'd2', count: 1, actor: 'b', purpose: 'sa.roll.boostSpeed' })
    expect([1, 2].map(die => values(play(start, boost('speed'), [7], [die])))).toEqual([
      [5, 2, 10],
      [6, 2, 10]
    ])
  })
  it('of turns takes one hex from the distance between them, never below 0', () => {
    expect(values(play(start, boost('turns'), [7]))).toEqual([4, 1, 10])
    expect(values(play(start, boost('turns', 'a'), [7]), 'a')[1]).toBe(0)
    expect(values(play(start, boost('turns', 'c'), [7]), 'c')[1]).toBe(0)
  })
  it('of damage adds the officer bonus once to a roll, not by the die', () => {
    expect(values(play(start, boost('damage'), [7]))).toEqual([4, 2, 13])
    expect(values(play(start, boost('damage', 'b', 'Two'), [7]))).toEqual([4, 2, 14])
  })
  it('names what it changes', () => {
    const state = play(start, boost('damage'), [7])
    expect(damageAfter(state, fleetIn(state, 'b'), fleetIn(state, 'x'), hit).parts.at(-1)).toEqual({
      label: 'sa.part.officerAction',
      value: 3,
      source: 'SA-068'
    })
    expect(state.effects[0]).toMatchObject({ cause: 'sa.cause.boost.damage', source: 'SA-068', officerId: o('Eng') })
  })
  it('lasts to the end of the round and no further', () => {
    const last = phasesLater(play(start, boost('speed'), [7], [2]), 3)
    expect([last.round, last.phase, last.effects.length]).toEqual([1, 'resolution', 1])
    given(last)
      .when(advance)
      .thenState(state => expect([state.effects, values(state)]).toEqual([[], [4, 2, 10]]))
  })
})

describe('Boost of shields (SA-068)', () => {
  const low = having(start, 'b', { sp: 0 })
  const boosted = play(low, boost('shields'), [7])
  it('adds the officer bonus to the shield points regained this phase, after the die', () => {
    given(boosted)
      .when(advance)
      .asks({ die: 'd8', actor: 'b' })
      .rolling([2])
      .thenAmong({ type: 'shieldsRegained', fleetId: f('b'), face: 2, points: 5, sp: 5 })
  })
  it('ends with the phase', () => {
    given(boosted)
      .when(advance)
      .rolling([2])
      .thenState(state => expect([state.phase, state.effects]).toEqual(['helm', []]))
  })
})

describe('two engineers on one fleet (SA-049, SA-068)', () => {
  it('do not add up: the greater boost counts', () => {
    const damage = play(play(start, boost('damage', 'b', 'Two'), [7]), boost('damage'), [7])
    expect(values(damage)[2]).toBe(14)
    expect(damageAfter(damage, fleetIn(damage, 'b'), fleetIn(damage, 'x'), hit).parts.at(-1)).toMatchObject({
      value: 3,
      notCounted: 'sa.notCounted.lowerBonus'
    })
    expect(values(play(play(start, boost('speed'), [7], [1]), boost('speed', 'b', 'Two'), [7], [2]))[0]).toBe(6)
    expect(values(play(play(start, boost('turns'), [7]), boost('turns', 'b', 'Two'), [7]))[1]).toBe(1)
  })
  it('may boost different things', () => {
    expect(values(play(play(start, boost('turns'), [7]), boost('damage', 'b', 'Two'), [7]))).toEqual([4, 1, 14])
  })
})

describe('a boosted fleet without communications (SA-109)', () => {
  const boosted = [boost('speed'), boost('turns', 'b', 'Two'), boost('damage', 'b', 'Own')].reduce(
    (state, command) => play(state, command, [7], ...(command.choice.action === 'boost' && command.choice.boost === 'speed' ? [[2]] : [])),
    start
  )
  it('gets no benefit, and shows why', () => {
    expect(values(boosted)).toEqual([6, 1, 15])
    const cut = withEffects(boosted, condition('b', 'communications'))
    expect(values(cut)).toEqual([4, 2, 10])
    expect(speed(cut, fleetIn(cut, 'b')).parts.at(-1)).toMatchObject({ value: 2, notCounted: 'sa.notCounted.communications' })
  })
  it('gets it back while the condition is repaired', () => {
    expect(values(withEffects(boosted, suspended(condition('b', 'communications'))))).toEqual([6, 1, 15])
  })
})

describe('what boosted damage counts for (SA-068, SA-Q26, SA-Q27)', () => {
  it('is the attack of the round', () => {
    given(at(play(start, boost('damage'), [7]), 'gunnery'))
      .when(attack('b', 'x'))
      .rolling([20], [4, 4])
      .thenState(after => expect(after.volley[0]?.damage).toBe(11))
  })
  const free = (rulings: Record<string, string>, isDuringFlyby = false): BattleState => ({
    ...at(play(at(battleWith(rulings, us, them), 'engineering'), boost('damage'), [7]), 'helm'),
    obligations: [{ id: 'o9', kind: 'freeAttack', fleetId: f('b'), targetId: f('x'), isDuringFlyby, round: 1, isDeferred: false }]
  })
  const settle = { type: 'settleFreeAttack', obligationId: 'o9', resolveOfficerId: null, gmCheck: 0 } as const
  it('is no free attack (sa.freeAttackBonuses = none)', () => {
    for (const rulings of [{}, { 'sa.freeAttackBonuses': 'none' }])
      given(free(rulings))
        .when(settle)
        .rolling([20], [4, 4])
        .thenState(state => expect(state.volley[0]?.damage).toBe(8))
  })
  it('is a free attack too where the table reads so (sa.freeAttackBonuses = all)', () => {
    given(free({ 'sa.freeAttackBonuses': 'all' }))
      .when(settle)
      .rolling([20], [4, 4])
      .thenState(state => expect(state.volley[0]?.damage).toBe(11))
    given(free({ 'sa.freeAttackBonuses': 'all' }, true))
      .when(settle)
      .rolling([20], [4, 4])
      .thenState(state => expect(state.volley[0]?.damage).toBe(5))
  })
})

describe('two Boosts of one value (SA-068, SA-049)', () => {
  const speeds = (rulings: Record<string, string>) => {
    const raising = (id: string, value: number): SaEffect => ({ ...raised('b', 'speed', value), id })
    const state = withEffects({ ...start, rulings }, raising('e1', 1), raising('e2', 2))
    return speed(state, fleetIn(state, 'b')).total - speed(start, fleetIn(start, 'b')).total
  }
  it('count the greater (sa.sameAction = no)', () => {
    expect([speeds({}), speeds({ 'sa.sameAction': 'no' })]).toEqual([2, 2])
  })
  it('or both (sa.sameAction = yes)', () => {
    expect(speeds({ 'sa.sameAction': 'yes' })).toBe(3)
  })
})
