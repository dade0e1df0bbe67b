import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import { sideOf } from '../derive/fire/enemies'
import type { BattleState, FleetState } from '../model/battle'
import { readRuling } from '../rulings'
import { SCAN_LEVELS, scanLevel } from '../view/scan-level'
import { seenBy } from '../view/seen-by'

/**
 * The battle as a player knows it (SA-074): without fleets that are hidden, and without what no scan has shown of the others. What is not
 * known stands at a value that says nothing.
 */
export function knownTo(state: BattleState, viewer: Viewer): BattleState {
  const seen = seenBy(state, viewer)
  const isAll = readRuling(seen.rulings, 'sa.enemyKnown') === 'everything'
  const levels = new Map(seen.fleets.map(fleet => [fleet.id, isAll ? SCAN_LEVELS : scanLevel(seen, viewer, fleet)]))
  const own = new Set<string>(seen.fleets.filter(fleet => isOwn(viewer, sideOf(seen, fleet))).map(fleet => fleet.id))
  const levelOf = (fleetId: FleetState['id']): number => levels.get(fleetId) ?? 0
  return {
    ...seen,
    fleets: seen.fleets.map(fleet => (own.has(fleet.id) ? fleet : asKnown(fleet, levelOf(fleet.id)))),
    officers: seen.officers.filter(officer => own.has(officer.fleetId) || levelOf(officer.fleetId) >= SCAN_LEVELS),
    obligations: seen.obligations.filter(due => own.has(due.fleetId)),
    scans: seen.scans.filter(scan => 'sideId' in viewer && scan.sideId === viewer.sideId),
    nextId: 0
  }
}

/** Where it stands in the battle everybody sees; its points are known from the first scan, its abilities from the second. */
function asKnown(fleet: FleetState, level: number): FleetState {
  return {
    ...fleet,
    ...(level >= 1 ? {} : { hp: 1, sp: 0 }),
    ...(level >= 2 ? {} : { abilities: [] }),
    hasAttacked: false,
    targetsThisRound: [],
    superweaponReadyRound: 0,
    superweaponReadyBefore: 0,
    lostEngineers: [],
    note: ''
  }
}
