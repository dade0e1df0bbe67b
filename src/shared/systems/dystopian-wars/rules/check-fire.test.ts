import { describe, expect, it } from 'vitest'
import { present } from '../../../kernel/present'
import type { Fire } from '../model/battle'
import { attack, attacksIn, duel, next, play, playAll, roll, shot } from '../testkit'
import { spentOf } from './check-fire'

const split = (splitDice: number): Fire => ({ parts: [shot('a')], option: 'split', splitDice })
const both = playAll(duel(), attack(split(3), 'x'), attack(split(5), 'y'), attack('b', 'x'), next)
const rolled = play(both, roll('a1'), [1, 1, 1])

describe('dice of a split pool (DW-006, DW-038)', () => {
  it('that others of the same weapon have rolled are spent, its own are not', () => {
    const spent = attacksIn(rolled).map(one => spentOf(rolled, one))
    expect(spent).toEqual([0, 3, 0])
  })
  it('are all there before a roll', () => {
    expect(spentOf(both, present(attacksIn(both)[1], 'a2'))).toBe(0)
  })
})
