import { describe, expect, it } from 'vitest'
import { anArmada, battle, fleetIn, having } from '@kit/systems/starfinder-armada'
import type { FleetState } from '../model/battle'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import { crosses } from './threshold-dues'

const state = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]))
const half = criticalThreshold(state, fleetIn(state, 'a'))
/** Whether the hull crosses the threshold as it falls from so many points above it to so many. */
const falls = (from: number, to: number, fields: Partial<FleetState> = {}): boolean =>
  crosses(state, fleetIn(having(state, 'a', { hp: half + from, ...fields }), 'a'), half + to)

describe('the critical threshold (SA-107, SA-Q09)', () => {
  it('is crossed by a fall to it or below it, from above it', () => {
    expect([falls(1, 0), falls(5, -5), falls(2, 1)]).toEqual([true, true, false])
  })
  it('is not crossed by who is at it or below it already, and once in a battle', () => {
    expect([falls(0, -1), falls(-1, -2), falls(1, 0, { hasCrossedThreshold: true })]).toEqual([false, false, false])
  })
})
