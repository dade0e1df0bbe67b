import { describe, expect, it } from 'vitest'
import { at, begun } from '@kit/systems/petit-wargame'
import { deployZone, isInZone } from './deploy-zone'

describe('where squadrons are placed (PW-026, PW-Q11)', () => {
  it('pw.deployZones = free: anywhere', () => {
    expect([deployZone(begun([], []), 'A'), deployZone(begun([], []), 'B')]).toEqual([
      { from: 0, to: 29 },
      { from: 0, to: 29 }
    ])
  })
  it('pw.deployZones = ownEdge: so many rows from the own edge, five unless the campaign says otherwise', () => {
    const five = begun([], [], { 'pw.deployZones': 'ownEdge' })
    const eight = begun([], [], { 'pw.deployZones': 'ownEdge', 'pw.deployRows': '8' })
    expect([deployZone(five, 'A'), deployZone(five, 'B')]).toEqual([
      { from: 0, to: 4 },
      { from: 25, to: 29 }
    ])
    expect([deployZone(eight, 'A'), deployZone(eight, 'B')]).toEqual([
      { from: 0, to: 7 },
      { from: 22, to: 29 }
    ])
    expect([isInZone(five, 'A', at(0, 4, 9)), isInZone(five, 'A', at(0, 5, 9)), isInZone(five, 'B', at(0, 25, 9))]).toEqual([
      true,
      false,
      true
    ])
  })
})
