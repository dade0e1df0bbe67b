import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import { findFleet, isFighting, isGone } from '../state'

type ObligationOwed = Extract<SaEvent, { type: 'obligationOwed' }>

const NOTHING: readonly SaEvent[] = []

/** An obligation falls due. `placed` gives it its place once the whole decision is known. */
export function owed(obligation: SaObligation): ObligationOwed {
  return { type: 'obligationOwed', obligation, before: null }
}

/** The event with its obligation's place among the others: by rank, and within a rank in the order they fell due (SA-Q12). */
export function placed(state: BattleState, event: ObligationOwed): ObligationOwed {
  const before = state.obligations.find(one => RANKS[one.kind] > RANKS[event.obligation.kind])?.id ?? null
  return before === event.before ? event : { ...event, before }
}

/** The rank of an obligation (SA-Q12): attacks, then self-destructions that join their volley, criticals, morale, and rout cascades. */
const RANKS = {
  freeAttack: 0,
  boarding: 0,
  selfDestruct: 1,
  critical: 2,
  duelVictim: 2,
  morale: 3,
  routCascade: 4
} as const satisfies Readonly<Record<SaObligation['kind'], number>>

/** Obligations that the event makes lapse: those of a fleet that is now out of the fight, or back in it. `state` is after the event. */
export function lapsedBy(state: BattleState, event: SaEvent): readonly SaEvent[] {
  if (!mayLapseDues(event) || state.obligations.length === 0) return NOTHING
  const fleet = findFleet(state, event.fleetId)
  if (fleet === undefined) return NOTHING
  const obligationIds = state.obligations.filter(due => isVoid(fleet, due)).map(due => due.id)
  return obligationIds.length === 0 ? NOTHING : [{ type: 'obligationsLapsed', obligationIds }]
}

/** Whether the event may make obligations lapse, since it changes who fights. */
export function mayLapseDues(
  event: SaEvent
): event is Extract<SaEvent, { type: 'fleetDisabled' | 'fleetDestroyed' | 'fleetCorrected' | 'fleetWithdrawn' }> {
  const { type } = event
  return type === 'fleetDisabled' || type === 'fleetDestroyed' || type === 'fleetCorrected' || type === 'fleetWithdrawn'
}

/**
 * A fleet out of the fight owes no rolls of its own, but allies that saw it rout still check, and an officer aboard may still fall. Nobody
 * boards or fires at a fleet that is gone. Only a fleet put out of the fight may blow itself up, even in the volley that destroys it
 * (SA-030, SA-039, SA-Q39).
 */
function isVoid(fleet: FleetState, due: SaObligation): boolean {
  if ((due.kind === 'boarding' || due.kind === 'freeAttack') && due.targetId === fleet.id) return isGone(fleet)
  if (due.fleetId !== fleet.id || due.kind === 'routCascade') return false
  if (due.kind === 'duelVictim') return isGone(fleet)
  return due.kind === 'selfDestruct' ? isFighting(fleet) || fleet.status === 'fled' : !isFighting(fleet)
}
