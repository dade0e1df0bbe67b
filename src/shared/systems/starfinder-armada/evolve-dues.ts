import { without } from '../../kernel/collections'
import type { BattleState, FleetState } from './model/battle'
import type { FleetId } from './model/design'
import type { SaObligation } from './model/obligation'
import { findFleet, isFighting, isGone } from './state'

/** The battle without what has come to nothing by the fate of this fleet. */
export function withoutDues(state: BattleState, id: FleetId): BattleState {
  const fleet = findFleet(state, id)
  return fleet === undefined ? state : { ...state, obligations: without(state.obligations, due => isVoid(fleet, due)) }
}

/** The battle without the check of a boarding party that is no more (SA-030). */
export function withoutBoarding(state: BattleState, effectId: string): BattleState {
  if (!state.obligations.some(due => due.kind === 'boarding' && due.effectId === effectId)) return state
  return { ...state, obligations: without(state.obligations, due => due.kind === 'boarding' && due.effectId === effectId) }
}

/**
 * A fleet out of the fight owes no roll of its own, while those who saw it rout still check and an officer aboard it may still fall; nobody fires at a fleet that is gone; and only a
 * fleet put out of the fight may blow itself up, with the volley that destroys it too (SA-039, SA-Q39).
 */
function isVoid(fleet: FleetState, due: SaObligation): boolean {
  if ((due.kind === 'boarding' || due.kind === 'freeAttack') && due.targetId === fleet.id) return isGone(fleet)
  if (due.fleetId !== fleet.id || due.kind === 'routCascade') return false
  if (due.kind === 'duelVictim') return isGone(fleet)
  return due.kind === 'selfDestruct' ? isFighting(fleet) || fleet.status === 'fled' : !isFighting(fleet)
}

/** Who comes first among what is owed (SA-Q12): attacks, then the blasts that join their volley, criticals, morale, and what a rout brings. */
const RANKS = {
  freeAttack: 0,
  boarding: 0,
  selfDestruct: 1,
  critical: 2,
  duelVictim: 2,
  morale: 3,
  routCascade: 4
} as const satisfies Readonly<Record<SaObligation['kind'], number>>

/** What is owed stands in that order, and what ranks alike in the order it fell due. */
export function withDue(dues: readonly SaObligation[], due: SaObligation): readonly SaObligation[] {
  const place = dues.findIndex(one => RANKS[one.kind] > RANKS[due.kind])
  return place < 0 ? [...dues, due] : [...dues.slice(0, place), due, ...dues.slice(place)]
}
