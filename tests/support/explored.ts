/** `npm run check`, which is to be quick, goes this part of the way. */
const QUICK_SHARE = 1 / 4

/** How far an exploration goes of so many runs: all of them in `npm test`. */
export function explored(runs: number): number {
  return process.env['FLAGSHIP_EXPLORE'] === 'quick' ? Math.ceil(runs * QUICK_SHARE) : runs
}
