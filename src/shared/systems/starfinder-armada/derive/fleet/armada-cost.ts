import type { Breakdown } from '../../../../core/breakdown/breakdown'
import { sum } from '../../../../kernel/collections'
import type { Ability, BySize, DraftArmada } from '../../model/design'
import { ABILITY_COSTS, type AbilityRow } from '../../tables/abilities'
import { BUDGETS } from '../../tables/armada-budgets'
import { BASE_COSTS, PATTERN_COSTS_19, PATTERN_COSTS_21 } from '../../tables/fleet-costs'
import { TIER_LIMITS } from '../../tables/limits'
import type { SaRulings } from '../../model/rulings'
import { readRuling } from '../../rulings'
import { agileCost } from './agile'
import { atTier, type FleetBasics } from './basics'
import { count, countWith, explained } from '../tally'

/** Build points an armada of that tier may spend (SA-003). */
export function budgetOf(tier: number): number {
  return atTier<number>(BUDGETS, tier)
}

/** Price of an ability in build points (SA-027). `agile` has no price in the tables: it costs what the GM says, else 0 (SA-Q04). */
export function abilityCost(rulings: SaRulings, ability: Ability): number {
  return abilityRow(ability)?.bp ?? agileCost(rulings)
}

/** The row of an ability in the price table; null for `agile`, which is not in it. */
export function abilityRow(ability: Ability): AbilityRow | null {
  return ability === 'agile' ? null : ABILITY_COSTS[ability]
}

/**
 * Price of a fleet without its abilities (SA-009). Tier 19 is printed or by the pattern (SA-Q14); tier 21 has a price of its own where the
 * campaign plays it (SA-Q15). Other tiers outside 1 to 20 use the nearest row.
 */
function baseCost(rulings: SaRulings, fleet: FleetBasics): number {
  if (fleet.tier === 19 && readRuling(rulings, 'sa.cost19') === 'pattern') return PATTERN_COSTS_19[fleet.size]
  if (fleet.tier === TIER_LIMITS.fleetExtrapolated && readRuling(rulings, 'sa.maxFleetTier') === '21') return PATTERN_COSTS_21[fleet.size]
  return atTier<BySize<number>>(BASE_COSTS, fleet.tier)[fleet.size]
}

/** Price of a fleet: by tier and size (SA-009), plus each ability as often as it is listed (SA-004, SA-027). */
export function fleetCost(rulings: SaRulings, fleet: FleetBasics): Breakdown {
  return explained(tally => {
    count(tally, 'fleetCost', baseCost(rulings, fleet), 'SA-009')
    for (const ability of fleet.abilities) countWith(tally, `sa.ability.${ability}`, abilityCost(rulings, ability), 'SA-027', undefined)
  })
}

/** The same as a plain number, for whoever asks it of many fleets at once. */
export function fleetPoints(rulings: SaRulings, fleet: FleetBasics): number {
  return baseCost(rulings, fleet) + sum(fleet.abilities.map(ability => abilityCost(rulings, ability)))
}

/** Price of an armada: its fleets, one part each (SA-004). */
export function armadaCost(rulings: SaRulings, armada: Pick<DraftArmada, 'fleets'>): Breakdown {
  return explained(tally => {
    for (const fleet of armada.fleets) countWith(tally, 'sa.part.fleet', fleetCost(rulings, fleet).total, 'SA-004', { name: fleet.name })
  })
}
