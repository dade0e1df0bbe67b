import type { BattleState, Duel, OfficerState } from '../model/battle'
import type { FleetId } from '../model/design'
import { DUEL } from '../tables/officers'
import { SCAN_LEVELS } from '../tables/limits'

/** Officers aboard who can fight a duel, and fall in one. */
export function officersAble(state: BattleState, fleetId: FleetId): readonly OfficerState[] {
  return state.officers.filter(officer => officer.fleetId === fleetId && !officer.isIncapacitated)
}

/** Whether that side's scans have shown who the officers of the fleet are (SA-065, SA-074). */
export function officersKnown(state: BattleState, sideId: string | undefined, fleetId: FleetId): boolean {
  return state.scans.some(scan => scan.sideId === sideId && scan.fleetId === fleetId && scan.level >= SCAN_LEVELS)
}

/** Whether the duel is won: its check, and 5 more where the fleet dueled has dueled back this round, reach the number (SA-064, SA-065). */
export function isDuelWon(state: BattleState, duel: Duel): boolean {
  const isAnswered = state.duels.some(other => other.fleetId === duel.targetId && other.targetId === duel.fleetId)
  return duel.total + (isAnswered ? DUEL.bonus : 0) >= duel.dc
}
