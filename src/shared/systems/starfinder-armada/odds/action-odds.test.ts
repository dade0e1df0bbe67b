import { describe, expect, it } from 'vitest'
import { checkChance } from './action-odds'

/** Counted over every pair of faces. */
function counted(bonus: number, dc: number, isTwice: boolean): number {
  let good = 0
  for (let one = 1; one <= 20; one += 1)
    for (let other = 1; other <= 20; other += 1) if ((isTwice ? Math.max(one, other) : one) + bonus >= dc) good += 1
  return good / 400
}

describe('the chance of an officer’s check (SA-050, SA-051)', () => {
  it('is as counted over every face, once and twice', () => {
    for (let bonus = 0; bonus <= 15; bonus += 1)
      for (let dc = 5; dc <= 40; dc += 1)
        for (const isTwice of [false, true]) expect(checkChance(bonus, dc, isTwice)).toBeCloseTo(counted(bonus, dc, isTwice), 12)
  })
  it('is 30 % for Direct: a bare 15', () => {
    expect(checkChance(0, 15, false)).toBeCloseTo(0.3, 12)
  })
})
