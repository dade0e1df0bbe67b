import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, f, given, o } from '../testkit'
import type { CorrectOfficer } from './command'

const table = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x' }])
  ),
  'helm'
)
const set = (correction: CorrectOfficer['correction']) => ({ type: 'correctOfficer', officerId: o('Cy'), correction, reason: '' }) as const

describe('the GM sets what an officer has left (SA-045, SA-046, SA-051)', () => {
  it('Resolve Points, the action of the round, health', () => {
    given(table)
      .when(set({ resolvePoints: 5, hasActed: true, isIncapacitated: true }))
      .thenState(state => expect(state.officers[0]).toMatchObject({ resolvePoints: 5, hasActed: true, isIncapacitated: true }))
  })
  it('the fleet and the role, never doubling a role aboard', () => {
    given(table)
      .when(set({ fleetId: f('b'), role: 'chiefCaster' }))
      .thenState(state => expect(state.officers[0]).toMatchObject({ fleetId: 'b', role: 'chiefCaster' }))
    given(table)
      .when(set({ fleetId: f('b') }))
      .isRefused('role-taken')
  })
  it('says what cannot be', () => {
    given(table).when(set({})).isRefused('nothing-to-change')
    given(table)
      .when(set({ resolvePoints: -1 }))
      .isRefused('bad-number')
    given(table)
      .when(set({ fleetId: f('x') }))
      .isRefused('other-armada')
    given(table)
      .when(set({ fleetId: f('zz') }))
      .isRefused('no-such-fleet')
    given(table)
      .when({ ...set({ hasActed: true }), officerId: o('Nobody') })
      .isRefused('no-such-officer')
  })
})
