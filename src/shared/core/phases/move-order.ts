/** How many of these move in the first pass when halves round up: 5 gives 3. */
export function firstHalf(count: number): number {
  return Math.ceil(count / 2)
}

/** Who is due in two passes over the same order, each side moving half of its units, rounded up, then the rest. */
export interface HalvesInput {
  readonly id: string
  /** Units that take part this round. */
  readonly units: number
  /** Units that have had their move. */
  readonly done: number
}

/** The side whose turn it is and how many units it still moves in this pass; null when all have moved. */
export function dueInHalves(order: readonly HalvesInput[]): { readonly id: string; readonly pass: 1 | 2; readonly left: number } | null {
  for (const side of order) {
    const left = firstHalf(side.units) - side.done
    if (left > 0) return { id: side.id, pass: 1, left }
  }
  for (const side of order) {
    const left = side.units - side.done
    if (left > 0) return { id: side.id, pass: 2, left }
  }
  return null
}
