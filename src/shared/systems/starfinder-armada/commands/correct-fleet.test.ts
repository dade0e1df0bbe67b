import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, fleetIn, given, having } from '../testkit'
import { hpMax } from '../derive/hull'
import type { FleetCorrection } from './command'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery', 2)
const set = (correction: FleetCorrection) => ({ type: 'correctFleet', fleetId: f('a'), correction, reason: 'misread' }) as const

describe('the GM sets any value of a fleet', () => {
  it('shields and hull', () => {
    given(table).when(set({ hp: 15, sp: 2 })).then({ type: 'fleetCorrected', fleetId: f('a'), correction: { hp: 15, sp: 2 }, reason: 'misread' }).thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hp: 15, sp: 2, status: 'active' }))
  })
  it('never above the shield maximum, which can be shifted too', () => {
    given(table).when(set({ sp: 30 })).thenState(state => expect(fleetIn(state, 'a').sp).toBe(7))
    given(table).when(set({ sp: 30, adjustments: { spMax: 10 } })).thenState(state => expect(fleetIn(state, 'a').sp).toBe(17))
  })
  it('and a hull set to nothing disables or destroys (SA-097, SA-098)', () => {
    given(table).when(set({ hp: 0 })).thenAmong({ type: 'fleetDisabled', fleetId: f('a'), because: 'damage' })
    given(table).when(set({ hp: -22 })).thenAmong({ type: 'fleetDestroyed', fleetId: f('a') })
    given(table).when(set({ hp: 0, status: 'active' })).thenState(state => expect(fleetIn(state, 'a').status).toBe('active'))
  })
  it('and a hull set above nothing brings it back', () => {
    given(having(table, 'a', { status: 'destroyed', hp: -30, outSince: 1 })).when(set({ hp: 4 })).thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'active', hp: 4, outSince: null }))
  })
  it('status, marks, name, adjustments', () => {
    given(table).when(set({ status: 'routed' })).thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'routed', rout: { dc: 10, since: 2, roundsFled: 0 } }))
    given(table).when(set({ status: 'fled' })).thenState(state => expect(fleetIn(state, 'a').outSince).toBe(2))
    given(having(table, 'a', { hasAttacked: true, targetsThisRound: [f('x')] })).when(set({ hasAttacked: false })).thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hasAttacked: false, targetsThisRound: [] }))
    given(table).when(set({ adjustments: { hpMax: 9 } })).thenState(state => expect(hpMax(state, fleetIn(state, 'a'))).toBe(30))
    given(table).when(set({ name: 'Renamed' })).thenState(state => expect(fleetIn(state, 'a').name).toBe('Renamed'))
  })
  it('says what cannot be', () => {
    given(table).when(set({})).isRefused('nothing-to-change')
    given(table).when(set({ hp: 1.5 })).isRefused('bad-number')
    given(table).when(set({ sp: -1 })).isRefused('bad-number')
    given(table).when(set({ adjustments: { ac: 5000 } })).isRefused('bad-number')
    given(table).when(set({ name: ' ' })).isRefused('bad-name')
    given(table).when({ ...set({ hp: 1 }), fleetId: f('zz') }).isRefused('no-such-fleet')
  })
})
