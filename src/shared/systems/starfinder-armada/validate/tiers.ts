import { clamp } from '../../../kernel/collections'
import type { DraftArmada } from '../model/design'
import { TIER_LIMITS } from '../tables/limits'
import type { ArmadaProblem } from './problem'
import { problem } from './problem'

/** The highest tier a fleet may have in an armada of that tier (SA-005), 20 at the most (SA-Q15). */
export function fleetTierMax(armadaTier: number): number {
  return Math.min(TIER_LIMITS.max, armadaTier + TIER_LIMITS.aboveArmada)
}

/** Tiers are whole numbers from 1 to 20 (SA-002); a fleet is at most one above its armada (SA-005). */
export function tierProblems(armada: DraftArmada): readonly ArmadaProblem[] {
  const problems: ArmadaProblem[] = []
  if (!isTier(armada.tier)) {
    const remedy = { type: 'setArmadaTier', tier: nearestTier(armada.tier) } as const
    problems.push(problem({ code: 'bad-tier', source: 'SA-002', field: 'tier', values: { tier: armada.tier }, remedy }))
  }
  const max = fleetTierMax(nearestTier(armada.tier))
  for (const fleet of armada.fleets) {
    const values = { tier: fleet.tier, max, name: fleet.name }
    const at = { field: 'tier', fleetId: fleet.id, values } as const
    if (!isTier(fleet.tier)) {
      const remedy = { type: 'setFleetTier', fleetId: fleet.id, tier: Math.min(max, nearestTier(fleet.tier)) } as const
      problems.push(problem({ code: 'bad-tier', source: 'SA-002', ...at, remedy }))
    } else if (fleet.tier > max) {
      problems.push(
        problem({ code: 'fleet-tier-too-high', source: 'SA-005', ...at, remedy: { type: 'setFleetTier', fleetId: fleet.id, tier: max } })
      )
    }
  }
  return problems
}

function isTier(tier: number): boolean {
  return Number.isInteger(tier) && tier >= 1 && tier <= TIER_LIMITS.max
}

function nearestTier(tier: number): number {
  return Number.isFinite(tier) ? clamp(Math.trunc(tier), 1, TIER_LIMITS.max) : 1
}
