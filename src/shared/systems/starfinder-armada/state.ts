import { changeOne } from '../../kernel/collections'
import { present } from '../../kernel/present'
import { fleetIndex } from './model/fleet-index'
import { BAD_BACK_OFF_MARGIN, type BattleState, type FleetState, type OfficerState, type StuntAttempt } from './model/battle'
import type { SaObligation } from './model/obligation'
import type { ArmadaId, FleetId, OfficerId } from './model/design'
import { shapedFleet } from './shape'

/** The state before the first event: nobody on the table. */
export const EMPTY_BATTLE: BattleState = {
  hasBegun: false,
  name: '',
  round: 0,
  phase: 'deployment',
  rulings: {},
  distanceHexes: null,
  armadas: [],
  fleets: [],
  officers: [],
  effects: [],
  movementOrder: null,
  volley: [],
  obligations: [],
  duels: [],
  taunts: [],
  scans: [],
  nextId: 1,
  standingSides: null
}

/** The fleet of that id, or undefined. */
export function findFleet(state: BattleState, id: FleetId): FleetState | undefined {
  return state.fleets[fleetIndex(state, id)]
}

/** The fleet, which a check has found to exist. Throws with its id if it does not. */
export function theFleet(state: BattleState, id: FleetId): FleetState {
  return present(findFleet(state, id), `fleet ${id}`)
}

export function findOfficer(state: BattleState, id: OfficerId): OfficerState | undefined {
  return state.officers.find(officer => officer.id === id)
}

export function findObligation<K extends SaObligation['kind']>(
  state: BattleState,
  kind: K,
  id: string
): Extract<SaObligation, { kind: K }> | undefined {
  return state.obligations.find((due): due is Extract<SaObligation, { kind: K }> => due.id === id && due.kind === kind)
}

/** Whether a fleet may still blow itself up and add to the volley just applied (SA-039, SA-Q39). */
export function isVolleyOpen(state: BattleState): boolean {
  return state.obligations.some(due => due.kind === 'selfDestruct' && !due.isDeferred)
}

/** Whether the fleet still fights: neither disabled, destroyed nor fled. */
export function isFighting(fleet: FleetState): boolean {
  return fleet.status === 'active' || fleet.status === 'routed'
}

/** Whether the fleet has left the table: destroyed or off the map. A disabled one still drifts on it. */
export function isGone(fleet: FleetState): boolean {
  return fleet.status === 'destroyed' || fleet.status === 'fled'
}

/** An id made from `nextId`, which every event that makes something raises. */
export function idFor(prefix: string, number: number): string {
  return `${prefix}${String(number)}`
}

/** The battle with one fleet changed; the same battle when nothing changes or the fleet is not there. */
export function withFleet(state: BattleState, id: FleetId, change: (fleet: FleetState) => FleetState): BattleState {
  const index = fleetIndex(state, id)
  const before = state.fleets[index]
  if (before === undefined) return state
  const after = change(before)
  if (after === before) return state
  const fleets = state.fleets.slice()
  fleets[index] = shapedFleet(after)
  return { ...state, fleets }
}

/** The battle with one officer changed; the same battle when the officer is not there. */
export function withOfficer(state: BattleState, id: OfficerId, change: (officer: OfficerState) => OfficerState): BattleState {
  const officers = changeOne(state.officers, id, change)
  return officers === state.officers ? state : { ...state, officers }
}

/** The armadas that have hurt the fleet this round, with this one (SA-Q18). */
export function hurtBy(fleet: FleetState, armadaId: ArmadaId | undefined): readonly ArmadaId[] {
  return armadaId === undefined || fleet.damagedBy.includes(armadaId) ? fleet.damagedBy : [...fleet.damagedBy, armadaId]
}

/** How a stunt came out (SA-090, SA-Q28). Only backing off can fail badly. */
export function stuntOutcome(attempt: StuntAttempt): 'success' | 'failure' | 'badFailure' {
  if (attempt.isSuccess) return 'success'
  const isBad = attempt.stunt === 'backOff' && attempt.margin !== null && attempt.margin <= BAD_BACK_OFF_MARGIN
  return isBad ? 'badFailure' : 'failure'
}
