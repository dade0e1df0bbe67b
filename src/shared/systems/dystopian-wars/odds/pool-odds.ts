import type { Distribution } from '../../../core/odds/distribution'
import type { PoolRules } from '../rules/roll-pool'
import { largePoolChances, type DieWays } from './large-pool'

/**
 * Exact odds of the hits of a pool (DW-043, DW-055): outcome k is exactly k hits, and the last, `most` (at least 1), is that many or more.
 * An exploding die has the generating function (miss + plain·z) / (total − six·z²), so a pool of any size is one product and one negative
 * binomial series in whole numbers, exact up to `most`.
 */
export function poolOdds(count: number, rules: PoolRules, most: number): Distribution<number> {
  const die = dieWays(rules)
  const explodes = rules.six === 'exploding'
  const hitsOfSix = rules.six === 'basic' ? 1 : 2
  const once = [die.miss, die.plain]
  if (!explodes) once[hitsOfSix] = (once[hitsOfSix] ?? 0n) + die.six
  const ended = power(once, count)
  const extras = explodes ? Math.floor((most - 1) / 2) : 0
  const total = die.total ** BigInt(count + extras)
  const series = seriesOf(die, count, extras)
  const ways = new Map<number, bigint>()
  let rest = total
  for (let hits = 0; hits < most; hits += 1) {
    let sum = 0n
    // With fewer sixes there would be more plain hits than dice.
    for (let m = Math.max(0, Math.ceil((hits - ended.length + 1) / 2)); m <= extras && 2 * m <= hits; m += 1)
      sum += (ended[hits - 2 * m] ?? 0n) * (series[m] ?? 0n)
    if (sum > 0n) ways.set(hits, sum)
    rest -= sum
  }
  if (rest > 0n) ways.set(most, rest)
  return { total, ways }
}

/** From so many dice on, whole numbers take longer than a look may; logarithms are exact to twelve digits. */
const COUNTED_DICE = 150

/** The same as chances from 0 to 1: entry k for k hits, the last entry for that many or more. */
export function poolChances(count: number, rules: PoolRules, most: number): Float64Array {
  if (count > COUNTED_DICE) return largePoolChances(count, dieWays(rules), rules.six, most)
  const { total, ways } = poolOdds(count, rules, most)
  const chances = new Float64Array(most + 1)
  for (const [hits, number] of ways) chances[hits] = Number((number * SCALE) / total) / Number(SCALE)
  return chances
}

/** Digits of a chance that are kept. */
const SCALE = 10n ** 17n

function dieWays({ needed, reroll }: PoolRules): DieWays {
  const miss = BigInt(needed - 1)
  const plain = BigInt(6 - needed)
  const hit = plain + 1n
  switch (reroll) {
    case 'none':
      return { miss, plain, six: 1n, total: 6n }
    case 'failures':
      return { miss: miss * miss, plain: 6n * plain + miss * plain, six: 6n + miss, total: 36n }
    case 'successes':
      return { miss: 6n * miss + hit * miss, plain: hit * plain, six: hit, total: 36n }
  }
}

/** Terms of the series for the extra dice: entry m is the ways of m sixes in all, over the common total. */
function seriesOf(die: DieWays, count: number, extras: number): readonly bigint[] {
  const terms: bigint[] = []
  let choose = 1n
  for (let m = 0; m <= extras; m += 1) {
    terms.push(choose * die.six ** BigInt(m) * die.total ** BigInt(extras - m))
    choose = (choose * BigInt(count + m)) / BigInt(m + 1)
  }
  return terms
}

function power(base: readonly bigint[], exponent: number): readonly bigint[] {
  let result: readonly bigint[] = [1n]
  for (let i = 0; i < exponent; i += 1) {
    const next = Array.from({ length: result.length + base.length - 1 }, () => 0n)
    result.forEach((one, j) => {
      base.forEach((other, k) => {
        next[j + k] = (next[j + k] ?? 0n) + one * other
      })
    })
    result = next
  }
  return result
}
