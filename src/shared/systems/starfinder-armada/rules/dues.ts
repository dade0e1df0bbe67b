import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import { findFleet, isFighting, isGone } from '../state'

type ObligationOwed = Extract<SaEvent, { type: 'obligationOwed' }>

const NOTHING: readonly SaEvent[] = []

/** Something is owed. Where it stands is settled when the decision is made as a whole, by `placed`. */
export function owed(obligation: SaObligation): ObligationOwed {
  return { type: 'obligationOwed', obligation, before: null }
}

/** The event with the place its obligation takes among what is owed: in order of rank, and as it fell due among its like (SA-Q12). */
export function placed(state: BattleState, event: ObligationOwed): ObligationOwed {
  const before = state.obligations.find(one => RANKS[one.kind] > RANKS[event.obligation.kind])?.id ?? null
  return before === event.before ? event : { ...event, before }
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

/** What comes to nothing by the event, whose battle is the one after it: what was owed by or to a fleet that is out of the fight, or back in it. */
export function lapsedBy(state: BattleState, event: SaEvent): readonly SaEvent[] {
  if (!mayLapseDues(event) || state.obligations.length === 0) return NOTHING
  const fleet = findFleet(state, event.fleetId)
  if (fleet === undefined) return NOTHING
  const obligationIds = state.obligations.filter(due => isVoid(fleet, due)).map(due => due.id)
  return obligationIds.length === 0 ? NOTHING : [{ type: 'obligationsLapsed', obligationIds }]
}

/** Whether the event may bring to nothing what is owed: it changes who fights. */
export function mayLapseDues(
  event: SaEvent
): event is Extract<SaEvent, { type: 'fleetDisabled' | 'fleetDestroyed' | 'fleetCorrected' | 'fleetWithdrawn' }> {
  const { type } = event
  return type === 'fleetDisabled' || type === 'fleetDestroyed' || type === 'fleetCorrected' || type === 'fleetWithdrawn'
}

/**
 * A fleet out of the fight owes no roll of its own, while those who saw it rout still check and an officer aboard it may still fall; nobody
 * boards or fires at a fleet that is gone; and only a fleet put out of the fight may blow itself up, with the volley that destroys it too
 * (SA-030, SA-039, SA-Q39).
 */
function isVoid(fleet: FleetState, due: SaObligation): boolean {
  if ((due.kind === 'boarding' || due.kind === 'freeAttack') && due.targetId === fleet.id) return isGone(fleet)
  if (due.fleetId !== fleet.id || due.kind === 'routCascade') return false
  if (due.kind === 'duelVictim') return isGone(fleet)
  return due.kind === 'selfDestruct' ? isFighting(fleet) || fleet.status === 'fled' : !isFighting(fleet)
}
