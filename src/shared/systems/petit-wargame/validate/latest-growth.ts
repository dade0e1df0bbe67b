import type { DraftFleet, DraftShip } from '../model/design'
import { STRUCTURE_POINTS } from '../tables/sizes'

/** The latest edit that made a fleet more expensive: a squadron or ship added, or a ship made larger. */
interface Growth {
  readonly at: string
  readonly field: 'ships' | 'size'
}

/**
 * The latest growth that still stands (PW-004); null if the budget was lowered since, or nobody knows. `earlier` holds the fleet as it was
 * before each edit, newest first.
 */
export function latestGrowth(fleet: DraftFleet, earlier: readonly DraftFleet[]): Growth | null {
  let after = fleet
  for (const before of earlier) {
    if (before.budgetPoints > after.budgetPoints && after.budgetPoints === fleet.budgetPoints) return null
    const found = growthBetween(before, after, fleet)
    if (found !== null) return found
    after = before
  }
  return null
}

function growthBetween(before: DraftFleet, after: DraftFleet, now: DraftFleet): Growth | null {
  const [had, has] = [shipsOf(before), shipsOf(now)]
  for (const { id, ships } of after.squadrons) {
    const grown = ships.find(ship => pointsOf(had, ship.id) < Math.min(STRUCTURE_POINTS[ship.size], pointsOf(has, ship.id)))
    if (grown === undefined) continue
    if (had.has(grown.id)) return { at: grown.id, field: 'size' }
    const isWhole = before.squadrons.every(one => one.id !== id) && now.squadrons.some(one => one.id === id)
    return { at: isWhole ? id : grown.id, field: 'ships' }
  }
  return null
}

function shipsOf(fleet: DraftFleet): ReadonlyMap<string, DraftShip> {
  return new Map(fleet.squadrons.flatMap(squadron => squadron.ships.map(ship => [ship.id, ship])))
}

function pointsOf(ships: ReadonlyMap<string, DraftShip>, id: string): number {
  const ship = ships.get(id)
  return ship === undefined ? 0 : STRUCTURE_POINTS[ship.size]
}
