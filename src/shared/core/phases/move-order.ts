/** How many of these move in the first pass when halves round up: 5 gives 3. */
export function firstHalf(count: number): number {
  return Math.ceil(count / 2)
}

/** Who is due in two passes over the same order: first each side moves its quota, then whatever is left. */
interface HalvesInput {
  readonly id: string
  /** Units it moves in the first pass, as counted when the order was made. */
  readonly quota: number
  /** Units that have had their move, whatever has become of them since. */
  readonly done: number
  /** Units that still have theirs. */
  readonly pending: number
}

/** The side whose turn it is and how many units it still moves in this pass; null when all have moved. */
export function dueInHalves(order: readonly HalvesInput[]): { readonly id: string; readonly pass: 1 | 2; readonly left: number } | null {
  for (const side of order) {
    const left = Math.min(side.quota - side.done, side.pending)
    if (left > 0) return { id: side.id, pass: 1, left }
  }
  for (const side of order) if (side.pending > 0) return { id: side.id, pass: 2, left: side.pending }
  return null
}
