import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, battle, f, given, o } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(
  battle(
    anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Cy', 'commander', 'a'), anOfficer('Bo', 'commander', 'b')]),
    anArmada('them', [{ id: 'x' }])
  ),
  'helm'
)
const set = (correction: SaCommands['correctOfficer']['correction']) =>
  ({ type: 'correctOfficer', officerId: o('Cy'), correction, reason: '' }) as const

describe('the GM sets what an officer has left (SA-045, SA-046, SA-051)', () => {
  it('Resolve Points, the action of the round, health', () => {
    given(table)
      .when(set({ resolvePoints: 5, hasActed: true, isIncapacitated: true }))
      .thenState(state => expect(state.officers[0]).toMatchObject({ resolvePoints: 5, hasActed: true, isIncapacitated: true }))
  })
  it('Resolve Points from 0 to 99', () => {
    for (const resolvePoints of [0, 99])
      given(table)
        .when(set({ resolvePoints }))
        .thenState(state => expect(state.officers[0]?.resolvePoints).toBe(resolvePoints))
    for (const resolvePoints of [100, 1.5]) given(table).when(set({ resolvePoints })).isRefused('bad-number')
  })
  it('the fleet and the role, never doubling a role aboard', () => {
    given(table)
      .when(set({ fleetId: f('b'), role: 'chiefCaster' }))
      .thenState(state => expect(state.officers[0]).toMatchObject({ fleetId: 'b', role: 'chiefCaster' }))
    given(table)
      .when(set({ fleetId: f('b') }))
      .isRefused('role-taken')
  })
  it('the ranks of one role, and those of the others stay (SA-048)', () => {
    given(table)
      .when(set({ ranks: { chiefCaster: 12 } }))
      .thenState(state =>
        expect(state.officers[0]?.ranks).toEqual({ admiral: 6, commander: 6, chiefEngineer: 6, chiefCaster: 12, chiefTechnician: 6 })
      )
    for (const rank of [-1, 41, 1.5])
      given(table)
        .when(set({ ranks: { commander: rank } }))
        .isRefused('bad-number')
  })
  it('whose fewer ranks lower the shields a chief engineer raises (SA-022)', () => {
    const led = at(battle(anArmada('us', [{ id: 'a' }], [anOfficer('Cy', 'chiefEngineer', 'a')]), anArmada('them', [{ id: 'x' }])), 'helm')
    given(led)
      .when(set({ ranks: { chiefEngineer: 0 } }))
      .thenAmong({ type: 'shieldsCapped', fleetId: f('a'), sp: 9 })
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
