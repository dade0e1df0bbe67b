/** Which part of its way an exploration goes: in `npm run check`, in `npm test`, and where all is explored. */
const SHARES = { quick: 1 / 10, fair: 1 / 4, all: 1 } as const

/** How far an exploration goes of so many runs; a run that says nothing of it goes a fair part. */
export function explored(runs: number): number {
  return Math.ceil(runs * shareOf(process.env['FLAGSHIP_EXPLORE'] ?? 'fair'))
}

function shareOf(asked: string): number {
  const share = new Map<string, number>(Object.entries(SHARES)).get(asked)
  if (share === undefined) throw new Error(`FLAGSHIP_EXPLORE is ${asked}; it may be ${Object.keys(SHARES).join(', ')}`)
  return share
}
