import { sum } from '../../../kernel/collections'

/** Dice that are taken already, of a pool that held no more than `limit` where they were taken. */
export interface Taken {
  readonly limit: number
  readonly dice: number
}

/**
 * Room for more dice where the pool holds `limit`: there and wherever it holds more, what was taken at no higher limit may not be more than
 * the limit. So it does not matter in what order dice are taken. Below 0 where more is taken than the pool holds.
 */
export function roomFor(taken: readonly Taken[], limit: number): number {
  const limits = [limit, ...taken.map(one => one.limit).filter(one => one > limit)]
  return Math.min(...limits.map(top => top - sum(taken.filter(one => one.limit <= top).map(one => one.dice))))
}
