import type { PoolDice } from '../model/force'

/** Ways of one die to give nothing, a plain hit or a six, out of `total`, with its rerolls. */
export interface DieWays {
  readonly miss: bigint
  readonly plain: bigint
  readonly six: bigint
  readonly total: bigint
}

/** Chances below e to this power are left out: together they are less than a chance is rounded by. */
const NEGLIGIBLE = -50

/**
 * Chances of the hits of a pool of hundreds of dice: entry k for k hits, the last for that many or more (DW-043). Sixes and plain hits are
 * told apart: sixes of an exploding pool are a negative binomial, of any other a binomial, and of the dice that are no sixes each is a
 * plain hit or a miss. Reckoned in logarithms, and only where a chance is more than nothing.
 */
export function largePoolChances(count: number, die: DieWays, six: PoolDice, most: number): Float64Array {
  const total = Number(die.total)
  const sixes = Number(die.six) / total
  const plain = Number(die.plain) / (total - Number(die.six))
  const hitsOfSix = six === 'basic' ? 1 : 2
  const chances = new Float64Array(most + 1)
  const factorial = logFactorials(count + most)
  const choose = (n: number, k: number): number => (factorial[n] ?? 0) - (factorial[k] ?? 0) - (factorial[n - k] ?? 0)
  const sixMost = six === 'exploding' ? Math.floor(most / 2) : count
  for (let m = 0; m <= sixMost; m += 1) {
    const others = six === 'exploding' ? count : count - m
    const ways =
      six === 'exploding' ? choose(count + m - 1, m) + count * Math.log(1 - sixes) : choose(count, m) + others * Math.log(1 - sixes)
    const logSixes = ways + m * Math.log(sixes)
    if (logSixes < NEGLIGIBLE) continue
    // Twelve deviations to each side of the mean hold every chance that counts.
    const reach = 12 * Math.sqrt(others * plain * (1 - plain)) + 1
    for (let b = Math.max(0, Math.floor(others * plain - reach)); b <= Math.min(others, others * plain + reach); b += 1) {
      const log = logSixes + choose(others, b) + times(b, plain) + times(others - b, 1 - plain)
      const hits = Math.min(most, b + hitsOfSix * m)
      if (log >= NEGLIGIBLE) chances[hits] = (chances[hits] ?? 0) + Math.exp(log)
    }
  }
  // Sixes beyond the last entry belong to it too.
  const told = chances.reduce((sum, chance) => sum + chance, 0)
  chances[most] = Math.max(0, (chances[most] ?? 0) + 1 - told)
  return chances
}

function times(count: number, chance: number): number {
  return count === 0 ? 0 : count * Math.log(chance)
}

function logFactorials(most: number): Float64Array {
  const logs = new Float64Array(most + 1)
  for (let n = 1; n <= most; n += 1) logs[n] = (logs[n - 1] ?? 0) + Math.log(n)
  return logs
}
