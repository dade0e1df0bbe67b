import type { Breakdown, BreakdownPart } from '../../../core/breakdown/breakdown'
import type { PartName, ReasonName } from './part-names'

/**
 * A running sum. The same code fills it for a player who asks "why?" and for the engine, which only wants the number; then `parts` is
 * null and nothing is kept.
 */
export interface Tally {
  total: number
  readonly parts: BreakdownPart[] | null
}

export function fastTally(): Tally {
  return { total: 0, parts: null }
}

/** The whole sum with its parts, as `fill` names them. */
export function explained(fill: (tally: Tally) => void): Breakdown {
  const parts: BreakdownPart[] = []
  const tally: Tally = { total: 0, parts }
  fill(tally)
  return { total: tally.total, parts }
}

/** Adds a part. Nothing is added or shown for 0. */
export function count(tally: Tally, name: PartName, value: number, source: string): void {
  if (value === 0) return
  tally.total += value
  if (tally.parts !== null) tally.parts.push({ label: `sa.part.${name}`, value, source })
}

/** Adds a part whose name contains values, or whose label is kept elsewhere. */
export function countWith(
  tally: Tally,
  label: string,
  value: number,
  source: string,
  values: Readonly<Record<string, string | number>> | undefined
): void {
  if (value === 0) return
  tally.total += value
  if (tally.parts !== null) tally.parts.push(values === undefined ? { label, value, source } : { label, value, source, values })
}

/** Lists a part that does not count, with the reason. */
export function mention(tally: Tally, label: string, value: number, source: string, reason: ReasonName): void {
  if (tally.parts !== null && value !== 0) tally.parts.push({ label, value, source, notCounted: `sa.notCounted.${reason}` })
}
