import { breakdown, type Breakdown } from '../../../core/breakdown/breakdown'
import type { ChosenRulings } from '../../../core/rulings/ruling'
import { isWithin } from '../../../kernel/collections'
import type { ShipState } from '../model/battle'
import type { Position, StepKind } from '../model/board'
import { readRuling } from '../rulings'
import { GRID_SIZE } from '../tables/grid'
import { STEP_COSTS } from '../tables/steps'
import { part } from './part'
import { manoeuvrePoints, movementPoints } from './ship-figures'

export interface StepCost {
  readonly kind: StepKind
  readonly pd: number
  readonly pm: number
}

/** A step to one of the 26 neighbours and its cost; null if it is not a single step (PW-041, PW-042). */
export function stepCost(from: Position, to: Position): StepCost | null {
  const [x, y, z] = [Math.abs(to.x - from.x), Math.abs(to.y - from.y), Math.abs(to.z - from.z)]
  const axes = x + y + z
  if (Math.max(x, y, z) !== 1 || (axes !== 1 && axes !== 2 && axes !== 3)) return null
  const kind =
    x + y === 0 ? 'altitude' : x + y === 1 ? (z === 0 ? 'orthogonal' : 'orthogonalAltitude') : z === 0 ? 'diagonal' : 'diagonalAltitude'
  return { kind, ...STEP_COSTS[axes] }
}

/** Movement points left this turn (PW-041). */
export function pdLeft(ship: ShipState): number {
  return Math.max(0, movementPoints(ship).total - ship.pdSpent)
}

/** Manoeuvre points left this turn (PW-041). */
export function pmLeft(ship: ShipState): number {
  return Math.max(0, manoeuvrePoints(ship).total - ship.pmSpent)
}

/**
 * A ship's bonus to the manoeuvre test: all its manoeuvre points, or those left after moving, as `pw.manoeuvrePm` reads (PW-044, PW-Q13).
 */
export function manoeuvreBonus(rulings: ChosenRulings, ship: ShipState): Breakdown {
  const all = manoeuvrePoints(ship)
  if (readRuling(rulings, 'pw.manoeuvrePm') === 'total') return all
  return breakdown([...all.parts, part('spent', pmLeft(ship) - all.total, 'PW-Q13')])
}

/** Whether all three coordinates are whole and on the map (PW-001, PW-Q30). */
export function isOnGrid({ x, y, z }: Position): boolean {
  return [x, y, z].every(n => Number.isInteger(n) && isWithin(n, 0, GRID_SIZE - 1))
}
