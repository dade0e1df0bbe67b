import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import { sideOf } from '../derive/fire/enemies'
import type { BattleState, FleetState } from '../model/battle'

/** Categories a scan may reveal: statistics, abilities, officers (SA-074). */
export const SCAN_LEVELS = 3

/**
 * How many categories of this fleet the viewer knows: all of its own, of others what its side has scanned. The table knows what every
 * other side knows. `seen` is the battle without what is hidden from the viewer.
 */
export function scanLevel(seen: BattleState, viewer: Viewer, fleet: FleetState): number {
  const side = sideOf(seen, fleet)
  if (isOwn(viewer, side)) return SCAN_LEVELS
  const levelOf = (sideId: string): number => seen.scans.find(scan => scan.sideId === sideId && scan.fleetId === fleet.id)?.level ?? 0
  if ('sideId' in viewer) return levelOf(viewer.sideId)
  const others = seen.armadas.map(armada => armada.sideId).filter(other => other !== side)
  return others.length === 0 ? 0 : Math.min(...others.map(levelOf))
}
