import { fleetCost } from '../derive/fleet/armada-cost'
import type { Ability, DraftArmada, FleetId } from '../model/design'
import type { SaRulings } from '../model/rulings'

/**
 * The latest edit that made an armada more expensive or its budget smaller: an ability bought, a fleet that costs more, or the tier of the
 * armada.
 */
type Growth =
  | { readonly kind: 'ability'; readonly fleetId: FleetId; readonly ability: Ability }
  | { readonly kind: 'fleet'; readonly fleetId: FleetId }
  | { readonly kind: 'tier'; readonly tier: number }

/** The latest growth that still stands. `earlier` holds the armada as it was before each edit, newest first. */
export function latestGrowth(armada: DraftArmada, rulings: SaRulings, earlier: readonly DraftArmada[]): Growth | null {
  let after = armada
  for (const before of earlier) {
    const found = growthBetween(before, after, armada, rulings)
    if (found !== null) return found
    after = before
  }
  return null
}

function growthBetween(before: DraftArmada, after: DraftArmada, now: DraftArmada, rulings: SaRulings): Growth | null {
  if (before.tier > after.tier && after.tier === now.tier) return { kind: 'tier', tier: before.tier }
  for (const fleet of after.fleets) {
    const was = before.fleets.find(one => one.id === fleet.id)
    const is = now.fleets.find(one => one.id === fleet.id)
    if (is === undefined || was === fleet) continue
    const bought = was === undefined ? undefined : fleet.abilities.find(one => !was.abilities.includes(one) && is.abilities.includes(one))
    if (bought !== undefined) return { kind: 'ability', fleetId: fleet.id, ability: bought }
    const price = was === undefined ? 0 : fleetCost(rulings, was).total
    if (price < Math.min(fleetCost(rulings, fleet).total, fleetCost(rulings, is).total)) return { kind: 'fleet', fleetId: fleet.id }
  }
  return null
}
