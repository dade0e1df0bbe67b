import { SIDES, type DiceRequest, type Faces, type Rule } from '../dice/rule'

/** Exact odds: how many of `total` equally likely ways lead to each outcome. Whole numbers, so nothing is rounded. */
export interface Distribution<Outcome> {
  readonly total: bigint
  readonly ways: ReadonlyMap<Outcome, bigint>
}

/**
 * Exact odds, found by trying every set of faces that may answer a rule. The reference for every faster formula. Dice of one request are
 * interchangeable, so sets are tried, weighted by their permutations. Outcomes are used as map keys: return numbers or strings.
 */
export function distributionOf<T, Outcome>(make: () => Rule<T>, score: (value: T) => Outcome): Distribution<Outcome> {
  const leaves: { readonly outcome: Outcome; readonly weight: bigint; readonly size: bigint }[] = []
  walk(make, [], 1n, 1n, (value, weight, size) => leaves.push({ outcome: score(value), weight, size }))
  const total = leaves.reduce((common, leaf) => leastCommonMultiple(common, leaf.size), 1n)
  const ways = new Map<Outcome, bigint>()
  for (const leaf of leaves) ways.set(leaf.outcome, (ways.get(leaf.outcome) ?? 0n) + leaf.weight * (total / leaf.size))
  return { total, ways }
}

/** The chance of the matching outcomes, from 0 to 1. */
export function chance<Outcome>(distribution: Distribution<Outcome>, matches: (outcome: Outcome) => boolean): number {
  let ways = 0n
  for (const [outcome, count] of distribution.ways) if (matches(outcome)) ways += count
  return Number((ways * 1_000_000_000_000_000n) / distribution.total) / 1e15
}

function walk<T>(
  make: () => Rule<T>,
  tape: readonly Faces[],
  weight: bigint,
  size: bigint,
  leaf: (value: T, weight: bigint, size: bigint) => void
): void {
  const rule = make()
  let step = rule.next()
  for (const faces of tape) step = rule.next(faces)
  if (step.done === true) {
    leaf(step.value, weight, size)
    return
  }
  const request = step.value
  const spread = BigInt(SIDES[request.die]) ** BigInt(request.count)
  for (const set of faceSets(request)) walk(make, [...tape, set.faces], weight * set.permutations, size * spread, leaf)
}

interface FaceSet {
  readonly faces: Faces
  readonly permutations: bigint
}

/** Every set of faces for a request in ascending order, with the number of ways to roll it. */
export function faceSets(request: DiceRequest): readonly FaceSet[] {
  const sets: FaceSet[] = []
  const faces: number[] = []
  const grow = (lowest: number): void => {
    if (faces.length === request.count) {
      sets.push({ faces: faces.slice(), permutations: permutationsOf(faces) })
      return
    }
    for (let face = lowest; face <= SIDES[request.die]; face += 1) {
      faces.push(face)
      grow(face)
      faces.pop()
    }
  }
  grow(1)
  return sets
}

function permutationsOf(sorted: readonly number[]): bigint {
  let ways = 1n
  let run = 0
  sorted.forEach((face, i) => {
    run = i > 0 && sorted[i - 1] === face ? run + 1 : 1
    ways = (ways * BigInt(i + 1)) / BigInt(run)
  })
  return ways
}

function leastCommonMultiple(a: bigint, b: bigint): bigint {
  let x = a
  let y = b
  while (y !== 0n) [x, y] = [y, x % y]
  return (a / x) * b
}
