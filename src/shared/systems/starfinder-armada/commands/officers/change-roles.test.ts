import { describe, expect, it } from 'vitest'
import { present } from '../../../../kernel/present'
import { officerBonusTotal } from '../../derive/checks/officer-bonus'
import { armadaId, fleetId, ranksAs, type Role } from '../../model/design'
import { anArmada, anOfficer, at, battle, given, o, play } from '@kit/systems/starfinder-armada'

const table = at(
  battle(
    anArmada(
      'us',
      [{ id: 'a' }, { id: 'b' }],
      [anOfficer('Ada', 'admiral', 'a'), anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]
    ),
    anArmada('them', [{ id: 'x' }])
  ),
  'roundStart'
)

describe('changing roles (SA-053, SA-077)', () => {
  it('lets an officer take another role at the start of a round', () => {
    given(table)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Cy'), role: 'chiefCaster' }] })
      .then({ type: 'roleChanged', officerId: o('Cy'), role: 'chiefCaster' })
      .thenState(state => expect(state.officers.find(x => x.id === 'Cy')?.role).toBe('chiefCaster'))
  })
  it('counts the ranks of the new role from then on (SA-048)', () => {
    const cy = { ...anOfficer('Cy', 'commander', 'a'), ranks: { ...ranksAs('commander', 18), chiefTechnician: 6 } }
    const crewed = at(battle(anArmada('us', [{ id: 'a' }], [cy]), anArmada('them', [{ id: 'x' }])), 'roundStart')
    const bonusAs = (role: Role) => {
      const after = play(crewed, { type: 'changeRoles', changes: [{ officerId: o('Cy'), role }] })
      return officerBonusTotal(present(after.officers[0], 'Cy'))
    }
    expect((['chiefTechnician', 'chiefCaster'] as const).map(bonusAs)).toEqual([3, 2])
  })
  it('lets two officers swap in one breath', () => {
    const swap = [
      { officerId: o('Ada'), role: 'commander' as const },
      { officerId: o('Cy'), role: 'admiral' as const }
    ]
    given(table)
      .when({ type: 'changeRoles', changes: swap })
      .thenAmong({ type: 'roleChanged', officerId: o('Cy'), role: 'admiral' })
  })
  it('comes before the engineering phase', () => {
    given(at(table, 'engineering'))
      .when({ type: 'changeRoles', changes: [{ officerId: o('Cy'), role: 'chiefCaster' }] })
      .isRefused('wrong-phase')
  })
  it('names an officer once', () => {
    const twice = [
      { officerId: o('Cy'), role: 'chiefCaster' as const },
      { officerId: o('Cy'), role: 'commander' as const }
    ]
    given(table).when({ type: 'changeRoles', changes: twice }).isRefused('duplicate-id')
  })
  it('loses no shields in a swap of engineers, whoever is named first (SA-Q32)', () => {
    const crewed = at(
      battle(
        anArmada('us', [{ id: 'a' }], [anOfficer('Eng', 'chiefEngineer', 'a', 18), anOfficer('Cy', 'commander', 'a', 18)]),
        anArmada('them', [{ id: 'x' }])
      ),
      'roundStart'
    )
    const swap = [
      { officerId: o('Eng'), role: 'commander' as const },
      { officerId: o('Cy'), role: 'chiefEngineer' as const }
    ]
    for (const changes of [swap, swap.slice().reverse()]) {
      given(crewed)
        .when({ type: 'changeRoles', changes })
        .thenState(state => expect(state.fleets[0]?.sp).toBe(12))
    }
  })
  it('says which officer is not there, and when nothing changes', () => {
    given(table)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Nobody'), role: 'admiral' }] })
      .isRefused('no-such-officer')
    given(table).when({ type: 'changeRoles', changes: [] }).isRefused('nothing-to-change')
  })
})

describe('one officer of each role in a fleet (SA-045)', () => {
  it('refuses a second commander aboard', () => {
    given(table)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Ada'), role: 'commander' }] })
      .isRefused('role-taken')
  })
})

describe('one admiral in an armada (SA-055)', () => {
  it('lets another take over from an admiral who is out of the fight', () => {
    const lost = { ...table, fleets: table.fleets.map(fleet => (fleet.id === 'a' ? { ...fleet, status: 'destroyed' as const } : fleet)) }
    given(lost)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Bo'), role: 'admiral' }] })
      .then({ type: 'roleChanged', officerId: o('Bo'), role: 'admiral' })
  })
  it('or who fell in a duel, wherever the other serves', () => {
    const fallen = { ...table, officers: table.officers.map(one => (one.id === 'Ada' ? { ...one, isIncapacitated: true } : one)) }
    given(fallen)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Bo'), role: 'admiral' }] })
      .then({ type: 'roleChanged', officerId: o('Bo'), role: 'admiral' })
  })
  it('minds nobody else: two admirals of an enemy are no matter of ours', () => {
    const odd = {
      ...table,
      officers: [
        ...table.officers,
        ...['E1', 'E2'].map(id => ({ ...present(table.officers[0], id), id: o(id), armadaId: armadaId('them'), fleetId: fleetId(id) }))
      ]
    }
    given(odd)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Cy'), role: 'chiefCaster' }] })
      .thenAmong({ type: 'roleChanged', officerId: o('Cy'), role: 'chiefCaster' })
  })
  it('refuses a second admiral in another fleet', () => {
    given(table)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Bo'), role: 'admiral' }] })
      .isRefused('second-admiral')
  })
})
