/** The share of random cases an exploratory test runs: in `npm run check`, in `npm test`, in CI, and in full. */
const SHARES = { quick: 1 / 20, fair: 1 / 12, most: 1 / 3, all: 1 } as const

/** Whether whatever can be counted is looked at: every screen, language and kind of act. So it is in CI, which runs fewer random cases. */
export const IS_EACH_TAKEN = share() >= SHARES.most

/** How many of these random cases an exploratory test runs; by default a fair part. */
export function explored(runs: number): number {
  return Math.ceil(runs * share())
}

/**
 * The cases that a costly exploratory test takes this time: one in every few, and others the next time; at least one. All of them where
 * everything is explored.
 */
export function sampled<T>(cases: readonly T[], oneIn: number, turn: number): readonly T[] {
  if (IS_EACH_TAKEN) return cases
  const step = Math.min(oneIn, cases.length)
  return cases.filter((_, i) => (i + turn) % step === 0)
}

/** Whether a costly look is taken at this turn: at one in every few, or at every one where each is taken. */
export function isSampled(oneIn: number, turn: number): boolean {
  return IS_EACH_TAKEN || turn % oneIn === 0
}

function share(): number {
  const asked = process.env['FLAGSHIP_EXPLORE'] ?? 'fair'
  const found = new Map<string, number>(Object.entries(SHARES)).get(asked)
  if (found === undefined) throw new Error(`FLAGSHIP_EXPLORE is ${asked}; it may be ${Object.keys(SHARES).join(', ')}`)
  return found
}
