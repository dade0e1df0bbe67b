import type { Rule } from '../../../core/dice/rule'
import { endOfRound } from '../../../core/effects/clock'
import { areEnemies } from '../derive/enemies'
import { pilotingCheck, stuntDc } from '../derive/piloting'
import type { SaEvent } from '../events'
import type { BattleState, FleetState } from '../model/battle'
import type { SaObligation } from '../model/obligation'
import type { FleetId } from '../model/design'
import { turnToMove } from '../rules/turn-to-move'
import { findFleet, idFor, isFighting, theFleet } from '../state'
import { BACK_OFF_PENALTY } from '../tables/stunts'
import type { MoveFleet } from './command'
import type { SaRefusal } from './refusal'
import { checkResolve, rollCheck, spentResolve } from './resolve-point'

/**
 * A fleet moves, declines to, or tries a stunt as part of its move (SA-082, SA-088, SA-090).
 * Refused: 'no-such-fleet', 'declined-with-stunt', 'needs-a-target' and 'needs-no-target', 'not-an-enemy', 'same-fleet', 'duplicate-target', 'no-such-officer',
 * 'not-aboard', 'no-resolve-points', 'wrong-phase', 'order-not-rolled', 'out-of-battle', 'already-moved', 'not-its-turn'.
 */
export function checkMoveFleet(state: BattleState, command: MoveFleet): SaRefusal | null {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  const byTarget = checkTargets(state, fleet, command)
  if (byTarget !== null) return byTarget
  const byResolve = checkResolve(state, fleet.id, command.stunt?.resolveOfficerId ?? null)
  if (byResolve !== null) return byResolve
  if (state.phase !== 'helm') return 'wrong-phase'
  if (state.movementOrder === null) return 'order-not-rolled'
  if (!isFighting(fleet)) return 'out-of-battle'
  if (fleet.movement !== 'pending') return 'already-moved'
  return turnToMove(state)?.armadaId === fleet.armadaId ? null : 'not-its-turn'
}

function checkTargets(state: BattleState, fleet: FleetState, command: MoveFleet): SaRefusal | null {
  if (command.move === 'declined' && (command.stunt !== null || command.passedThrough.length > 0)) return 'declined-with-stunt'
  const targetId = command.stunt?.targetId ?? null
  if (command.stunt?.stunt === 'flyby' && targetId === null) return 'needs-a-target'
  if (command.stunt !== null && command.stunt.stunt !== 'flyby' && targetId !== null) return 'needs-no-target'
  const ids = targetId === null ? command.passedThrough : [targetId, ...command.passedThrough]
  if (ids.some(id => findFleet(state, id) === undefined)) return 'no-such-fleet'
  if (new Set(ids).size < ids.length) return 'duplicate-target'
  for (const id of ids) {
    const other = theFleet(state, id)
    if (other.id === fleet.id) return 'same-fleet'
    if (!areEnemies(state, fleet, other)) return 'not-an-enemy'
  }
  return null
}

export function* decideMoveFleet(state: BattleState, command: MoveFleet): Rule<readonly SaEvent[]> {
  const fleet = theFleet(state, command.fleetId)
  const stunt = yield* attemptStunt(state, fleet, command)
  const moved: SaEvent = { type: 'fleetMoved', fleetId: fleet.id, move: command.move }
  const provoked = command.passedThrough.filter(id => isFighting(theFleet(state, id)))
  const free = [...stunt.freeAttackers.map(id => ({ id, isDuringFlyby: true })), ...provoked.map(id => ({ id, isDuringFlyby: false }))]
  const firstId = state.nextId + stunt.idsUsed
  return [...stunt.events, moved, ...free.map((due, i) => owed(freeAttackDue(state, fleet, due, firstId + i)))]
}

interface StuntOutcome {
  readonly events: readonly SaEvent[]
  readonly idsUsed: number
  /** Fleets that a failed flyby lets fire freely. */
  readonly freeAttackers: readonly FleetId[]
}

function* attemptStunt(state: BattleState, fleet: FleetState, command: MoveFleet): Rule<StuntOutcome> {
  const choice = command.stunt
  if (choice === null) return { events: [], idsUsed: 0, freeAttackers: [] }
  const target = choice.targetId === null ? null : theFleet(state, choice.targetId)
  const dc = stuntDc(state, fleet, choice.stunt, target)?.total ?? null
  if (dc === null) {
    const attempt = { stunt: choice.stunt, targetId: null, margin: null, isSuccess: true }
    return { events: [{ type: 'stuntAttempted', fleetId: fleet.id, attempt, total: null, dc: null }], idsUsed: 0, freeAttackers: [] }
  }
  const { natural } = yield* rollCheck('sa.roll.stunt', 'd20', fleet.id, choice.resolveOfficerId !== null)
  const total = natural + pilotingCheck(state, fleet).total
  const margin = total - dc
  const attempt = { stunt: choice.stunt, targetId: choice.targetId, margin, isSuccess: margin >= 0 }
  const events: SaEvent[] = [...spentResolve(choice.resolveOfficerId), { type: 'stuntAttempted', fleetId: fleet.id, attempt, total, dc }]
  if (choice.stunt === 'backOff' && margin <= BACK_OFF_PENALTY.failedBy) {
    events.push(backOffPenalty(state, fleet))
    return { events, idsUsed: 1, freeAttackers: [] }
  }
  const isProvoking = choice.stunt === 'flyby' && margin < 0 && target !== null && isFighting(target)
  return { events, idsUsed: 0, freeAttackers: isProvoking ? [target.id] : [] }
}

/** Backing off so badly leaves the fleet open until the next round starts (SA-Q28). */
function backOffPenalty(state: BattleState, fleet: FleetState): SaEvent {
  return {
    type: 'effectBegun',
    effect: {
      id: idFor('e', state.nextId),
      kind: 'modifier',
      targetId: fleet.id,
      stat: 'ac',
      value: BACK_OFF_PENALTY.ac,
      name: null,
      cause: 'sa.cause.backOff',
      source: 'SA-090',
      ending: endOfRound(state.round),
      suspension: null
    }
  }
}

function freeAttackDue(
  state: BattleState,
  mover: FleetState,
  due: { readonly id: FleetId; readonly isDuringFlyby: boolean },
  number: number
): SaObligation {
  return {
    id: idFor('o', number),
    kind: 'freeAttack',
    fleetId: due.id,
    targetId: mover.id,
    isDuringFlyby: due.isDuringFlyby,
    round: state.round,
    isDeferred: false
  }
}

function owed(obligation: SaObligation): SaEvent {
  return { type: 'obligationOwed', obligation }
}
