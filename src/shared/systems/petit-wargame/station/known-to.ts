import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import { distance } from '../derive/distance'
import type { BattleState, SectorState, ShipState } from '../model/battle'
import { SECTORS, WEAPONS, type BySector } from '../model/element'
import { readRuling } from '../rulings'
import { isDestroyed, sideOf, theShip } from '../state'
import { seenBy } from '../view/seen-by'

/**
 * The battle as a player knows it (PW-043): an enemy may carry any weapon, as its sheet is its player's. So neither what this player may
 * riposte with nor what it may pick for an enemy tells what is aboard one, or how far that reaches; the game master, who sees it, says no.
 */
export function knownTo(state: BattleState, viewer: Viewer): BattleState {
  const seen = seenBy(state, viewer)
  if (readRuling(seen.rulings, 'pw.enemyKnown') === 'everything') return seen
  const range = leastRange(seen)
  const isSheetOpen = (ship: ShipState): boolean => isOwn(viewer, sideOf(seen, ship.id)) || isDestroyed(ship)
  return { ...seen, ships: seen.ships.map(ship => (isSheetOpen(ship) ? ship : { ...ship, sectors: armed(ship.sectors, range) })) }
}

/** What everybody knows of a weapon that fires: it is there, and under `pw.rangedCombat` it covers the distance (PW-Q22). */
function leastRange(seen: BattleState): number {
  const engagement = seen.activation?.engagement ?? null
  if (engagement === null || readRuling(seen.rulings, 'pw.rangedCombat') === 'no') return 1
  const { position: from } = theShip(seen, engagement.shipId)
  const { position: to } = theShip(seen, engagement.targetId)
  return from === null || to === null ? 1 : Math.max(1, distance(seen.rulings, from, to).total)
}

/** Every weapon in every sector, in place of those that are there. */
function armed(sectors: ShipState['sectors'], range: number): ShipState['sectors'] {
  const weapons = WEAPONS.flatMap(weapon => Array.from({ length: range }, () => weapon))
  const armedSector = (sector: SectorState): SectorState => ({
    ...sector,
    elements: [...sector.elements.filter(element => !WEAPONS.some(weapon => weapon === element)), ...weapons]
  })
  return Object.fromEntries(SECTORS.map(name => [name, armedSector(sectors[name])])) as BySector<SectorState>
}
