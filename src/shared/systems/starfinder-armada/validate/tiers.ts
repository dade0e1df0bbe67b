import { clamp } from '../../../kernel/collections'
import type { DraftArmada } from '../model/design'
import { TIER_LIMITS } from '../tables/limits'
import type { SaRulings } from '../model/rulings'
import { readRuling } from '../rulings'
import { problem, type ArmadaProblem } from './problem'

/** The highest tier of any fleet: 20, where the tables end, or 21 if the campaign goes beyond them (SA-Q15). */
export function fleetTierLimit(rulings: SaRulings): number {
  return readRuling(rulings, 'sa.maxFleetTier') === '21' ? TIER_LIMITS.fleetExtrapolated : TIER_LIMITS.max
}

/** The highest tier a fleet may have in an armada of that tier: one more (SA-005), up to the highest of all (SA-Q15). */
export function fleetTierMax(rulings: SaRulings, armadaTier: number): number {
  return Math.min(fleetTierLimit(rulings), armadaTier + TIER_LIMITS.aboveArmada)
}

/** Tiers are whole numbers from 1 to 20 (SA-002, SA-Q15); a fleet is at most one above its armada (SA-005). */
export function tierProblems(armada: DraftArmada, rulings: SaRulings): readonly ArmadaProblem[] {
  const problems: ArmadaProblem[] = []
  if (!isTier(armada.tier, TIER_LIMITS.max)) {
    const remedy = { type: 'setArmadaTier', tier: nearestTier(armada.tier, TIER_LIMITS.max) } as const
    problems.push(
      problem({ code: 'bad-tier', source: 'SA-002', field: 'tier', values: { tier: armada.tier, highest: TIER_LIMITS.max }, remedy })
    )
  }
  const limit = fleetTierLimit(rulings)
  const max = fleetTierMax(rulings, nearestTier(armada.tier, TIER_LIMITS.max))
  for (const fleet of armada.fleets) {
    const values = { tier: fleet.tier, max, highest: limit, name: fleet.name }
    const at = { field: 'tier', fleetId: fleet.id, values } as const
    if (!isTier(fleet.tier, limit)) {
      const remedy = { type: 'setFleetTier', fleetId: fleet.id, tier: Math.min(max, nearestTier(fleet.tier, limit)) } as const
      problems.push(problem({ code: 'bad-tier', source: 'SA-002', ...at, remedy }))
    } else if (fleet.tier > max) {
      problems.push(
        problem({ code: 'fleet-tier-too-high', source: 'SA-005', ...at, remedy: { type: 'setFleetTier', fleetId: fleet.id, tier: max } })
      )
    }
  }
  return problems
}

function isTier(tier: number, max: number): boolean {
  return Number.isInteger(tier) && tier >= 1 && tier <= max
}

function nearestTier(tier: number, max: number): number {
  return Number.isFinite(tier) ? clamp(Math.trunc(tier), 1, max) : 1
}
