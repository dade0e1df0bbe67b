import { describe, expect, it } from 'vitest'
import type { DraftArmada } from '../model/design'
import { anArmada, anOfficer, type FleetSketch } from '@kit/systems/starfinder-armada'
import { validateArmada } from './validate-armada'

const flagship: FleetSketch = { id: 'a1', tier: 5, size: 'large', fleetClass: 'capital', abilities: ['flagship'] }
const large = (id: string): FleetSketch => ({ id, tier: 5, size: 'large' })
const armada = (fleets: readonly FleetSketch[], officers: DraftArmada['officers'] = []): DraftArmada => ({
  ...anArmada('a', fleets, officers),
  allowIllegal: false
})

describe('whoever was changed last is blamed first', () => {
  /** 118 of 120 points. */
  const fleets = (changed: Partial<FleetSketch> = {}): DraftArmada =>
    armada([flagship, { ...large('a2'), ...changed }, large('a3'), large('a4'), { id: 'a5', tier: 4, abilities: ['boarders'] }])
  const blame = (now: DraftArmada, ...earlier: readonly DraftArmada[]): readonly unknown[] =>
    validateArmada(now, {}, earlier).problems.map(({ code, fleetId, remedy }) => [code, fleetId, remedy])
  const code = 'over-budget'

  it('for what it bought, though another fleet could drop something cheaper', () => {
    const [before, after] = [fleets(), fleets({ abilities: ['emp'] })]
    expect(blame(after, before)).toEqual([[code, 'a2', { type: 'dropAbility', fleetId: 'a2', ability: 'emp' }]])
    // Nor does an edit that costs nothing shift the blame.
    expect(blame({ ...after, name: 'Other' }, after, before)).toEqual(blame(after, before))
    expect(blame(after)).not.toEqual(blame(after, before))
  })
  it('for its tier, and the armada for its own', () => {
    const [low, high] = [fleets({ tier: 4 }), fleets({ tier: 6 })]
    expect(blame(high, low)).toEqual([[code, 'a2', expect.objectContaining({ type: 'setFleetTier', fleetId: 'a2' })]])
    const before = fleets()
    expect(blame({ ...before, tier: 4 }, before)).toContainEqual([code, null, { type: 'setArmadaTier', tier: 5 }])
  })
  it('for a second flagship, wherever it stands in the table', () => {
    const before = fleets({ abilities: ['flagship'] })
    const second = { ...before, fleets: before.fleets.map(fleet => (fleet.id === 'a1' ? { ...fleet, abilities: [] } : fleet)) }
    expect(blame(before, second)).toEqual([['several-flagships', 'a1', { type: 'dropAbility', fleetId: 'a1', ability: 'flagship' }]])
  })
  it('for a role that was taken', () => {
    const [old, late] = [anOfficer('x', 'admiral', 'a1'), anOfficer('y', 'admiral', 'a1')]
    const before = armada([flagship], [{ ...late, role: 'commander' }, old])
    const after = armada([flagship], [late, old])
    expect(validateArmada(after, {}, [before]).problems.map(({ officerId }) => officerId)).toEqual(['y'])
    expect(validateArmada(after, {}).problems.map(({ officerId }) => officerId)).toEqual(['x'])
  })
})
