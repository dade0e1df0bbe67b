import { abilityCost, armadaCost, budgetOf, fleetCost } from '../derive/fleet/armada-cost'
import type { Ability, DraftArmada, DraftFleet } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { latestGrowth } from './latest-growth'
import { problem, type ArmadaProblem } from './problem'
import type { Remedy } from './remedy'

/** An armada may not cost more than its tier allows; leftover points are allowed (SA-004). What was changed last is blamed first. */
export function budgetProblems(armada: DraftArmada, rulings: SaRulings, earlier: readonly DraftArmada[] = []): readonly ArmadaProblem[] {
  const spent = armadaCost(rulings, armada).total
  const budget = budgetOf(armada.tier)
  if (spent <= budget) return []
  const over = spent - budget
  const values = { spent, budget, over, tier: armada.tier }
  const common = { code: 'over-budget', source: 'SA-004', field: 'fleets', values } as const
  const growth = latestGrowth(armada, rulings, earlier)
  if (growth?.kind === 'tier') return [problem({ ...common, remedy: { type: 'setArmadaTier', tier: growth.tier } })]
  if (growth?.kind === 'ability')
    return [
      problem({ ...common, fleetId: growth.fleetId, remedy: { type: 'dropAbility', fleetId: growth.fleetId, ability: growth.ability } })
    ]
  const grown = { ...armada, fleets: armada.fleets.filter(fleet => fleet.id === growth?.fleetId) }
  const remedy = smallestLowering(grown, rulings, over) ?? cheapestDrop(armada, rulings, over) ?? smallestLowering(armada, rulings, over)
  return [problem({ ...common, fleetId: growth?.fleetId ?? remedy?.fleetId ?? null, remedy })]
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
