import { sum } from '../../../kernel/collections'
import type { Seeded } from '../../../kernel/seeded'
import { fleetCost } from '../derive/fleet/armada-cost'
import type { FleetBasics } from '../derive/fleet/basics'
import { SIZES, type Ability } from '../model/design'
import type { SaRulings } from '../model/rulings'

/** A fleet being designed. */
export interface Plan extends FleetBasics {
  /** Abilities it would buy, in this order. */
  readonly wishes: readonly Ability[]
  /** The tier it may be raised to. */
  readonly tierMax: number
}

/** The fleet reduced to that many points: first its tier, and at tier 1 its size. The smallest may still cost too much. */
export function lowered(rulings: SaRulings, plan: Plan, points: number): Plan {
  let next = plan
  while (fleetCost(rulings, next).total > points) {
    if (next.tier > 1) next = { ...next, tier: next.tier - 1 }
    else if (next.size !== 'small') next = { ...next, size: next.size === 'large' ? 'medium' : 'small' }
    else return next
  }
  return next
}

/** The fleet with the first ability on its list, if that costs no more than a fifth of its points. */
export function equipped(rulings: SaRulings, plan: Plan, points: number): Plan {
  const next = withNextWish(plan)
  return next !== null && 5 * (fleetCost(rulings, next).total - fleetCost(rulings, plan).total) <= points ? next : plan
}

/**
 * Spends the rest of the budget: on abilities from the lists first, fleet by fleet; then on tiers, then on sizes, each time for a fleet
 * picked at random among those that can be afforded. Returns fleets that cost no more than the budget and cannot be improved within it.
 */
export function spendRest(chance: Seeded, plans: readonly Plan[], limits: Limits): readonly Plan[] {
  let next = withWishes(plans, limits)
  for (;;) {
    const left = limits.budget - costOf(limits.rulings, next)
    const affordable = (better: (plan: Plan) => Plan | null): readonly Better[] => bettered(limits.rulings, next, better, left)
    const choices = [affordable(aTierHigher), affordable(withNextWish), affordable(aSizeLarger)]
    const choice = choices.find(some => some.length > 0)
    if (choice === undefined) return next
    const picked = choice[chance.face(choice.length) - 1]
    if (picked === undefined) return next
    next = next.map((plan, i) => (i === picked.index ? picked.plan : plan))
  }
}

/** The budget of the fleets together. */
interface Limits {
  readonly budget: number
  readonly rulings: SaRulings
}

interface Better {
  readonly index: number
  readonly plan: Plan
}

function bettered(rulings: SaRulings, plans: readonly Plan[], better: (plan: Plan) => Plan | null, points: number): readonly Better[] {
  return plans.flatMap((plan, index) => {
    const next = better(plan)
    return next !== null && fleetCost(rulings, next).total - fleetCost(rulings, plan).total <= points ? [{ index, plan: next }] : []
  })
}

/** The first ability on each fleet's list, as far as the points go. */
function withWishes(plans: readonly Plan[], { budget, rulings }: Limits): readonly Plan[] {
  let left = budget - costOf(rulings, plans)
  return plans.map(plan => {
    const next = withNextWish(plan)
    const price = next === null ? 0 : fleetCost(rulings, next).total - fleetCost(rulings, plan).total
    if (next === null || price > left) return plan
    left -= price
    return next
  })
}

function withNextWish(plan: Plan): Plan | null {
  const wish = plan.wishes.find(ability => !plan.abilities.includes(ability))
  return wish === undefined ? null : { ...plan, abilities: [...plan.abilities, wish] }
}

function aTierHigher(plan: Plan): Plan | null {
  return plan.tier < plan.tierMax ? { ...plan, tier: plan.tier + 1 } : null
}

function aSizeLarger(plan: Plan): Plan | null {
  const size = SIZES[SIZES.indexOf(plan.size) + 1]
  return size === undefined ? null : { ...plan, size }
}

/** The cost of all fleets in build points. */
export function costOf(rulings: SaRulings, plans: readonly Plan[]): number {
  return sum(plans.map(plan => fleetCost(rulings, plan).total))
}
