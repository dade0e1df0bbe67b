/**
 * The chances of a sum, entry i for the sum i, once as many dice of `sides` faces and `shift` points have been added to it. The first
 * `length` sums are returned. `count + shift` must not be negative. A die adds the mean of a window over what was before it, so that ten dice
 * cost ten walks over the sums rather than one for each face of their own sum. The error is below 1e-14.
 */
export function addDice(chances: Float64Array, count: number, sides: number, shift: number, length: number): Float64Array {
  let before = new Float64Array(length)
  let after = new Float64Array(length)
  // Each die counts from 0 here; its least face is part of the shift.
  const least = count + shift
  before.set(chances.subarray(0, Math.max(0, length - least)), Math.min(least, length))
  for (let die = 0; die < count; die += 1) {
    let within = 0
    for (let i = 0; i < length; i += 1) {
      within += (before[i] ?? 0) - (i < sides ? 0 : (before[i - sides] ?? 0))
      after[i] = within
    }
    const walked = after
    after = before
    before = walked
  }
  // Differences of sums may fall a rounding error below nothing.
  const share = sides ** -count
  for (let i = 0; i < length; i += 1) before[i] = Math.max(0, (before[i] ?? 0) * share)
  return before
}
