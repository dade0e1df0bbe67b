import { SIDES } from '../../../core/dice/rule'
import type { HitRule } from '../derive/hit-rule'

/** Exact odds of the hits of a pool, as a number of ways out of `total`. */
interface PoolOdds {
  readonly total: bigint
  /** Entry h: ways to score exactly h hits. */
  readonly ways: readonly bigint[]
  /** Ways to score more than `ways` lists, since sixes may chain without end. */
  readonly beyond: bigint
}

/** The hits of `dice` d6 by a rule, listed up to `most`. */
export function poolOdds(dice: number, rule: HitRule, most: number): PoolOdds {
  const misses = BigInt(rule.from - 1)
  const singles = BigInt(SIDES.d6 - rule.from + 1 - (rule.explodes === 'never' ? 0 : 1))
  const { total, ways } = rule.explodes === 'once' ? onceMore(dice, misses, singles, most) : chained(dice, misses, singles, rule, most)
  return { total, ways, beyond: total - ways.reduce((sum, way) => sum + way, 0n) }
}

type Ways = Omit<PoolOdds, 'beyond'>

/**
 * In closed form. A die ends as a miss or a single hit, or explodes. With z faces that miss, u that hit once and end, and e = 0 or 1 that
 * score two and roll again, the pool has the generating function ((z + u x) / 6)^n / (1 - e x² / 6)^n, whose coefficients are products of
 * binomials.
 */
function chained(dice: number, misses: bigint, singles: bigint, rule: HitRule, most: number): Ways {
  const chainsMax = rule.explodes === 'chain' ? Math.floor(most / 2) : 0
  const ends = endings(dice, misses, singles)
  const chains = chainings(dice, chainsMax)
  const ways: bigint[] = []
  for (let hits = 0; hits <= most; hits += 1) {
    let sum = 0n
    for (let k = Math.max(0, Math.ceil((hits - dice) / 2)); 2 * k <= hits && k <= chainsMax; k += 1)
      sum += (ends[hits - 2 * k] ?? 0n) * (chains[k] ?? 0n)
    ways.push(sum)
  }
  return { total: BigInt(SIDES.d6) ** BigInt(dice + chainsMax), ways }
}

/** If extra dice roll no further, each die contributes a factor (6 (z + u x) + x² (z + u x + x²)) / 36. */
function onceMore(dice: number, misses: bigint, singles: bigint, most: number): Ways {
  const sides = BigInt(SIDES.d6)
  const die = [sides * misses, sides * singles, misses, singles, 1n]
  let ways: readonly bigint[] = Array.from({ length: most + 1 }, (_, hits) => (hits === 0 ? 1n : 0n))
  for (let n = 0; n < dice; n += 1) {
    const before = ways
    ways = before.map((_, hits) => die.reduce((sum, way, scored) => sum + way * (before[hits - scored] ?? 0n), 0n))
  }
  return { total: (sides * sides) ** BigInt(dice), ways }
}

/** Ways of n dice, none exploding, to end in j single hits: C(n, j) z^(n-j) u^j. */
function endings(dice: number, misses: bigint, singles: bigint): readonly bigint[] {
  const ways: bigint[] = []
  let choose = 1n
  for (let j = 0; j <= dice; j += 1) {
    ways.push(choose * misses ** BigInt(dice - j) * singles ** BigInt(j))
    choose = (choose * BigInt(dice - j)) / BigInt(j + 1)
  }
  return ways
}

/** Ways of n dice to explode k times in all, for k up to `most`: C(n - 1 + k, k), each over the common total of `most` extra dice. */
function chainings(dice: number, most: number): readonly bigint[] {
  const ways: bigint[] = []
  let choose = 1n
  for (let k = 0; k <= most; k += 1) {
    ways.push(choose * BigInt(SIDES.d6) ** BigInt(most - k))
    choose = (choose * BigInt(dice + k)) / BigInt(k + 1)
  }
  return ways
}

/** The chance of at least this many hits, from 0 to 1. Exact as long as the odds list `hits - 1`; throws beyond. */
export function chanceOfHits(odds: PoolOdds, hits: number): number {
  if (hits > odds.ways.length) throw new Error(`Odds tell ${String(odds.ways.length - 1)} hits apart, asked for ${String(hits)}`)
  let below = 0n
  for (let h = 0; h < hits; h += 1) below += odds.ways[h] ?? 0n
  return ratio(odds.total - below, odds.total)
}

/** The odds as chances from 0 to 1: entry h for h hits, the last for that many or more. */
export function poolChances(dice: number, rule: HitRule, most: number): readonly number[] {
  const { total, ways, beyond } = poolOdds(dice, rule, most)
  return ways.map((way, hits) => ratio(hits === most ? way + beyond : way, total))
}

/** Mean hits of a pool: each die scores (u + 2e) / 6, and each six rolls again, once or without end. */
export function expectedHits(dice: number, rule: HitRule): number {
  if (rule.explodes === 'never') return (dice * (SIDES.d6 - rule.from + 1)) / SIDES.d6
  const scored = dice * (SIDES.d6 - rule.from + 2)
  return rule.explodes === 'chain' ? scored / (SIDES.d6 - 1) : (scored * (SIDES.d6 + 1)) / SIDES.d6 ** 2
}

function ratio(ways: bigint, total: bigint): number {
  return Number((ways * 10n ** 18n) / total) / 1e18
}
