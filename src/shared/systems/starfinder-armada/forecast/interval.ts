/** A counted share and the 95% confidence interval of the true chance. All from 0 to 1. */
export interface CountedShare {
  readonly share: number
  readonly low: number
  readonly high: number
}

/** Standard deviations on either side of the mean that cover 95%. */
const Z = 1.959_963_984_540_054

/** Wilson's interval for `hits` of `tries`, which stays within 0 and 1 and works for rare events too. Without tries it is all of 0 to 1. */
export function countedShare(hits: number, tries: number): CountedShare {
  if (tries <= 0) return { share: 0, low: 0, high: 1 }
  const share = hits / tries
  const z2 = Z * Z
  const middle = (hits + z2 / 2) / (tries + z2)
  const half = (Z / (tries + z2)) * Math.sqrt(hits * (1 - share) + z2 / 4)
  return { share, low: hits === 0 ? 0 : Math.max(0, middle - half), high: hits === tries ? 1 : Math.min(1, middle + half) }
}
