import { describe, expect, it } from 'vitest'
import { anArmada, battle, f } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'
import { scanLevel } from './scan-level'

const three = battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }]), anArmada('third', [{ id: 'm' }]))
const state: BattleState = {
  ...three,
  scans: [
    { sideId: 'A', fleetId: f('x'), level: 1 },
    { sideId: 'C', fleetId: f('x'), level: 2 },
    { sideId: 'A', fleetId: f('m'), level: 2 }
  ]
}
const levelOf = (viewer: Parameters<typeof scanLevel>[1], id: string): number => {
  const fleet = state.fleets.find(one => one.id === id)
  if (fleet === undefined) throw new Error(id)
  return scanLevel(state, viewer, fleet)
}

describe('how much of a fleet is known (SA-074)', () => {
  it('is all to its own side, and to others what their side has scanned', () => {
    expect(['A', 'B', 'C'].map(sideId => levelOf({ kind: 'side', sideId }, 'x'))).toEqual([1, 3, 2])
    expect(levelOf({ kind: 'station', sideId: 'C', ownIds: [] }, 'm')).toBe(3)
  })
  it('is, to the table, what the side that knows least of it knows, its own left out', () => {
    expect([levelOf({ kind: 'table' }, 'x'), levelOf({ kind: 'table' }, 'm'), levelOf({ kind: 'table' }, 'a')]).toEqual([1, 0, 0])
  })
  it('is nothing of a fleet that nobody has scanned', () => {
    expect(levelOf({ kind: 'side', sideId: 'B' }, 'a')).toBe(0)
  })
})
