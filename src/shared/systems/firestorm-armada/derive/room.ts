import { sum } from '../../../kernel/collections'

/** Dice already taken from a pool that held at most `limit` at that range. */
export interface Taken {
  readonly limit: number
  readonly dice: number
}

/**
 * How many more dice may be taken where the pool holds `limit`. At every limit from here up, the dice taken at that limit or a lower one
 * may not exceed it, so the order of taking does not matter. Negative when more are taken than the pool holds.
 */
export function roomFor(taken: readonly Taken[], limit: number): number {
  const limits = [limit, ...taken.map(one => one.limit).filter(one => one > limit)]
  return Math.min(...limits.map(top => top - sum(taken.filter(one => one.limit <= top).map(one => one.dice))))
}
