import { isOwn } from '../../../core/view/known'
import type { Viewer } from '../../../core/view/viewer'
import { sideOf } from '../derive/fire/enemies'
import type { BattleState, FleetState, OfficerState } from '../model/battle'
import { armadaId, fleetId, sameRanks } from '../model/design'
import { readRuling } from '../rulings'
import { SCAN_LEVELS, scanLevel } from '../view/scan-level'
import { seenBy } from '../view/seen-by'
import { effectAsShown } from '../view/shown-effects'

/**
 * The battle as a player knows it (SA-074): without fleets that are hidden, and without what no scan has shown of the others. What is not
 * known stands at a value that says nothing.
 */
export function knownTo(state: BattleState, viewer: Viewer): BattleState {
  const seen = seenBy(state, viewer)
  const isAll = readRuling(seen.rulings, 'sa.enemyKnown') === 'everything'
  const levels = new Map(seen.fleets.map(fleet => [fleet.id, isAll ? SCAN_LEVELS : scanLevel(seen, viewer, fleet)]))
  const own = new Set<string>(seen.fleets.filter(fleet => isOwn(viewer, sideOf(seen, fleet))).map(fleet => fleet.id))
  const levelOf = (id: FleetState['id']): number => levels.get(id) ?? 0
  const ownSides = new Set(seen.armadas.filter(armada => isOwn(viewer, armada.sideId)).map(armada => armada.id))
  const officers = seen.officers.filter(officer => own.has(officer.fleetId) || levelOf(officer.fleetId) >= SCAN_LEVELS)
  const aboard = (id: string): string => officers.find(officer => officer.id === id)?.fleetId ?? id
  const isOurs = (id: string): boolean => own.has(aboard(id)) || ownSides.has(armadaId(id))
  return {
    ...seen,
    fleets: seen.fleets.map(fleet => (own.has(fleet.id) ? fleet : asKnown(fleet, levelOf(fleet.id)))),
    officers: officers.map(officer => (own.has(officer.fleetId) ? officer : officerAsKnown(officer))),
    effects: seen.effects.flatMap(effect =>
      isOurs(effect.targetId) ? [effect] : (effectAsShown(effect, levelOf(fleetId(aboard(effect.targetId)))) ?? [])
    ),
    obligations: seen.obligations.filter(due => own.has(due.fleetId)),
    duels: seen.duels.filter(duel => own.has(duel.fleetId)),
    taunts: seen.taunts.filter(taunt => ownSides.has(taunt.armadaId)),
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
    rout: fleet.rout === null ? null : { dc: 0, since: 0, roundsFled: 0 },
    hasCrossedThreshold: false,
    moralePassedInRound: null,
    stunt: null,
    hasAttacked: false,
    targetsThisRound: [],
    arrayTargets: 1,
    superweaponReadyRound: 0,
    superweaponReadyBefore: 0,
    hasLaidMines: false,
    lostEngineers: [],
    damagedBy: [],
    adjustments: {},
    note: ''
  }
}

/** Of an officer of others only the name and the role are known, and where. */
function officerAsKnown(officer: OfficerState): OfficerState {
  return { ...officer, ranks: sameRanks(0), baseAttackBonus: null, resolvePoints: 0, hasActed: false, action: null, isIncapacitated: false }
}
