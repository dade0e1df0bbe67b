import { isWithin } from '../../../kernel/collections'
import type { BattleState } from '../model/battle'
import type { Position } from '../model/board'
import { DEPLOY_ROWS_KEY } from '../model/rulings'
import { readRuling } from '../rulings'
import { GRID_SIZE } from '../tables/grid'
import { DEPLOY_ROWS, DEPLOY_ROWS_MAX } from '../tables/limits'

/** Reads the rows of a zone, 1 to 15; null for anything else. */
export function readRows(text: string): number | null {
  const rows = /^\d{1,2}$/u.test(text) ? Number(text) : 0
  return isWithin(rows, 1, DEPLOY_ROWS_MAX) ? rows : null
}

/**
 * The rows of squares (y, from 0) in which a side may place: all of them, or those at its own edge, as `pw.deployZones` reads. The first
 * fleet has the edge with the low numbers (PW-026, PW-Q11).
 */
export function deployZone(state: BattleState, sideId: string): { readonly from: number; readonly to: number } {
  const all = { from: 0, to: GRID_SIZE - 1 }
  if (readRuling(state.rulings, 'pw.deployZones') === 'free') return all
  const rows = readRows(state.rulings[DEPLOY_ROWS_KEY] ?? '') ?? DEPLOY_ROWS
  return state.fleets[0]?.sideId === sideId ? { ...all, to: rows - 1 } : { ...all, from: GRID_SIZE - rows }
}

/** Whether the side may place a squadron there. */
export function isInZone(state: BattleState, sideId: string, at: Position): boolean {
  const { from, to } = deployZone(state, sideId)
  return isWithin(at.y, from, to)
}
