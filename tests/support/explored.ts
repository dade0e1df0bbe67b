/** The share of cases an exploratory test runs: in `npm run check`, in `npm test`, and in full. */
const SHARES = { quick: 1 / 10, fair: 1 / 4, all: 1 } as const

/** How many of these cases an exploratory test runs; by default a fair part. */
export function explored(runs: number): number {
  return Math.ceil(runs * shareOf(process.env['FLAGSHIP_EXPLORE'] ?? 'fair'))
}

function shareOf(asked: string): number {
  const share = new Map<string, number>(Object.entries(SHARES)).get(asked)
  if (share === undefined) throw new Error(`FLAGSHIP_EXPLORE is ${asked}; it may be ${Object.keys(SHARES).join(', ')}`)
  return share
}
