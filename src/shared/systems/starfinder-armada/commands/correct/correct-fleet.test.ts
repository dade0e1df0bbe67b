import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'
import { hpMax } from '../../derive/fleet/hull'
import type { FleetCorrection } from '../../model/corrections'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'gunnery', 2)
const set = (correction: FleetCorrection) => ({ type: 'correctFleet', fleetId: f('a'), correction, reason: 'misread' }) as const

describe('the GM sets any value of a fleet', () => {
  it('shields and hull', () => {
    given(table)
      .when(set({ hp: 15, sp: 2 }))
      .then({
        type: 'fleetCorrected',
        fleetId: f('a'),
        correction: { hp: 15, sp: 2 },
        reached: { hp: 15, hasCrossedThreshold: false, rout: null },
        reason: 'misread'
      })
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hp: 15, sp: 2, status: 'active' }))
  })
  it('never above the shield maximum, which can be shifted too', () => {
    given(table)
      .when(set({ sp: 30 }))
      .thenState(state => expect(fleetIn(state, 'a').sp).toBe(7))
    given(table)
      .when(set({ sp: 30, adjustments: { spMax: 10 } }))
      .thenState(state => expect(fleetIn(state, 'a').sp).toBe(17))
  })
  it('nor the hull above its own, and the log says what it came to', () => {
    given(table)
      .when(set({ hp: 30, sp: 30 }))
      .then({
        type: 'fleetCorrected',
        fleetId: f('a'),
        correction: { hp: 21, sp: 7 },
        reached: { hp: 21, hasCrossedThreshold: false, rout: null },
        reason: 'misread'
      })
    given(table)
      .when(set({ hp: 30, adjustments: { hpMax: 5 } }))
      .thenState(state => expect(fleetIn(state, 'a').hp).toBe(26))
    given(table)
      .when(set({ adjustments: { hpMax: -6 } }))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hp: 15, hasCrossedThreshold: false }))
  })
  it('without a roll for damage that it brings along: nothing is owed before the first round (SA-100, SA-107)', () => {
    const brought = { type: 'fleetCorrected', fleetId: f('a'), correction: { hp: 5 }, reason: 'misread' } as const
    const reached = { hp: 5, hasCrossedThreshold: true, rout: null }
    given({ ...table, phase: 'deployment', round: 0 })
      .when(set({ hp: 5 }))
      .then({ ...brought, reached })
      .thenState(state => expect([state.obligations, fleetIn(state, 'a').hasCrossedThreshold]).toEqual([[], true]))
  })
  it('a note beside it', () => {
    given(table)
      .when(set({ note: 'carries the envoy' }))
      .thenState(state => expect(fleetIn(state, 'a').note).toBe('carries the envoy'))
      .when(set({ note: '' }))
      .thenState(state => expect(fleetIn(state, 'a').note).toBe(''))
  })
  it('and a hull set to nothing disables or destroys (SA-097, SA-098)', () => {
    given(table)
      .when(set({ hp: 0 }))
      .thenAmong({ type: 'fleetDisabled', fleetId: f('a'), because: 'damage' })
    given(table)
      .when(set({ hp: -22 }))
      .thenAmong({ type: 'fleetDestroyed', fleetId: f('a') })
    given(table)
      .when(set({ hp: 0, status: 'active' }))
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('active'))
  })
  it('and a hull set above nothing brings it back', () => {
    given(having(table, 'a', { status: 'destroyed', hp: -30, outSince: 1 }))
      .when(set({ hp: 4 }))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'active', hp: 4, outSince: null }))
  })
  it('but none back onto the map', () => {
    given(having(table, 'a', { status: 'fled', hp: -1, outSince: 1 }))
      .when(set({ hp: 4 }))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'fled', hp: 4, outSince: 1 }))
  })
  it('but a fleet that fled until it was disabled stays so through a correction of its hull (SA-103)', () => {
    given(having(table, 'a', { status: 'disabled', hp: 9, outSince: 1 }))
      .when(set({ hp: 8 }))
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('disabled'))
  })
  it('and counts destruction by the maximum it sets in the same breath', () => {
    given(table)
      .when(set({ hp: -25, adjustments: { hpMax: 20 } }))
      .thenState(state => expect(fleetIn(state, 'a').status).toBe('disabled'))
  })
  it('and a hull brought down to the threshold owes what a hit would have (SA-100, SA-107)', () => {
    given(table)
      .when(set({ hp: 10 }))
      .thenAmong({ type: 'thresholdCrossed', fleetId: f('a') })
      .thenState(state => {
        expect(state.obligations.map(due => due.kind)).toEqual(['critical', 'morale'])
        expect(new Set(state.obligations.map(due => due.id)).size).toBe(2)
      })
      .when(set({ hp: 7 }))
      .thenState(state => expect(state.obligations).toHaveLength(2))
  })
  it('and nothing where it is repaired below a threshold that another reading has raised (sa.flagshipDerived)', () => {
    // A flagship of tier 5 has 26 hull points: its threshold is 10 without its bonus, 13 with it.
    const flagship = at(battle(anArmada('us', [{ id: 'a', abilities: ['flagship'] }]), anArmada('them', [{ id: 'x' }])), 'gunnery', 2)
    const low = play({ ...flagship, rulings: { 'sa.flagshipDerived': 'hpOnly' } }, set({ hp: 11 }))
    given(play(low, { type: 'setRuling', key: 'sa.flagshipDerived', value: 'hpCtSp' }))
      .when(set({ hp: 12 }))
      .thenState(state => expect([fleetIn(state, 'a').hp, state.obligations]).toEqual([12, []]))
  })
  it('and one brought back above it may cross again', () => {
    given(having(table, 'a', { hp: 5, hasCrossedThreshold: true }))
      .when(set({ hp: 21 }))
      .thenState(state => expect(fleetIn(state, 'a').hasCrossedThreshold).toBe(false))
  })
  it('and a fleet put out of the fight owes no roll any more', () => {
    const owing = given(table)
      .when(set({ hp: 10 }))
      .thenState(() => true).state
    given(owing)
      .when(set({ hp: -30 }))
      .thenState(state => expect(state.obligations).toEqual([]))
    given(owing)
      .when(set({ status: 'fled' }))
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('an array that may not attack again fires at nobody more', () => {
    given(having(table, 'a', { hasAttacked: true, arrayTargets: 3 }))
      .when(set({ hasAttacked: true }))
      .thenState(state => expect(fleetIn(state, 'a').arrayTargets).toBe(1))
  })
  it('status, marks, name, adjustments', () => {
    given(table)
      .when(set({ status: 'routed' }))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ status: 'routed', rout: { dc: 10, since: 2, roundsFled: 0 } }))
    given(table)
      .when(set({ status: 'fled' }))
      .thenState(state => expect(fleetIn(state, 'a').outSince).toBe(2))
    given(having(table, 'a', { hasAttacked: true, targetsThisRound: [f('x')] }))
      .when(set({ hasAttacked: false }))
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hasAttacked: false, targetsThisRound: [] }))
    given(table)
      .when(set({ adjustments: { hpMax: 9 } }))
      .thenState(state => expect(hpMax(state, fleetIn(state, 'a'))).toBe(30))
    given(table)
      .when(set({ name: 'Renamed' }))
      .thenState(state => expect(fleetIn(state, 'a').name).toBe('Renamed'))
  })
  it('says what cannot be', () => {
    given(table).when(set({})).isRefused('nothing-to-change')
    given(table)
      .when(set({ hp: 1.5 }))
      .isRefused('bad-number')
    given(table)
      .when(set({ sp: -1 }))
      .isRefused('bad-number')
    given(table)
      .when(set({ adjustments: { ac: 5000 } }))
      .isRefused('bad-number')
    given(table)
      .when(set({ name: ' ' }))
      .isRefused('bad-name')
    given(table)
      .when({ ...set({ hp: 1 }), fleetId: f('zz') })
      .isRefused('no-such-fleet')
  })
})

describe('a status set by the GM (SA-104, SA-039)', () => {
  const pair = battle(anArmada('us', [{ id: 'a', abilities: ['selfDestruct'] }, { id: 'b' }]), anArmada('them', [{ id: 'x' }]))
  const shaky = having(at(pair, 'gunnery', 2), 'b', { hp: 5, hasCrossedThreshold: true })
  const owed = (rulings: Record<string, string>, status: 'routed' | 'disabled' | 'fled') =>
    play({ ...shaky, rulings }, set({ status })).obligations.map(due => due.kind)
  it('owes nothing more (sa.statusOwes = no)', () => {
    for (const rulings of [{}, { 'sa.statusOwes': 'no' }]) expect([owed(rulings, 'routed'), owed(rulings, 'disabled')]).toEqual([[], []])
  })
  it('owes what the status does (sa.statusOwes = yes)', () => {
    const rulings = { 'sa.statusOwes': 'yes' }
    expect([owed(rulings, 'routed'), owed(rulings, 'disabled'), owed(rulings, 'fled')]).toEqual([['routCascade'], ['selfDestruct'], []])
    expect(play({ ...shaky, rulings }, set({ status: 'routed' })).obligations).toMatchObject([{ fleetId: 'a', dc: 13 }])
    expect(play(having({ ...shaky, rulings }, 'a', { status: 'routed' }), set({ status: 'routed' })).obligations).toEqual([])
  })
})
