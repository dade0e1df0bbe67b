import { describe, expect, it } from 'vitest'
import type { Ending } from '../../../../core/effects/effect'
import { BATTLE, endOfRound } from '../../../../core/effects/clock'
import type { SaCommands } from '../../commands/command'
import type { BattleState } from '../../model/battle'
import type { DraftOfficer, Size } from '../../model/design'
import { sameRanks } from '../../model/design'
import type { FleetSketch } from '@kit/systems/starfinder-armada'
import { after, anArmada, anOfficer, at, battle, battleWith, f, fleetIn, having, o, play } from '@kit/systems/starfinder-armada'
import { TIERS } from '../../tables/tiers'
import { capShields, spMax, spMaxOf } from './shields'

const foe = anArmada('b', [{ id: 'b1' }])

function shieldsOf(fleet: Omit<FleetSketch, 'id'>, officers: readonly DraftOfficer[] = []): number {
  const state = battle(anArmada('a', [{ id: 'a1', ...fleet }], officers), foe)
  return spMax(state, fleetIn(state, 'a1'))
}

/** Shields of small, medium and large fleets without officers, by tier. */
const REFERENCE = [
  [1, 1, 2],
  [2, 3, 3],
  [3, 4, 5],
  [4, 5, 7],
  [5, 7, 8],
  [6, 8, 10],
  [7, 9, 12],
  [8, 11, 13],
  [9, 12, 15],
  [10, 13, 17],
  [11, 15, 18],
  [12, 16, 20],
  [13, 17, 22],
  [14, 19, 23],
  [15, 20, 25],
  [16, 21, 27],
  [17, 23, 28],
  [18, 24, 30],
  [19, 25, 32],
  [20, 27, 33]
]

describe('shield points (SA-021, SA-026)', () => {
  it('are a third of the hull, rounded down: 7 of 21', () => {
    expect(shieldsOf({ tier: 5, size: 'medium' })).toBe(7)
  })
  it('match the reference table at every tier and size', () => {
    expect(TIERS.map(tier => (['small', 'medium', 'large'] as const).map((size: Size) => shieldsOf({ tier, size })))).toEqual(REFERENCE)
  })
  it('count the hull a flagship has on top (SA-Q16)', () => {
    expect(shieldsOf({ tier: 5, size: 'large', abilities: ['flagship'] })).toBe(10)
  })
  it('are full when the battle begins', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }]), foe)
    expect(fleetIn(state, 'a1').sp).toBe(7)
  })
})

describe('the chief engineer\u2019s shields (SA-022, SA-057)', () => {
  it('add the officer bonus to start and maximum', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    expect([fleetIn(state, 'a1').sp, spMax(state, fleetIn(state, 'a1'))]).toEqual([10, 10])
    expect(spMaxOf(state, fleetIn(state, 'a1')).parts).toEqual([
      { label: 'sa.part.thirdOfHull', value: 7, source: 'SA-021', values: { hp: 21 } },
      { label: 'sa.part.chiefEngineer', value: 3, source: 'SA-057' }
    ])
  })
  it('help the own fleet only', () => {
    expect(shieldsOf({}, [anOfficer('t', 'chiefTechnician', 'a1')])).toBe(7)
    const state = battle(anArmada('a', [{ id: 'a1' }, { id: 'a2' }], [anOfficer('e', 'chiefEngineer', 'a2')]), foe)
    expect(spMax(state, fleetIn(state, 'a1'))).toBe(7)
  })
  it('are not those of an engineer who has fallen (SA-066)', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    const hurt = { ...state, officers: state.officers.map(officer => ({ ...officer, isIncapacitated: true })) }
    expect(spMax(hurt, fleetIn(hurt, 'a1'))).toBe(7)
  })
  it('go when the engineer leaves, and current shields are cut (SA-Q32)', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe)
    const left = { ...state, officers: [] }
    expect(capShields(left, fleetIn(left, 'a1')).sp).toBe(7)
  })
})

describe('what takes an engineer\u2019s shields away (SA-Q32)', () => {
  type Reading = Readonly<Record<string, string>>
  const crewed = (rulings: Reading) =>
    at(battleWith(rulings, anArmada('a', [{ id: 'a1' }, { id: 'a2' }], [anOfficer('e', 'chiefEngineer', 'a1', 6)]), foe), 'roundStart')
  const shields = (state: BattleState, id = 'a1') => [fleetIn(state, id).sp, spMax(state, fleetIn(state, id))]
  const correct = (state: BattleState, correction: SaCommands['correctOfficer']['correction']) =>
    play(state, { type: 'correctOfficer', officerId: o('e'), correction, reason: '' })
  const silence = (state: BattleState, ending: Ending) =>
    play(state, {
      type: 'addEffect',
      fleetId: f('a1'),
      effect: { kind: 'condition', condition: 'communications', ability: null },
      ending,
      reason: ''
    })
  const scrambledIn2 = (state: BattleState) =>
    after(state, {
      type: 'effectBegun',
      effect: {
        id: 'e9',
        kind: 'scramble',
        officerId: o('Scrambler'),
        targetId: 'a1',
        victimId: o('e'),
        round: 2,
        cause: 'sa.cause.scramble',
        source: 'SA-072',
        ending: endOfRound(2),
        suspension: null
      }
    })
  const gone: readonly ((state: BattleState) => BattleState)[] = [
    state => play(state, { type: 'changeRoles', changes: [{ officerId: o('e'), role: 'commander' }] }),
    state => play(at(state, 'engineering'), { type: 'transferOfficer', officerId: o('e'), toFleetId: f('a2') }),
    state => correct(state, { fleetId: f('a2') }),
    state => correct(state, { role: 'chiefCaster' })
  ]
  const felled: readonly ((state: BattleState) => BattleState)[] = [
    state => correct(state, { isIncapacitated: true }),
    state => after(state, { type: 'officerFelled', officerId: o('e') })
  ]
  const kept: readonly ((state: BattleState) => BattleState)[] = [
    state => silence(state, BATTLE),
    state => at(scrambledIn2(state), 'roundStart', 2)
  ]
  const all = (rulings: Reading, ways: readonly ((state: BattleState) => BattleState)[]) => ways.map(way => shields(way(crewed(rulings))))

  it('is falling in a duel, whatever the reading: the felled give no benefit (SA-066)', () => {
    for (const reading of ['roleOrFleetChange', 'anySuppression', 'neverLost'])
      expect(all({ 'sa.engineerSp': reading }, felled)).toEqual(felled.map(() => [7, 7]))
    const state = after(crewed({}), { type: 'officerFelled', officerId: o('e') })
    expect(spMaxOf(state, fleetIn(state, 'a1')).parts.at(-1)).toMatchObject({ value: 3, notCounted: 'sa.notCounted.incapacitated' })
  })
  it('is no more kept for one who leaves after falling (sa.engineerSp = neverLost)', () => {
    const state = after(crewed({ 'sa.engineerSp': 'neverLost' }), { type: 'officerFelled', officerId: o('e') })
    expect(shields(correct(state, { role: 'commander' }))).toEqual([7, 7])
  })
  it('is falling after having left, too: the felled raise no maximum by any reading (sa.engineerSp = neverLost)', () => {
    const rulings = { 'sa.engineerSp': 'neverLost' }
    const felledAfter = gone.flatMap(way => felled.map(fall => fall(way(crewed(rulings)))))
    expect(felledAfter.map(state => shields(state))).toEqual(felledAfter.map(() => [7, 7]))
    // Who is on his feet again counts again.
    expect(felledAfter.map(state => shields(correct(state, { isIncapacitated: false })))).toEqual(felledAfter.map(() => [7, 10]))
  })
  it('is leaving the fleet or the role, not being scrambled or cut off (sa.engineerSp = roleOrFleetChange)', () => {
    const rulings = { 'sa.engineerSp': 'roleOrFleetChange' }
    expect(all(rulings, gone)).toEqual(gone.map(() => [7, 7]))
    expect(all(rulings, kept)).toEqual(kept.map(() => [10, 10]))
  })
  it('is being scrambled or cut off as well: 7 at most, not 10 (sa.engineerSp = anySuppression, SA-022, SA-072, SA-109)', () => {
    for (const rulings of [{}, { 'sa.engineerSp': 'anySuppression' }]) {
      expect(all(rulings, gone)).toEqual(gone.map(() => [7, 7]))
      expect(all(rulings, kept)).toEqual(kept.map(() => [7, 7]))
    }
  })
  it('is nothing at all (sa.engineerSp = neverLost)', () => {
    const rulings = { 'sa.engineerSp': 'neverLost' }
    expect(all(rulings, gone)).toEqual(gone.map(() => [10, 10]))
    expect(all(rulings, kept)).toEqual(kept.map(() => [10, 10]))
  })
  it('only for the time: the maximum comes back, the points do not (sa.engineerSp = anySuppression)', () => {
    const crew = crewed({ 'sa.engineerSp': 'anySuppression' })
    expect(shields(at(scrambledIn2(crew), 'resolution', 1))).toEqual([10, 10])
    const later = at(at(scrambledIn2(crew), 'roundStart', 2), 'roundStart', 3)
    expect(shields(later)).toEqual([7, 10])
    const silent = silence(crew, BATTLE)
    expect(spMaxOf(silent, fleetIn(silent, 'a1')).parts.at(-1)).toMatchObject({ value: 3, notCounted: 'sa.notCounted.communications' })
    const id = silent.effects[0]?.id ?? ''
    const repaired = after(silent, { type: 'effectSuspended', effectId: id, cause: 'sa.cause.repair', ending: endOfRound(1) })
    expect(shields(repaired)).toEqual([7, 10])
    const full = having(repaired, 'a1', { sp: 10 })
    expect(shields(after(full, { type: 'effectResumed', effectId: id }))).toEqual([7, 7])
  })
  it('an engineer who comes later raises the maximum, not the points, under every reading', () => {
    for (const reading of ['roleOrFleetChange', 'anySuppression', 'neverLost']) {
      const crew = at(crewed({ 'sa.engineerSp': reading }), 'engineering')
      const moved = play(crew, { type: 'transferOfficer', officerId: o('e'), toFleetId: f('a2') })
      expect(shields(moved, 'a2')).toEqual([7, 10])
    }
  })
  it('the better of two engineers who have left counts where nothing is lost (sa.engineerSp = neverLost)', () => {
    const crew = battleWith(
      { 'sa.engineerSp': 'neverLost' },
      anArmada('a', [{ id: 'a1' }], [anOfficer('e', 'chiefEngineer', 'a1', 18)]),
      foe
    )
    const role = (ranks: number) => (state: BattleState) => {
      const again = { ...state, officers: state.officers.map(one => ({ ...one, role: 'chiefEngineer' as const, ranks: sameRanks(ranks) })) }
      return after(again, { type: 'roleChanged', officerId: o('e'), role: 'commander' })
    }
    expect(shields(role(6)(role(18)(crew)))).toEqual([12, 12])
  })
  it('the best engineer a fleet has had counts where nothing is lost (sa.engineerSp = neverLost)', () => {
    const two = [anOfficer('e', 'chiefEngineer', 'a1', 18), anOfficer('u', 'chiefEngineer', 'a2', 6)]
    const crew = at(battleWith({ 'sa.engineerSp': 'neverLost' }, anArmada('a', [{ id: 'a1' }, { id: 'a2' }], two), foe), 'roundStart')
    const swapped = after(
      crew,
      { type: 'officerMoved', officerId: o('e'), toFleetId: f('a2') },
      { type: 'officerMoved', officerId: o('u'), toFleetId: f('a1') }
    )
    expect([shields(swapped), shields(swapped, 'a2')]).toEqual([
      [12, 12],
      [10, 12]
    ])
  })
})

describe('shields and the GM (SA-021)', () => {
  const state = battle(anArmada('a', [{ id: 'a1' }]), foe)
  it('move as the GM says, never below 0', () => {
    const low = having(state, 'a1', { adjustments: { spMax: -9 } })
    expect(spMax(low, fleetIn(low, 'a1'))).toBe(0)
  })
  it('are cut to their maximum from one above it', () => {
    const state = battle(anArmada('a', [{ id: 'a1' }]), foe)
    expect(capShields(state, { ...fleetIn(state, 'a1'), sp: 8 }).sp).toBe(7)
    expect(capShields(state, { ...fleetIn(state, 'a1'), sp: 7 }).sp).toBe(7)
  })
  it('are left as they are when they stand below their maximum', () => {
    const low = having(state, 'a1', { sp: 3 })
    expect(capShields(low, fleetIn(low, 'a1'))).toBe(fleetIn(low, 'a1'))
  })
})
