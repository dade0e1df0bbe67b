import { describe, expect, it } from 'vitest'
import { POOL_DICE } from '../model/force'
import { poolChances, poolOdds } from './pool-odds'

const chancesOf = ({ total, ways }: ReturnType<typeof poolOdds>, most: number): readonly number[] =>
  Array.from({ length: most + 1 }, (_, hits) => Number(((ways.get(hits) ?? 0n) * 10n ** 17n) / total) / 1e17)

describe('the odds of hundreds of dice (DW-043, DW-055)', () => {
  it.each(
    POOL_DICE.flatMap(six =>
      ([2, 4, 6] as const).flatMap(needed => (['none', 'failures', 'successes'] as const).map(reroll => ({ six, needed, reroll })))
    )
  )('are those of whole numbers: $six on $needed, rerolls of $reroll', rules => {
    const most = 4 * 151 + 40
    const exact = chancesOf(poolOdds(151, rules, most), most)
    const quick = poolChances(151, rules, most)
    expect(Math.max(...exact.map((chance, hits) => Math.abs(chance - (quick[hits] ?? 0))))).toBeLessThan(1e-12)
  })
  it('are found for the largest wings there can be', () => {
    const dice = 99 * 99
    const chances = poolChances(dice, { needed: 4, six: 'exploding', reroll: 'none' }, 4 * dice + 40)
    const mean = chances.reduce((sum, chance, hits) => sum + chance * hits, 0)
    // Faces 4, 5 and 6 give 1, 1 and 2 hits, and a six adds a die.
    expect(mean).toBeCloseTo((dice * (4 / 6)) / (1 - 1 / 6), 4)
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9)
  })
})
