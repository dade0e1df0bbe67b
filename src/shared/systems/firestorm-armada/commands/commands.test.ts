import { describe, expect, it } from 'vitest'
import { duel, f, given, suffering, u } from '@kit/systems/firestorm-armada'

const set = (value: string) => ({ type: 'setRuling', key: 'fa.critRow7', value }) as const

describe('another reading in mid-battle', () => {
  it('may be a row of the table of criticals (FA-Q02)', () => {
    given(duel())
      .when(set('ragingFire/1'))
      .then({ type: 'rulingSet', key: 'fa.critRow7', value: 'ragingFire/1' })
      .when(set('ragingFire/1'))
      .isRefused('nothing-to-change')
    given(duel()).when(set('luck/1')).isRefused('no-such-ruling')
  })
})

describe('a marker is removed, a critical repaired (FA-005)', () => {
  it('by the GM', () => {
    given(suffering(duel(), 'a', 'ragingFire'))
      .when({ type: 'endEffect', effectId: 'e-a-ragingFire', reason: 'put out' })
      .thenState(state => expect(state.effects).toEqual([]))
  })
})

describe('the GM sets values', () => {
  it('of a fleet: name, points, shifts, alliance, note', () => {
    const correction = { name: 'Reds', victoryPoints: 7, tacticalShift: 1, commandShift: -2, handShift: 1, isAllied: true, note: 'late' }
    const correct = { type: 'correctFleet', fleetId: f('red'), correction, reason: 'misread' } as const
    given(duel())
      .when(correct)
      .then({ ...correct, type: 'fleetCorrected' })
      .thenState(state => expect(state.fleets[0]).toMatchObject(correction))
    given(duel())
      .when({ ...correct, correction: { victoryPoints: 10_000 } })
      .isRefused('bad-number')
  })
  it('of a squadron or flight: name, note, whether it was activated', () => {
    const correction = { name: 'Vanguard', hasActivated: true, note: 'reserve' }
    given(duel())
      .when({ type: 'correctUnit', unitId: u('red1'), correction, reason: '' })
      .thenState(state => expect(state.units[0]).toMatchObject(correction))
  })
})
