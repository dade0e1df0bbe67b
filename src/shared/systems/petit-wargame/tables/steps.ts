/** The cost of a step in movement and manoeuvre points, by the number of axes it moves along (L170 to L176). */
export const STEP_COSTS = {
  1: { pd: 1, pm: 0 },
  2: { pd: 1, pm: 1 },
  3: { pd: 1, pm: 2 }
} as const satisfies Readonly<Record<1 | 2 | 3, { readonly pd: number; readonly pm: number }>>
