import { movesNext } from '../../derive/checks/officer-window'
import { areEnemies } from '../../derive/fire/enemies'
import { evolve, type SaEvent } from '../../events'
import type { BattleState, FleetState } from '../../model/battle'
import type { SaObligation } from '../../model/obligation'
import type { FleetId } from '../../model/design'
import { debrisStruck } from '../../rules/debris'
import { owed } from '../../rules/dues'
import { minesEntered } from '../../rules/mines'
import { turnToMove } from '../../rules/turn-to-move'
import { findFleet, idFor, isFighting, isGone, theFleet } from '../../state'
import { attemptStunt } from './attempt-stunt'
import type { Decision, SaCommands } from '../command'
import type { Refusals } from '../refusal'
import { checkResolve } from '../officers/resolve-point'

/**
 * A fleet moves, declines to, or tries a stunt as part of its move (SA-082, SA-088, SA-090); a disabled one drifts (SA-097), and says so to
 * report the debris in which it ends (SA-069). Refused: 'out-of-battle' also for a fleet that is gone and met on the way.
 */
export function* checkMoveFleet(state: BattleState, command: SaCommands['moveFleet']): Refusals {
  const fleet = findFleet(state, command.fleetId)
  if (fleet === undefined) return 'no-such-fleet'
  const byTarget = yield* checkTargets(state, fleet, command)
  if (byTarget !== null) return byTarget
  const byThings = yield* checkThings(state, command)
  if (byThings !== null) return byThings
  const byResolve = yield* checkResolve(state, fleet.id, command.stunt?.resolveOfficerId ?? null)
  if (byResolve !== null) return byResolve
  if (state.phase !== 'helm') yield 'wrong-phase'
  const drifts = isDrift(fleet, command)
  if (!drifts && state.movementOrder === null) yield 'order-not-rolled'
  if (!drifts && !isFighting(fleet)) yield 'out-of-battle'
  if (fleet.movement !== 'pending') yield 'already-moved'
  if (!drifts) yield* checkTurn(state, fleet)
  return null
}

function* checkTurn(state: BattleState, fleet: FleetState): Refusals {
  if (turnToMove(state)?.armadaId !== fleet.armadaId) yield 'not-its-turn'
  const next = movesNext(state, fleet.armadaId)
  if (next !== null && next !== fleet.id) yield 'another-moves-next'
  return null
}

/** A disabled fleet drifts without a turn of its own: straight on, without stunts, and through nothing that could fire (SA-097). */
function isDrift(fleet: FleetState, { move, stunt, passedThrough, minesEntered }: SaCommands['moveFleet']): boolean {
  return fleet.status === 'disabled' && move === 'moved' && stunt === null && passedThrough.length + minesEntered.length === 0
}

function* checkThings(state: BattleState, command: SaCommands['moveFleet']): Refusals {
  const mines = command.minesEntered.map(id => [id, 'mines'] as const)
  const things = [...mines, ...command.debrisIds.map(id => [id, 'debris'] as const)]
  for (const [id, kind] of things) {
    const effect = state.effects.find(one => one.id === id)
    if (effect === undefined) return 'no-such-effect'
    if (effect.kind !== kind) return 'wrong-kind-of-target'
  }
  if (command.move === 'declined' && mines.length > 0) return 'declined-with-stunt'
  if (new Set(things.map(([id]) => id)).size < things.length) yield 'duplicate-target'
  return null
}

function* checkTargets(state: BattleState, fleet: FleetState, command: SaCommands['moveFleet']): Refusals {
  if (command.move === 'declined' && (command.stunt !== null || command.passedThrough.length > 0)) return 'declined-with-stunt'
  const targetId = command.stunt?.targetId ?? null
  if (command.stunt?.stunt === 'flyby' && targetId === null) return 'needs-a-target'
  if (command.stunt !== null && command.stunt.stunt !== 'flyby' && targetId !== null) return 'needs-no-target'
  const ids = targetId === null ? command.passedThrough : [targetId, ...command.passedThrough]
  if (ids.some(id => findFleet(state, id) === undefined)) return 'no-such-fleet'
  if (new Set(ids).size < ids.length) yield 'duplicate-target'
  for (const id of ids) {
    const other = theFleet(state, id)
    if (other.id === fleet.id) return 'same-fleet'
    if (!areEnemies(state, fleet, other)) yield 'not-an-enemy'
    if (isGone(other)) yield 'out-of-battle'
  }
  return null
}

export function* decideMoveFleet(state: BattleState, command: SaCommands['moveFleet']): Decision {
  const fleet = theFleet(state, command.fleetId)
  const stunt = yield* attemptStunt(state, fleet, command.stunt)
  const move = isDrift(fleet, command) ? 'drifted' : command.move
  const moved: SaEvent = { type: 'fleetMoved', fleetId: fleet.id, move }
  const isDuringFlyby = command.stunt?.stunt === 'flyby'
  const provoked = command.passedThrough.filter(id => isFighting(theFleet(state, id)))
  const free = [...stunt.freeAttackers.map(id => ({ id, isDuringFlyby: true })), ...provoked.map(id => ({ id, isDuringFlyby }))]
  const firstId = state.nextId + stunt.idsUsed
  const moves = [...stunt.events, moved, ...free.map((due, i) => owed(freeAttackDue(state, fleet, due, firstId + i)))]
  const arrived = moves.reduce(evolve, state)
  const slowed = minesEntered(arrived, fleet, command.minesEntered)
  return [...moves, ...slowed, ...debrisStruck(slowed.reduce(evolve, arrived), fleet.id, command.debrisIds)]
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
