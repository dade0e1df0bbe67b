import type { Breakdown } from '../../../core/breakdown/breakdown'
import type { Ability, BySize, DraftArmada } from '../model/design'
import type { AbilityRow } from '../tables/abilities'
import { ABILITY_COSTS } from '../tables/abilities'
import { BUDGETS } from '../tables/armada-budgets'
import { BASE_COSTS } from '../tables/fleet-costs'
import type { FleetBasics } from './basics'
import { atTier } from './basics'
import { count, countWith, explained } from './tally'

/** Build points an armada of that tier may spend (SA-003). */
export function budgetOf(tier: number): number {
  return atTier<number>(BUDGETS, tier)
}

/** Price of an ability in build points (SA-027); 0 for `agile`, which has none (SA-Q04). */
export function abilityCost(ability: Ability): number {
  return abilityRow(ability)?.bp ?? 0
}

/** The row of an ability in the price table; null for `agile`, which is not in it. */
export function abilityRow(ability: Ability): AbilityRow | null {
  return ability === 'agile' ? null : ABILITY_COSTS[ability]
}

/** Price of a fleet: by tier and size (SA-009), and each ability as often as it is written down (SA-004, SA-027). */
export function fleetCost(fleet: FleetBasics): Breakdown {
  return explained(tally => {
    count(tally, 'fleetCost', atTier<BySize<number>>(BASE_COSTS, fleet.tier)[fleet.size], 'SA-009')
    for (const ability of fleet.abilities) countWith(tally, `sa.ability.${ability}`, abilityCost(ability), 'SA-027', undefined)
  })
}

/** Price of an armada: its fleets, one part each (SA-004). */
export function armadaCost(armada: Pick<DraftArmada, 'fleets'>): Breakdown {
  return explained(tally => {
    for (const fleet of armada.fleets) countWith(tally, 'sa.part.fleet', fleetCost(fleet).total, 'SA-004', { name: fleet.name })
  })
}
