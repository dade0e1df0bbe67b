import type { DraftSector, DraftShip } from '@shared/systems/petit-wargame/model/design'
import { SECTORS, type BySector, type Element, type Sector, type ShipSize } from '@shared/systems/petit-wargame/model/element'
import { HALF, SECTOR_POINTS_MIN, STRUCTURE_POINTS } from '@shared/systems/petit-wargame/tables/sizes'

/** Most points and elements of a sector that the files accept. */
export const SECTOR_MAX = 99

/** Structure points a sector of a ship of this size may have at most (PW-010). */
export function sectorMax(size: ShipSize): number {
  return STRUCTURE_POINTS[size] / HALF
}

/** Structure points placed on all six sectors. */
export function pointsPlaced({ sectors }: Pick<DraftShip, 'sectors'>): number {
  return SECTORS.reduce((sum, sector) => sum + sectors[sector].points, 0)
}

/** The ship with a sector's points changed. */
export function withPoints(ship: DraftShip, sector: Sector, points: number): DraftShip {
  return withSector(ship, sector, { points })
}

/** The ship with these elements in a sector, which gains points if it has too few for them. */
export function withElements(ship: DraftShip, sector: Sector, elements: readonly Element[]): DraftShip {
  const held = elements.slice(0, SECTOR_MAX)
  return withSector(ship, sector, { elements: held, points: Math.max(ship.sectors[sector].points, held.length) })
}

export function withElement(ship: DraftShip, sector: Sector, element: Element): DraftShip {
  return withElements(ship, sector, [...ship.sectors[sector].elements, element])
}

export function withoutElement(ship: DraftShip, sector: Sector, index: number): DraftShip {
  return withSector(ship, sector, { elements: ship.sectors[sector].elements.filter((_, i) => i !== index) })
}

/** Places the remaining points one by one in the sector with the fewest, within the limit of each sector. */
export function withRestSpread(ship: DraftShip): DraftShip {
  let spread = ship
  for (let left = STRUCTURE_POINTS[ship.size] - pointsPlaced(ship); left > 0; left -= 1) {
    const open = SECTORS.filter(sector => spread.sectors[sector].points < sectorMax(ship.size))
    const weakest = least(open, sector => spread.sectors[sector].points)
    if (weakest === null) break
    spread = withPoints(spread, weakest, spread.sectors[weakest].points + 1)
  }
  return spread
}

/** Takes surplus points back, one by one from the sector with the most empty ones. Elements stay, and each sector keeps two points. */
export function withSurplusTaken(ship: DraftShip): DraftShip {
  let taken = ship
  for (let over = pointsPlaced(ship) - STRUCTURE_POINTS[ship.size]; over > 0; over -= 1) {
    const empty = (sector: Sector): number => taken.sectors[sector].points - taken.sectors[sector].elements.length
    const open = SECTORS.filter(sector => empty(sector) > 0 && taken.sectors[sector].points > SECTOR_POINTS_MIN)
    const loosest = least(open, sector => -empty(sector))
    if (loosest === null) break
    taken = withPoints(taken, loosest, taken.sectors[loosest].points - 1)
  }
  return taken
}

/** The sectors of a ship without elements, with its points spread evenly. */
export function emptySectors(size: ShipSize): BySector<DraftSector> {
  const bare: DraftSector = { points: SECTOR_POINTS_MIN, elements: [] }
  const sectors = { front: bare, rear: bare, right: bare, left: bare, top: bare, bottom: bare }
  return withRestSpread({ id: '' as DraftShip['id'], name: '', size, sectors }).sectors
}

function withSector(ship: DraftShip, sector: Sector, change: Partial<DraftSector>): DraftShip {
  return { ...ship, sectors: { ...ship.sectors, [sector]: { ...ship.sectors[sector], ...change } } }
}

/** The first with the lowest value; null if there is none. */
function least(sectors: readonly Sector[], of: (sector: Sector) => number): Sector | null {
  return sectors.reduce<Sector | null>((best, sector) => (best === null || of(sector) < of(best) ? sector : best), null)
}
