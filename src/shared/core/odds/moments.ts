/** Mean and variance of a random quantity. */
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

/** Moments of an event with this probability: 1 if it happens, else 0. */
export function chanceMoments(chance: number): Moments {
  return { mean: chance, variance: chance * (1 - chance) }
}

/** Moments of the sum of two independent quantities. */
export function plus(one: Moments, other: Moments): Moments {
  return { mean: one.mean + other.mean, variance: one.variance + other.variance }
}
