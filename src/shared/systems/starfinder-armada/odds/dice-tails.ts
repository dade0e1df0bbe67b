import { diceSums } from '../../../core/odds/dice-sums'

/** Ways to roll each sum or more, kept per (count, sides). */
const kept = new Map<number, Float64Array>()

/** Ways to roll at least each sum of `count` dice of `sides` faces: entry i counts the sums from `count + i`. Entry 0 is all ways. */
export function diceTails(count: number, sides: number): Float64Array {
  const key = count * 1000 + sides
  const known = kept.get(key)
  if (known !== undefined) return known
  const tails = diceSums(count, sides).slice()
  for (let i = tails.length - 2; i >= 0; i -= 1) tails[i] = (tails[i] ?? 0) + (tails[i + 1] ?? 0)
  kept.set(key, tails)
  return tails
}
