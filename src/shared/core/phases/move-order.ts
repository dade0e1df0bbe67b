/** How many units move in the first pass, with halves rounded up: 3 of 5. */
export function firstHalf(count: number): number {
  return Math.ceil(count / 2)
}

/** Whose turn it is, in two passes over the same order: first each side moves its quota, then the rest. */
interface HalvesInput {
  readonly id: string
  /** Units it moves in the first pass, as counted when the order was set. */
  readonly quota: number
  /** Units that have moved, including any lost since. */
  readonly done: number
  /** Units that have yet to move. */
  readonly pending: number
}

/** The side whose turn it is, and how many units it still moves in this pass; null when all have moved. */
export function dueInHalves(order: readonly HalvesInput[]): { readonly id: string; readonly pass: 1 | 2; readonly left: number } | null {
  for (const side of order) {
    const left = Math.min(side.quota - side.done, side.pending)
    if (left > 0) return { id: side.id, pass: 1, left }
  }
  for (const side of order) if (side.pending > 0) return { id: side.id, pass: 2, left: side.pending }
  return null
}
