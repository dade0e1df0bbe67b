/** The share of cases an exploratory test runs: in `npm run check`, in `npm test`, and in full. */
const SHARES = { quick: 1 / 20, fair: 1 / 12, all: 1 } as const

/** Whether exploratory tests run all of their cases. */
export const IS_ALL_EXPLORED = share() === 1

/** How many of these cases an exploratory test runs; by default a fair part. */
export function explored(runs: number): number {
  return Math.ceil(runs * share())
}

/**
 * The cases that a costly exploratory test takes this time: one in every few, and others the next time; at least one. All of them where
 * everything is explored.
 */
export function sampled<T>(cases: readonly T[], oneIn: number, turn: number): readonly T[] {
  if (IS_ALL_EXPLORED) return cases
  const step = Math.min(oneIn, cases.length)
  return cases.filter((_, i) => (i + turn) % step === 0)
}

/** Whether a costly look is taken at this turn: at one in every few, or at every one where everything is explored. */
export function isSampled(oneIn: number, turn: number): boolean {
  return IS_ALL_EXPLORED || turn % oneIn === 0
}

function share(): number {
  const asked = process.env['FLAGSHIP_EXPLORE'] ?? 'fair'
  const found = new Map<string, number>(Object.entries(SHARES)).get(asked)
  if (found === undefined) throw new Error(`FLAGSHIP_EXPLORE is ${asked}; it may be ${Object.keys(SHARES).join(', ')}`)
  return found
}
