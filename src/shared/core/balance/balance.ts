import { clamp, sum } from '../../kernel/collections'

/** What there is of something that fights, as far as whoever weighs it knows. */
export interface Strength {
  /** What it is worth in the points of its game; absent where nobody has said so. */
  readonly points?: number
  /** Points of hull and shields it had in all: 0 for what has neither, null where that is not known. */
  readonly most: number | null
  /** The share of them that is left, 0 to 1; 0 for what fights no more. */
  readonly left: number
}

/** The same on one of the sides, counted from 0. */
export interface Weighed extends Strength {
  readonly side: number
}

/**
 * What each is worth: its points where all of them are known, else its hull and shields. What has no hull counts as one point of it, and
 * one of which that is not known as the mean of the others.
 */
export function worthsOf(all: readonly Strength[]): readonly number[] {
  const hulls = all.filter(one => one.most !== 0)
  const known = hulls.flatMap(({ most }) => most ?? [])
  const mean = known.length === 0 ? 1 : sum(known) / known.length
  const inHull = all.map(({ most }) => (most === 0 ? 1 : (most ?? mean)))
  if (hulls.length === 0 || !hulls.every(({ points = 0 }) => points > 0)) return inHull
  const ofHull = sum(hulls.map(({ points = 0 }) => points)) / sum(hulls.map(({ most }) => most ?? mean))
  return all.map(({ points = 0, most }) => (most === 0 ? ofHull : points))
}

/**
 * The share of all fighting strength that is each side's, 0 to 1: what is left of everything, for as much as it is worth. Equal if nothing
 * is left.
 */
export function balance(all: readonly Weighed[], sides: number): readonly number[] {
  const worths = worthsOf(all)
  const strengths = Array.from({ length: sides }, () => 0)
  all.forEach(({ side, left }, i) => {
    strengths[side] = (strengths[side] ?? 0) + left * (worths[i] ?? 0)
  })
  const total = sum(strengths)
  return strengths.map(strength => (total === 0 ? 1 / sides : strength / total))
}

/** A share in so many equal parts: none and all of them only where the other side, or this one, has nothing left. */
export function inParts(share: number, parts: number): number {
  if (share <= 0) return 0
  return share >= 1 ? parts : clamp(Math.round(share * parts), 1, parts - 1)
}

/** Less of the balance than this decides nothing. */
export const LEAST_LEAD = 0.04
