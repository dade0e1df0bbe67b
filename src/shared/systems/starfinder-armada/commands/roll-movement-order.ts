import type { Rule } from '../../../core/dice/rule'
import { firstHalf } from '../../../core/phases/move-order'
import type { SaEvent } from '../events'
import type { ArmadaState, BattleState, OfficerState, OrderCheck } from '../model/battle'
import type { ArmadaId } from '../model/design'
import { officerCheck } from '../derive/officer-bonus'
import { findFleet, findOfficer, isFighting } from '../state'
import type { RollMovementOrder } from './command'
import type { SaRefusal } from './refusal'
import { checkResolve, rollCheck, spentResolve } from './resolve-point'

/**
 * Opens the helm phase with each admiral's check (SA-079). Refused: 'wrong-phase', 'order-already-rolled', 'no-such-officer',
 * 'not-aboard' for an officer outside an admiral's fleet, 'no-resolve-points'.
 */
export function checkRollMovementOrder(state: BattleState, command: RollMovementOrder): SaRefusal | null {
  if (new Set(command.resolveOfficerIds).size < command.resolveOfficerIds.length) return 'duplicate-id'
  for (const id of command.resolveOfficerIds) {
    const officer = findOfficer(state, id)
    if (officer === undefined) return 'no-such-officer'
    if (admiralOf(state, officer.armadaId)?.fleetId !== officer.fleetId) return 'not-aboard'
    const refusal = checkResolve(state, officer.fleetId, id)
    if (refusal !== null) return refusal
  }
  if (state.phase !== 'helm') return 'wrong-phase'
  return state.movementOrder === null ? null : 'order-already-rolled'
}

/** The admiral who rolls for an armada: able, and aboard a fleet still in the fight. Without one the armada rolls a bare d6 (SA-080). */
export function admiralOf(state: BattleState, armadaId: ArmadaId): OfficerState | undefined {
  return state.officers.find(officer => {
    if (officer.armadaId !== armadaId || officer.role !== 'admiral' || officer.isIncapacitated) return false
    const fleet = findFleet(state, officer.fleetId)
    return fleet !== undefined && isFighting(fleet)
  })
}

export function* decideRollMovementOrder(state: BattleState, command: RollMovementOrder): Rule<readonly SaEvent[]> {
  const armadas = state.armadas.filter(armada => activeFleets(state, armada.id) > 0)
  const checks: OrderCheck[] = []
  for (const armada of armadas) checks.push(yield* rollOrderCheck(state, armada, command))
  const ranked = yield* rankedWithTies(state, checks)
  const order = ranked.map(check => check.armadaId)
  return [
    ...command.resolveOfficerIds.flatMap(spentResolve),
    {
      type: 'movementOrderRolled',
      movement: { checks: ranked, order, quotas: order.map(id => firstHalf(activeFleets(state, id))), lastMoved: null }
    }
  ]
}

function activeFleets(state: BattleState, id: ArmadaId): number {
  return state.fleets.filter(fleet => fleet.armadaId === id && isFighting(fleet)).length
}

function* rollOrderCheck(state: BattleState, armada: ArmadaState, command: RollMovementOrder): Rule<OrderCheck> {
  const isTwice = command.resolveOfficerIds.some(id => findOfficer(state, id)?.armadaId === armada.id)
  const { total, naturals } = yield* rollOnce(state, armada.id, 'sa.roll.movementOrder', isTwice)
  return { armadaId: armada.id, naturals, total, tieTotals: [] }
}

function* rollOnce(
  state: BattleState,
  armadaId: ArmadaId,
  purpose: string,
  isTwice: boolean
): Rule<{ readonly total: number; readonly naturals: readonly number[] }> {
  const admiral = admiralOf(state, armadaId)
  if (admiral === undefined) {
    const { natural, rolls } = yield* rollCheck(purpose, 'd6', armadaId, false)
    return { total: natural, naturals: rolls }
  }
  const { natural, rolls } = yield* rollCheck(purpose, 'd20', armadaId, isTwice)
  return { total: natural + officerCheck(state, admiral).total, naturals: rolls }
}

/** Lowest first; those who tie roll again among themselves until nobody does (SA-081). */
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
      const { total: tieTotal, naturals } = yield* rollOnce(state, check.armadaId, 'sa.roll.movementTie', false)
      again.push({ ...check, naturals: [...check.naturals, ...naturals], tieTotals: [...check.tieTotals, tieTotal] })
    }
    ranked.push(...(yield* rankedWithTies(state, again)))
  }
  return ranked
}

function lastTotal(check: OrderCheck): number {
  return check.tieTotals[check.tieTotals.length - 1] ?? check.total
}
