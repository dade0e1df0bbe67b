import { abilityCost, armadaCost, budgetOf, fleetCost } from '../derive/fleet/armada-cost'
import type { Ability, DraftArmada, DraftFleet } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { problem, type ArmadaProblem } from './problem'
import type { Remedy } from './remedy'

/** An armada may not cost more than its tier allows; leftover points are allowed (SA-004). */
export function budgetProblems(armada: DraftArmada, rulings: SaRulings): readonly ArmadaProblem[] {
  const spent = armadaCost(rulings, armada).total
  const budget = budgetOf(armada.tier)
  if (spent <= budget) return []
  const over = spent - budget
  const remedy = cheapestDrop(armada, rulings, over) ?? smallestLowering(armada, rulings, over)
  const values = { spent, budget, over, tier: armada.tier }
  return [problem({ code: 'over-budget', source: 'SA-004', field: 'fleets', fleetId: remedy?.fleetId ?? null, values, remedy })]
}

type BudgetRemedy = Extract<Remedy, { readonly type: 'dropAbility' | 'setFleetTier' }>

/** The cheapest single ability whose price covers the excess; among equals, the last one of the last fleet. */
function cheapestDrop(armada: DraftArmada, rulings: SaRulings, over: number): BudgetRemedy | null {
  let found: { readonly fleet: DraftFleet; readonly ability: Ability } | null = null
  for (const fleet of armada.fleets) {
    for (const ability of fleet.abilities) {
      const price = abilityCost(rulings, ability)
      if (price >= over && (found === null || price <= abilityCost(rulings, found.ability))) found = { fleet, ability }
    }
  }
  return found === null ? null : { type: 'dropAbility', fleetId: found.fleet.id, ability: found.ability }
}

/** One fleet lowered by the fewest tiers that cover the excess; among equals, the last fleet. Null if no single fleet can. */
function smallestLowering(armada: DraftArmada, rulings: SaRulings, over: number): BudgetRemedy | null {
  let found: { readonly fleet: DraftFleet; readonly steps: number } | null = null
  for (const fleet of armada.fleets) {
    const steps = stepsToSave(fleet, rulings, over)
    if (steps !== null && (found === null || steps <= found.steps)) found = { fleet, steps }
  }
  return found === null ? null : { type: 'setFleetTier', fleetId: found.fleet.id, tier: found.fleet.tier - found.steps }
}

function stepsToSave(fleet: DraftFleet, rulings: SaRulings, over: number): number | null {
  const cost = fleetCost(rulings, fleet).total
  for (let tier = fleet.tier - 1; tier >= 1; tier -= 1) {
    if (cost - fleetCost(rulings, { ...fleet, tier }).total >= over) return fleet.tier - tier
  }
  return null
}
