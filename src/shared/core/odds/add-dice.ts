/** Room for the walks, the same for every call: an array of this size costs more to make than to count in. */
let rooms: readonly [Float64Array, Float64Array] = [new Float64Array(0), new Float64Array(0)]

/**
 * Writes into `sums` the chances of a sum, entry i for the sum i, once as many dice of `sides` faces and `shift` points have been added to
 * one of these `chances`; what does not fit into the first `length` entries is left out. `count + shift` must not be negative. A die adds
 * the mean of a window over what was before it, so that ten dice cost ten windows over the sums, and not one step for each of their own
 * sums. The error is below 1e-14.
 */
export function addDice(
  chances: Float64Array,
  { count, sides, shift }: { readonly count: number; readonly sides: number; readonly shift: number },
  sums: Float64Array,
  length = sums.length
): void {
  if (rooms[0].length < length) rooms = [new Float64Array(length), new Float64Array(length)]
  const [between] = rooms
  let [, after] = rooms
  let before = sums
  // Each die counts from 0 here; its least face is part of the shift.
  const least = Math.min(count + shift, length)
  sums.fill(0, 0, least)
  for (let i = least; i < length; i += 1) sums[i] = chances[i - least] ?? 0
  for (let die = 1; die < count; die += 2) {
    addTwo(before, sides, between, after, length)
    const walked = after
    after = before
    before = walked
  }
  if (count % 2 === 1) {
    addOne(before, sides, between, length)
    before = between
  }
  // Differences of sums may fall a rounding error below nothing.
  const share = sides ** -count
  for (let i = 0; i < length; i += 1) sums[i] = Math.max(0, (before[i] ?? 0) * share)
}

/** Adds two dice in one walk, which takes as long as one: a processor adds to the second window while it waits for the first. */
function addTwo(before: Float64Array, sides: number, between: Float64Array, after: Float64Array, length: number): void {
  const start = Math.min(sides, length)
  let [one, two] = [0, 0]
  for (let i = 0; i < start; i += 1) {
    one += before[i] ?? 0
    between[i] = one
    two += one
    after[i] = two
  }
  for (let i = start, out = 0; i < length; i += 1, out += 1) {
    one += (before[i] ?? 0) - (before[out] ?? 0)
    between[i] = one
    two += one - (between[out] ?? 0)
    after[i] = two
  }
}

function addOne(before: Float64Array, sides: number, after: Float64Array, length: number): void {
  let one = 0
  for (let i = 0; i < length; i += 1) {
    one += (before[i] ?? 0) - (i < sides ? 0 : (before[i - sides] ?? 0))
    after[i] = one
  }
}
