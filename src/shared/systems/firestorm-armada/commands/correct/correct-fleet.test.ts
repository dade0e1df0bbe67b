import { describe, expect, it } from 'vitest'
import type { FleetCorrection } from '../../model/corrections'
import { duel, f, given } from '@kit/systems/firestorm-armada'

const set = (correction: FleetCorrection, id = 'red') => ({ type: 'correctFleet', fleetId: f(id), correction, reason: 'misread' }) as const

describe('the GM sets values of a fleet', () => {
  it('name, points, shifts, alliance, note', () => {
    const correction = { name: 'Reds', victoryPoints: 7, tacticalShift: 1, commandShift: -2, handShift: 1, isAllied: true, note: 'late' }
    given(duel())
      .when(set(correction))
      .then({ type: 'fleetCorrected', fleetId: f('red'), correction, reason: 'misread' })
      .thenState(state => expect(state.fleets[0]).toMatchObject(correction))
  })
  it('says what cannot be', () => {
    given(duel()).when(set({})).isRefused('nothing-to-change')
    given(duel())
      .when(set({ name: ' ' }))
      .isRefused('bad-name')
    given(duel())
      .when(set({ handShift: 0.5 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ victoryPoints: 10_000 }))
      .isRefused('bad-number')
    given(duel())
      .when(set({ note: '' }, 'green'))
      .isRefused('no-such-fleet')
  })
})
