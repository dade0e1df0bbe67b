/**
 * The chances of a sum, entry i for the sum i, once as many dice of `sides` faces and `shift` points have been added to it. The first
 * `length` sums are returned. `count + shift` must not be negative. A die adds the mean of a window over what was before it, so that ten dice
 * cost ten walks over the sums rather than one for each face of their own sum. The error is below 1e-14.
 */
export function addDice(chances: Float64Array, count: number, sides: number, shift: number, length: number): Float64Array {
  const sums = new Float64Array(length)
  // Each die counts from 0 here; its least face is part of the shift.
  const least = count + shift
  sums.set(chances.subarray(0, Math.max(0, length - least)), Math.min(least, length))
  for (let die = 0; die < count; die += 1) {
    let upTo = 0
    for (let i = 0; i < length; i += 1) {
      upTo += sums[i] ?? 0
      sums[i] = upTo
    }
    for (let i = length - 1; i >= sides; i -= 1) sums[i] = (sums[i] ?? 0) - (sums[i - sides] ?? 0)
  }
  // Differences of sums may fall a rounding error below nothing.
  const share = sides ** -count
  for (let i = 0; i < length; i += 1) sums[i] = Math.max(0, (sums[i] ?? 0) * share)
  return sums
}
