import { areEnemies } from '../derive/fire/enemies'
import { armorClassMet } from '../derive/fleet/armor-class'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { RoutCascadeDue } from '../model/obligation'
import { readRuling } from '../rulings'
import { idFor, theFleet } from '../state'
import { owed } from './dues'

/**
 * Allies that a rout may shake if they are within 2 hexes: not routed, at half their hull or less, and without a
 * passed check since the round of the rout, however late the table settles it (SA-104, SA-105, SA-Q43).
 */
export function cascadeCandidates(state: BattleState, rout: Pick<RoutCascadeDue, 'fleetId' | 'round'>): readonly FleetState[] {
  const routed = theFleet(state, rout.fleetId)
  return state.fleets.filter(
    fleet =>
      fleet.id !== routed.id &&
      fleet.status === 'active' &&
      (fleet.moralePassedInRound ?? 0) < rout.round &&
      !areEnemies(state, fleet, routed) &&
      fleet.hp <= criticalThreshold(state, fleet)
  )
}

/** The question whom a rout may shake, if there is anybody, against the Armor Class that `sa.cascadeDc` names (SA-104, SA-Q33). */
export function cascadeOwed(state: BattleState, fleet: FleetState): readonly SaEvent[] {
  if (cascadeCandidates(state, { fleetId: fleet.id, round: state.round }).length === 0) return []
  const dc = armorClassMet(state, fleet, readRuling(state.rulings, 'sa.cascadeDc')).total
  return [owed({ id: idFor('o', state.nextId), kind: 'routCascade', fleetId: fleet.id, dc, round: state.round, isDeferred: false })]
}
