import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { armorClassTotal } from '../derive/fleet/armor-class'
import { benefitOf } from '../derive/checks/officer-benefit'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { advance, anArmada, anOfficer, at, attack, battle, f, fleetIn, given, o, play } from '@kit/systems/starfinder-armada'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const start = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Tec', 'chiefTechnician', 'a'), anOfficer('Two', 'chiefTechnician', 'b')]),
    anArmada(
      'them',
      [{ id: 'x' }, { id: 'y' }],
      [
        anOfficer('Cas', 'chiefCaster', 'x'),
        anOfficer('Eng', 'chiefEngineer', 'x'),
        anOfficer('Hask', 'admiral', 'x'),
        anOfficer('Far', 'chiefEngineer', 'y')
      ]
    )
  ),
  'gunnery'
)
const scramble = (victim: string | null, fleet = 'x', officer = 'Tec') =>
  act(officer, { action: 'scramble', fleetId: f(fleet), victimId: victim === null ? null : o(victim) })
const acOf = (state: BattleState) => armorClassTotal(state, fleetIn(state, 'x'), { versus: 'gunnery', isFromFrontArc: false })
const victimOf = (state: BattleState) => state.effects.map(one => (one.kind === 'scramble' ? one.victimId : 'other'))
const boost = (officer: string, fleet = 'x') => act(officer, { action: 'boost', fleetId: f(fleet), boost: 'turns' })
/** The engineering phase this many rounds after the scramble. */
const engineering = (state: BattleState, rounds: number) => phasesLater(state, 3 + (rounds - 1) * 5)

/** A technician of 6 ranks in a fleet of tier 5 adds 6 to the die; the Armor Class of a fleet of tier 5 is 13. */
describe('Scramble (SA-072)', () => {
  it('succeeds where the check reaches the Armor Class of the enemy', () => {
    given(start)
      .when(scramble('Cas'))
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 13, dc: 13 }), like<SaEvent>({ type: 'effectBegun' }))
    given(start)
      .when(scramble(null))
      .rolling([6])
      .then(like<SaEvent>({ type: 'actionTaken' }), like<SaEvent>({ type: 'actionRolled', isSuccess: false }))
  })
  it('names an officer of that fleet, or none', () => {
    given(start).when(scramble('Nobody')).isRefused('no-such-officer')
    given(start).when(scramble('Far')).isRefused('wrong-kind-of-target')
    given(start).when(scramble('Two', 'b')).isRefused('not-an-enemy')
  })
  it('draws the victim among those aboard where none is named (SA-Q44)', () => {
    const asked = given(start).when(scramble(null)).rolling([7]).asks({ purpose: 'sa.roll.scrambled', die: 'd3', count: 1, actor: 'x' })
    expect([1, 2, 3].map(die => victimOf(asked.rolling([die]).thenState(() => true).state))).toEqual([['Cas'], ['Eng'], ['Hask']])
  })
  it('leaves out of the draw who is incapacitated, and rolls no die for one', () => {
    const hurt = (...ids: string[]) => ({
      ...start,
      officers: start.officers.map(one => ({ ...one, isIncapacitated: ids.includes(one.id) }))
    })
    given(hurt('Cas')).when(scramble(null)).rolling([7]).asks({ die: 'd2' })
    expect(victimOf(play(hurt('Cas'), scramble(null), [7], [1]))).toEqual(['Eng'])
    expect(victimOf(play(start, scramble(null, 'y'), [7]))).toEqual(['Far'])
    expect(victimOf(play(hurt('Cas', 'Eng', 'Hask'), scramble(null), [7]))).toEqual([null])
  })
})

describe('a scrambled officer, during the next round and no longer (SA-072)', () => {
  const scrambled = play(start, scramble('Cas'), [7])
  it('gives no passive benefit', () => {
    const seen = Array.from({ length: 9 }, (_, phases) => phasesLater(scrambled, phases)).map(state => [
      state.round,
      state.phase,
      acOf(state)
    ])
    expect(seen).toEqual([
      [1, 'gunnery', 16],
      [1, 'resolution', 16],
      [2, 'roundStart', 13],
      [2, 'engineering', 13],
      [2, 'helm', 13],
      [2, 'gunnery', 13],
      [2, 'resolution', 13],
      [3, 'roundStart', 16],
      [3, 'engineering', 16]
    ])
    const next = phasesLater(scrambled, 2)
    expect(benefitOf(next, fleetIn(next, 'x'), 'chiefCaster')).toMatchObject({ bonus: 3, blockedBy: 'scrambled' })
    expect(benefitOf(next, fleetIn(next, 'x'), 'admiral')?.blockedBy).toBeNull()
  })
  it('takes no action', () => {
    const conjure = act('Cas', { action: 'conjure', place: '' })
    given(engineering(scrambled, 1)).when(conjure).isRefused('officer-unable')
    given(engineering(scrambled, 1)).when(conjure).forced().asks({ die: 'd20' })
    given(engineering(scrambled, 2)).when(conjure).asks({ die: 'd20' })
  })
  it('takes no action to reach another fleet either (SA-054)', () => {
    const leave = { type: 'transferOfficer', officerId: o('Cas'), toFleetId: f('y') } as const
    given(engineering(scrambled, 1)).when(leave).isRefused('officer-unable')
    given(engineering(scrambled, 2))
      .when(leave)
      .then(like<SaEvent>({ type: 'officerMoved' }))
  })
  it('is free as that round ends', () => {
    const last = phasesLater(scrambled, 6)
    expect([last.round, last.phase, last.effects.length]).toEqual([2, 'resolution', 1])
    given(last)
      .when(advance)
      .thenState(state => expect([state.round, state.effects]).toEqual([3, []]))
  })
})

describe('a scrambled fleet, during the next round (SA-072)', () => {
  const scrambled = play(start, scramble('Cas'), [7])
  it('is out of reach of officers of other fleets, friend or foe', () => {
    given(engineering(scrambled, 1)).when(boost('Far')).isRefused('scrambled')
    given(engineering(scrambled, 1)).when(boost('Far')).forced().asks({ die: 'd20' })
    given(engineering(scrambled, 2)).when(boost('Far')).asks({ die: 'd20' })
    given(play(start, scramble('Cas'), [7]))
      .when(scramble('Eng', 'x', 'Two'))
      .asks({ die: 'd20' })
    given(phasesLater(scrambled, 5))
      .when(scramble('Eng', 'x', 'Two'))
      .isRefused('scrambled')
  })
  it('is helped by its own officers, who may also help others', () => {
    given(engineering(scrambled, 1)).when(boost('Eng')).asks({ die: 'd20' })
    given(engineering(scrambled, 1)).when(boost('Eng', 'y')).asks({ die: 'd20' })
  })
  it('may lose two officers to two technicians', () => {
    expect(victimOf(play(scrambled, scramble('Eng', 'x', 'Two'), [7]))).toEqual(['Cas', 'Eng'])
  })
})

describe('a Resolve Point of a scrambled officer (SA-051, SA-072)', () => {
  const scrambled = at(play(start, scramble('Cas'), [7]), 'gunnery', 2)
  const shot = { ...attack('x', 'a'), resolveOfficerId: o('Cas') }
  it('may be spent: it is neither an action nor a passive benefit (sa.scrambledResolve = yes)', () => {
    given(scrambled).when(shot).asks({ die: 'd20', count: 2 })
    given({ ...scrambled, rulings: { 'sa.scrambledResolve': 'yes' } })
      .when(shot)
      .asks({ die: 'd20', count: 2 })
  })
  it('may not where the table reads it so (sa.scrambledResolve = no)', () => {
    given({ ...scrambled, rulings: { 'sa.scrambledResolve': 'no' } })
      .when(shot)
      .isRefused('officer-unable')
  })
})
