/**
 * Writes into `sums` the chances of a sum, entry i for the sum i, once as many dice of `sides` faces and `shift` points have been added to
 * one of these `chances`; what does not fit is left out. `count + shift` must not be negative. `room` is as long as `sums` and is written
 * over. A die adds the mean of a window over what was before it, so that ten dice cost ten walks over the sums, and not one for each of
 * their own sums. The error is below 1e-14.
 */
export function addDice(
  chances: Float64Array,
  { count, sides, shift }: { readonly count: number; readonly sides: number; readonly shift: number },
  sums: Float64Array,
  room: Float64Array
): void {
  const { length } = sums
  // Each die counts from 0 here; its least face is part of the shift.
  const least = Math.min(count + shift, length)
  sums.fill(0)
  sums.set(chances.subarray(0, length - least), least)
  let before = sums
  let after = room
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
  for (let i = 0; i < length; i += 1) sums[i] = Math.max(0, (before[i] ?? 0) * share)
}
