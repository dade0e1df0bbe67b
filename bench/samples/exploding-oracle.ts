/** Number of hits listed separately; with twenty dice the chance of more is less than 10^-18. */
const MOST = 130
/** Longest chain of sixes for one die: each six is two hits. */
const CHAINS = MOST / 2
const WHOLE = 6n ** BigInt(CHAINS + 1)

/**
 * Chances of 0, 1, ... hits left after shield dice; the last entry is "or more". Counted die by die in whole numbers:
 * 4 and 5 hit once, a 6 hits twice and is rolled again.
 */
export function explodingThrough(dice: number, shieldDice: number, last: number): readonly number[] {
  const attack = poolWays(dice)
  const shields = poolWays(shieldDice)
  const ways = Array.from({ length: last + 1 }, () => 0n)
  attack.forEach((scored, hits) => {
    shields.forEach((taken, off) => {
      const left = Math.min(last, Math.max(0, hits - off))
      ways[left] = (ways[left] ?? 0n) + scored * taken
    })
  })
  const total = WHOLE ** BigInt(dice + shieldDice)
  return ways.map(way => Number((way * 10n ** 18n) / total) / 1e18)
}

function poolWays(dice: number): readonly bigint[] {
  const die = dieWays()
  let pool: readonly bigint[] = [1n]
  for (let n = 0; n < dice; n += 1) {
    const next = Array.from({ length: MOST + 1 }, () => 0n)
    pool.forEach((ways, hits) => {
      for (let more = 0; hits + more <= MOST; more += 1) next[hits + more] = (next[hits + more] ?? 0n) + ways * (die[more] ?? 0n)
    })
    pool = next
  }
  return pool
}

/** One die, out of `WHOLE`: after k sixes, it misses on three faces of six and hits once on two. */
function dieWays(): readonly bigint[] {
  const ways = Array.from({ length: MOST + 2 }, () => 0n)
  for (let sixes = 0; sixes <= CHAINS; sixes += 1) {
    const each = 6n ** BigInt(CHAINS - sixes)
    ways[2 * sixes] = (ways[2 * sixes] ?? 0n) + 3n * each
    ways[2 * sixes + 1] = (ways[2 * sixes + 1] ?? 0n) + 2n * each
  }
  return ways
}
