import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, given } from '@kit/systems/starfinder-armada'

const table = at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'helm')

describe('what a side knows of a fleet', () => {
  it('is set outright, from 0 to 3, the last word counting', () => {
    given(table)
      .when({ type: 'setScan', sideId: 'A', fleetId: f('x'), level: 1 })
      .thenState(() => true)
      .when({ type: 'setScan', sideId: 'A', fleetId: f('x'), level: 3 })
      .thenState(state => expect(state.scans).toEqual([{ sideId: 'A', fleetId: 'x', level: 3 }]))
  })
  it('says what cannot be', () => {
    given(table)
      .when({ type: 'setScan', sideId: 'A', fleetId: f('x'), level: 4 })
      .isRefused('bad-number')
    given(table)
      .when({ type: 'setScan', sideId: 'Q', fleetId: f('x'), level: 1 })
      .isRefused('no-such-armada')
    given(table)
      .when({ type: 'setScan', sideId: 'A', fleetId: f('zz'), level: 1 })
      .isRefused('no-such-fleet')
  })
})
