import { describe, expect, it } from 'vitest'
import { like } from '@kit/core/engine'
import { present } from '../../../kernel/present'
import { officerReachHexes } from '../derive/checks/officer-bonus'
import { condition, encouraged, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { findOfficer } from '../state'
import { anArmada, anOfficer, at, battle, f, given, o } from '@kit/systems/starfinder-armada'
import { actionCheck, actionReachHexes } from './take-action'
import { act, phasesLater } from '@kit/systems/starfinder-armada/actions'

const table = at(
  battle(
    anArmada('us', [{ id: 'a', fleetClass: 'capital', abilities: ['flagship'] }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a')]),
    anArmada(
      'them',
      [{ id: 'x' }, { id: 'y' }, { id: 'z', fleetClass: 'capital' }],
      [anOfficer('Vex', 'chiefCaster', 'x'), anOfficer('Kor', 'commander', 'x')]
    )
  ),
  'gunnery'
)
const duel = (fleet = 'x') => act('Cy', { action: 'duel', fleetId: f(fleet) }, { rangeHexes: 3 })
const sums = (state: BattleState) => {
  const check = present(actionCheck(state, present(findOfficer(state, o('Cy')), 'Cy'), duel().choice), 'check')
  return [check.adds?.total, check.dc.total]
}
const scanned = (sideId: string, fleet: string, level: number): BattleState => ({ ...table, scans: [{ sideId, fleetId: f(fleet), level }] })

describe('Duel (SA-064)', () => {
  it('is an officer check against Armor Class plus 5', () => {
    expect(sums(table)).toEqual([6, 18])
    given(table)
      .when(duel())
      .rolling([12])
      .then(
        { type: 'actionTaken', officerId: o('Cy'), action: 'duel', targetId: f('x') },
        { type: 'actionRolled', officerId: o('Cy'), action: 'duel', natural: 12, total: 18, dc: 18, isSuccess: true },
        { type: 'duelFought', duel: { officerId: o('Cy'), fleetId: f('a'), targetId: f('x'), total: 18, dc: 18 } }
      )
      .thenState(state => expect(state.duels).toHaveLength(1))
  })
  it('is remembered when it falls short too: the other may yet duel back', () => {
    given(table)
      .when(duel())
      .rolling([11])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 17, dc: 18, isSuccess: false }))
      .thenState(state => expect(state.duels).toEqual([{ officerId: 'Cy', fleetId: 'a', targetId: 'x', total: 17, dc: 18 }]))
  })
  it('shows the 5 on the Armor Class', () => {
    const check = actionCheck(table, present(findOfficer(table, o('Cy')), 'Cy'), duel().choice)
    expect(check?.dc.parts).toContainEqual({ label: 'sa.part.actionBonus', value: 5, source: 'SA-064' })
  })
  it('reaches 3 hexes, from the flagship too', () => {
    const cy = present(findOfficer(table, o('Cy')), 'Cy')
    expect(actionReachHexes(table, cy, 'duel')).toBe(3)
    expect(actionReachHexes(table, cy, 'scan')).toBe(officerReachHexes(table, cy))
    given(table).when(duel()).asks({ die: 'd20', count: 1, actor: 'Cy' })
    given(table)
      .when({ ...duel(), rangeHexes: 4 })
      .isRefused('out-of-reach')
    given(table)
      .when({ ...duel(), rangeHexes: 4 })
      .forced()
      .asks({ die: 'd20' })
    given(table)
      .when({ ...duel(), rangeHexes: null })
      .asks({ die: 'd20' })
  })
  it('meets an enemy fleet with an officer, or a capital fleet', () => {
    given(table).when(duel('y')).isRefused('no-officer-near')
    given(table).when(duel('y')).forced().asks({ die: 'd20' })
    given(table).when(duel('z')).asks({ die: 'd20' })
    given(table).when(duel('b')).isRefused('not-an-enemy')
    const fallen = { ...table, officers: table.officers.map(one => ({ ...one, isIncapacitated: one.fleetId === f('x') })) }
    given(fallen).when(duel('x')).isRefused('no-officer-near')
    given({ ...fallen, officers: fallen.officers.map(one => (one.id === 'Kor' ? { ...one, isIncapacitated: false } : one)) })
      .when(duel('x'))
      .asks({ die: 'd20' })
  })
  it('is cut off with the communications of the own fleet (SA-109)', () => {
    given(withEffects(table, condition('a', 'communications')))
      .when(duel())
      .isRefused('cut-off')
  })
  it('is forgotten with the round', () => {
    const fought = given(table)
      .when(duel())
      .rolling([12])
      .thenState(() => true).state
    expect(phasesLater(fought, 1).duels).toHaveLength(1)
    expect(phasesLater(fought, 2).duels).toEqual([])
  })
})

describe('Duel with known officers (SA-065)', () => {
  it('adds 5 where a scan has shown all three categories', () => {
    expect(sums(scanned('A', 'x', 3))).toEqual([11, 18])
    given(scanned('A', 'x', 3))
      .when(duel())
      .rolling([7])
      .thenAmong(like<SaEvent>({ type: 'actionRolled', total: 18, isSuccess: true }))
  })
  it('adds nothing for less, for another fleet, or for what others know', () => {
    for (const state of [scanned('A', 'x', 2), scanned('A', 'z', 3), scanned('B', 'x', 3)]) expect(sums(state)).toEqual([6, 18])
  })
  it('adds to an encouragement of the officer, untyped both (SA-060)', () => {
    expect(sums(withEffects(scanned('A', 'x', 3), encouraged('Cy', 'untyped', 1)))).toEqual([12, 18])
  })
})
