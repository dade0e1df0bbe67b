import { clamp, sum } from '../../../kernel/collections'
import { seeded, type Seeded } from '../../../kernel/seeded'
import { budgetOf, fleetCost } from '../derive/fleet/armada-cost'
import { armadaId, fleetId, type DraftArmada } from '../model/design'
import type { SaRulings } from '../model/rulings'
import { TIERS } from '../tables/tiers'
import { fleetTierMax } from '../validate/tiers'
import { crewOf, freshNames, type Names } from './crew'
import { costOf, equipped, lowered, spendRest, type Plan } from './spend'
import { STYLE_ROWS, type Squadron, type Style, type StyleRow } from './styles'

/** A request for an opponent. */
export interface OpponentOrder {
  /** Tier of the armada, 1 to 20. */
  readonly tier: number
  /** Build points it may spend: at most what its tier allows. */
  readonly budget: number
  readonly style: Style
  /** Officers, 0 to 5, the admiral first. Their ranks are the tier of the armada. */
  readonly officers: number
  /** Any whole number; the same request with the same number gives the same armada, except for its ids. */
  readonly seed: number
  readonly rulings: SaRulings
}

/** The cheapest armada: a small flagship of tier 1. */
export const BUDGET_MIN = 5

/** More fleets than this are too many to play. */
const FLEETS_MAX = 16

/** Points left that pay for an escort when nothing else can be improved. */
const ESCORT_POINTS = 10

/** The lowest tier of an armada that may spend this many build points (SA-003); 20 for more than any tier may. */
export function tierForBudget(budget: number): number {
  return TIERS.find(tier => budgetOf(tier) >= budget) ?? TIERS[TIERS.length - 1] ?? 1
}

/**
 * Designs a legal armada of that style: within its points and tiers, one flagship, abilities its classes may buy (SA-004 to SA-006,
 * SA-027). A budget below 5 counts as 5. `names` are suggestions, taken in an order that depends on the seed; `newId` returns a new id at
 * each call.
 */
export function designOpponent(order: OpponentOrder, names: Names, newId: () => string): DraftArmada {
  const chance = seeded(order.seed)
  const tier = clamp(Math.trunc(order.tier), 1, 20)
  const budget = clamp(Math.trunc(order.budget), BUDGET_MIN, budgetOf(tier))
  const plans = plannedFleets(chance, { ...order, tier, budget })
  const called = freshNames(chance, names.fleets)
  const fleets = plans.map(plan => {
    return {
      id: fleetId(newId()),
      name: called(),
      tier: plan.tier,
      size: plan.size,
      fleetClass: plan.fleetClass,
      abilities: plan.abilities
    }
  })
  return {
    id: armadaId(newId()),
    name: freshNames(chance, names.armadas)(),
    tier,
    fleets,
    officers: crewOf(chance, fleets, STYLE_ROWS[order.style].roles, { count: order.officers, ranks: tier, names: names.officers, newId }),
    allowIllegal: false
  }
}

/** The flagship and the fleets of the style; then the remaining points are spent on all of them. */
function plannedFleets(chance: Seeded, order: OpponentOrder): readonly Plan[] {
  const { budget, rulings } = order
  let plans = spendRest(chance, firstFleets(chance, order), { budget, rulings })
  while (plans.length < FLEETS_MAX) {
    const left = budget - costOf(rulings, plans)
    const wish = drawnFrom(chance, order)
    const more = lowered(rulings, wish, left)
    if (fleetCost(rulings, more).total > left || more.tier < wish.tier - 2) break
    plans = spendRest(chance, [...plans, more], { budget, rulings })
  }
  const tierMax = fleetTierMax(rulings, order.tier)
  const free = plans.map(plan => ({ ...plan, tierMax }))
  const spent = spendRest(chance, free, { budget, rulings })
  const left = budget - costOf(rulings, spent)
  if (left < ESCORT_POINTS || spent.length >= FLEETS_MAX) return spent
  const escort = lowered(rulings, { ...drawnFrom(chance, order), size: 'small' }, left)
  return spendRest(chance, [...spent, escort], { budget, rulings })
}

/** As many fleets as the style wants and the points allow, each for its share. */
function firstFleets(chance: Seeded, order: OpponentOrder): readonly Plan[] {
  const { budget, rulings } = order
  const row: StyleRow = STYLE_ROWS[order.style]
  const wanted = row.fleets[0] + chance.face(row.fleets[1] - row.fleets[0] + 1) - 1
  const flagship: Plan = { ...drawn(chance, row.flagship, order), abilities: ['flagship'] }
  const share = flagshipShare(budget, wanted)
  const plans: Plan[] = [lowered(rulings, equipped(rulings, flagship, share), share)]
  while (plans.length < wanted) {
    const left = budget - costOf(rulings, plans)
    const share = Math.max(BUDGET_MIN, Math.floor(left / (wanted - plans.length)))
    const plan = lowered(rulings, equipped(rulings, drawnFrom(chance, order), share), Math.min(left, share))
    if (fleetCost(rulings, plan).total > left) break
    plans.push(plan)
  }
  return plans
}

/** A flagship may cost as much as two other fleets. */
function flagshipShare(budget: number, wanted: number): number {
  return Math.max(BUDGET_MIN, Math.floor((budget * 2) / (wanted + 1)))
}

function drawnFrom(chance: Seeded, order: OpponentOrder): Plan {
  return drawn(chance, squadronOf(chance, STYLE_ROWS[order.style].squadrons), order)
}

function drawn(chance: Seeded, squadron: Squadron, { tier, rulings }: OpponentOrder): Plan {
  const [least, most] = squadron.below
  const tierMax = clamp(tier - least, 1, fleetTierMax(rulings, tier))
  const size = squadron.sizes[chance.face(squadron.sizes.length) - 1] ?? 'small'
  return {
    tier: clamp(tier - least - chance.face(most - least + 1) + 1, 1, tierMax),
    size,
    fleetClass: squadron.fleetClass,
    abilities: [],
    wishes: squadron.abilities,
    tierMax
  }
}

function squadronOf(chance: Seeded, squadrons: readonly Squadron[]): Squadron {
  let face = chance.face(sum(squadrons.map(squadron => squadron.weight)))
  const found = squadrons.find(squadron => (face -= squadron.weight) <= 0)
  if (found === undefined) throw new Error('A style without squadrons')
  return found
}
