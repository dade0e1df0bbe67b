/** Number of ways to roll each sum, cached by count and sides. Index 0 is the lowest sum, `count`. */
const kept = new Map<number, Float64Array>()

/**
 * Number of ways to roll each sum of `count` dice of `sides` faces: entry i is for the sum `count + i`. Exact up to 2^53 ways (10d12 has
 * 6e10). Tables are built on first use and cached. No dice give the single sum 0.
 */
export function diceSums(count: number, sides: number): Float64Array {
  const key = count * 1000 + sides
  const known = kept.get(key)
  if (known !== undefined) return known
  let ways = Float64Array.of(1)
  for (let die = 0; die < count; die += 1) {
    const next = new Float64Array(ways.length + sides - 1)
    // Each new sum has the ways of the last `sides` sums: one comes in, one goes out.
    let within = 0
    for (let i = 0; i < next.length; i += 1) {
      within += (i < ways.length ? (ways[i] ?? 0) : 0) - (i < sides ? 0 : (ways[i - sides] ?? 0))
      next[i] = within
    }
    ways = next
  }
  kept.set(key, ways)
  return ways
}
