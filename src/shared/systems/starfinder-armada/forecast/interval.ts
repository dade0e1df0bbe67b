/** A share that was counted, and where the true chance lies with 95 in 100 certainty. All from 0 to 1. */
export interface CountedShare {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Standard deviations on either side of the middle that hold 95 in 100. */
const Z = 1.959_963_984_540_054

/** Wilson's interval for `hits` of `tries`: it stays within 0 and 1 and holds for rare things too. Everything is open after no try. */
export function countedShare(hits: number, tries: number): CountedShare {
  if (tries <= 0) return { share: 0, low: 0, high: 1 }
  const share = hits / tries
  const z2 = Z * Z
  const middle = (hits + z2 / 2) / (tries + z2)
  const half = (Z / (tries + z2)) * Math.sqrt(hits * (1 - share) + z2 / 4)
  return { share, low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === tries ? 1 : Math.min(1, middle + half) }
}
