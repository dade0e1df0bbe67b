/** The mean of something that chance decides, and the mean square of its distance from it. */
export interface Moments {
  readonly mean: number
  readonly variance: number
}

/** The moments of a number with these weights: entry i is the weight of `from + i`. The weights need not add up to 1. */
export function momentsOf(weights: ArrayLike<number>, from = 0): Moments {
  let [total, sum, squares] = [0, 0, 0]
  for (let i = 0; i < weights.length; i += 1) {
    const weight = weights[i] ?? 0
    total += weight
    sum += weight * (from + i)
    squares += weight * (from + i) ** 2
  }
  const mean = sum / total
  return { mean, variance: Math.max(0, squares / total - mean ** 2) }
}

/** Something with this chance happens, or not. */
export function chanceMoments(chance: number): Moments {
  return { mean: chance, variance: chance * (1 - chance) }
}

/** The sum of two things that do not depend on each other. */
export function plus(one: Moments, other: Moments): Moments {
  return { mean: one.mean + other.mean, variance: one.variance + other.variance }
}
