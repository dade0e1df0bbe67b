import { sum } from '../../../../kernel/collections'
import { roll, type Rule } from '../../../../core/dice/rule'
import { firstHalf } from '../../../../core/phases/move-order'
import { evolve, type SaEvent } from '../../events'
import type { ArmadaState, BattleState, OrderCheck } from '../../model/battle'
import type { ArmadaId } from '../../model/design'
import { readRuling } from '../../rulings'
import { spentEncouragement } from '../../rules/encouragement'
import { findOfficer, isFighting } from '../../state'
import type { Decision, SaCommands } from '../command'
import { admiralOf, checkGmChecks, gmCheckOf, orderCheck } from '../officers/order-check'
import type { Refusals } from '../refusal'
import { checkOfficerResolve, checkResolve, rollCheck, spentResolve } from '../officers/resolve-point'

/**
 * Opens the helm phase with each admiral's check (SA-079). Refused: 'duplicate-id' for two officers or two modifiers of one armada;
 * 'not-aboard' for an officer outside an admiral's fleet; 'flat-check' for a modifier on the bare d6 (SA-080).
 */
export function* checkRollMovementOrder(state: BattleState, command: SaCommands['rollMovementOrder']): Refusals {
  if (new Set(command.resolveOfficerIds).size < command.resolveOfficerIds.length) return 'duplicate-id'
  for (const id of command.resolveOfficerIds) {
    const officer = findOfficer(state, id)
    if (officer === undefined) return 'no-such-officer'
    if (admiralOf(state, officer.armadaId)?.fleetId !== officer.fleetId) yield 'not-aboard'
    // One check, one Resolve Point (SA-051).
    if (command.resolveOfficerIds.some(other => other !== id && findOfficer(state, other)?.armadaId === officer.armadaId))
      return 'duplicate-id'
    yield* checkResolve(state, officer.fleetId, id)
    yield* checkOfficerResolve(state, admiralOf(state, officer.armadaId)?.id, id)
  }
  const byGmChecks = yield* checkGmChecks(state, command)
  if (byGmChecks !== null) return byGmChecks
  if (state.phase !== 'helm') yield 'wrong-phase'
  if (state.movementOrder !== null) yield 'order-already-rolled'
  return null
}

export function* decideRollMovementOrder(state: BattleState, command: SaCommands['rollMovementOrder']): Decision {
  const armadas = state.armadas.filter(armada => activeFleets(state, armada.id) > 0)
  const checks: OrderCheck[] = []
  for (const armada of armadas) checks.push(yield* rollOrderCheck(state, armada, command))
  const spent = armadas.flatMap(armada => spentHelp(state, armada.id))
  // The first check has used up the help: ties are rolled without it.
  const ranked = yield* rankedWithTies(spent.reduce(evolve, state), checks)
  const order = ranked.map(check => check.armadaId)
  return [
    ...command.resolveOfficerIds.flatMap(spentResolve),
    ...spent,
    {
      type: 'movementOrderRolled',
      movement: { checks: ranked, order, quotas: order.map(id => firstHalf(activeFleets(state, id))), lastMoved: null }
    }
  ]
}

function activeFleets(state: BattleState, id: ArmadaId): number {
  return state.fleets.filter(fleet => fleet.armadaId === id && isFighting(fleet)).length
}

function* rollOrderCheck(state: BattleState, armada: ArmadaState, command: SaCommands['rollMovementOrder']): Rule<OrderCheck> {
  const isTwice = command.resolveOfficerIds.some(id => findOfficer(state, id)?.armadaId === armada.id)
  const { total, naturals } = yield* rollOnce(state, armada.id, 'sa.roll.movementOrder', isTwice, gmCheckOf(command, armada.id))
  const count = hasPrecognition(state, armada.id) ? precognitionDice(state, armada.id) : 0
  const more = count === 0 ? [] : yield* roll('sa.roll.precognition', 'd4', count, armada.id)
  return { armadaId: armada.id, naturals: [...naturals, ...more], total: total + sum(more), tieTotals: [] }
}

/** One d4 however many officers foresaw it, or one for each if `sa.sameAction` adds them up (SA-071, SA-049). */
function precognitionDice(state: BattleState, armadaId: ArmadaId): number {
  if (readRuling(state.rulings, 'sa.sameAction') === 'no') return 1
  return state.effects.filter(effect => effect.kind === 'precognition' && effect.targetId === armadaId).length
}

/** Precognition adds a d4 (SA-071); `sa.precogNoAdmiral` decides whether it does so without an admiral (SA-Q41). */
function hasPrecognition(state: BattleState, armadaId: ArmadaId): boolean {
  if (!state.effects.some(effect => effect.kind === 'precognition' && effect.targetId === armadaId)) return false
  return admiralOf(state, armadaId) !== undefined || readRuling(state.rulings, 'sa.precogNoAdmiral') === 'addToD6'
}

/** The check uses up a precognition that it counts, not one that waits for an admiral, and the admiral's encouragement (SA-060, SA-071). */
function spentHelp(state: BattleState, armadaId: ArmadaId): readonly SaEvent[] {
  const admiral = admiralOf(state, armadaId)
  const foreseen = hasPrecognition(state, armadaId)
    ? state.effects.filter(effect => effect.kind === 'precognition' && effect.targetId === armadaId)
    : []
  return [
    ...foreseen.map((effect): SaEvent => ({ type: 'effectEnded', effect, reason: null })),
    ...(admiral === undefined ? [] : spentEncouragement(state, admiral.id))
  ]
}

function* rollOnce(
  state: BattleState,
  armadaId: ArmadaId,
  purpose: string,
  isTwice: boolean,
  gmCheck: number
): Rule<{ readonly total: number; readonly naturals: readonly number[] }> {
  const hasAdmiral = admiralOf(state, armadaId) !== undefined
  const { natural, rolls } = yield* rollCheck(purpose, hasAdmiral ? 'd20' : 'd6', armadaId, hasAdmiral && isTwice)
  return { total: natural + orderCheck(state, armadaId, gmCheck).total, naturals: rolls }
}

/** Lowest first. Armadas that tie roll again among themselves until no tie is left (SA-081). */
function* rankedWithTies(state: BattleState, checks: readonly OrderCheck[]): Rule<readonly OrderCheck[]> {
  const ranked: OrderCheck[] = []
  const totals = [...new Set(checks.map(lastTotal))].sort((a, b) => a - b)
  for (const total of totals) {
    const tied = checks.filter(check => lastTotal(check) === total)
    if (tied.length === 1) {
      ranked.push(...tied)
      continue
    }
    const again: OrderCheck[] = []
    for (const check of tied) {
      const { total: tieTotal, naturals } = yield* rollOnce(state, check.armadaId, 'sa.roll.movementTie', false, 0)
      again.push({ ...check, naturals: [...check.naturals, ...naturals], tieTotals: [...check.tieTotals, tieTotal] })
    }
    ranked.push(...(yield* rankedWithTies(state, again)))
  }
  return ranked
}

function lastTotal(check: OrderCheck): number {
  return check.tieTotals[check.tieTotals.length - 1] ?? check.total
}
