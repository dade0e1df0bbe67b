import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, given, o } from '../testkit'

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
  it('refuses a second admiral in another fleet', () => {
    given(table)
      .when({ type: 'changeRoles', changes: [{ officerId: o('Bo'), role: 'admiral' }] })
      .isRefused('second-admiral')
  })
})
