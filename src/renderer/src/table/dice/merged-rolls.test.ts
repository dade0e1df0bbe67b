import { describe, expect, it } from 'vitest'
import type { AnsweredDice } from '@shared/core/log/entry'
import { mergedRolls } from './merged-rolls'

const roll = (faces: readonly number[], fields: Partial<AnsweredDice> = {}): AnsweredDice => ({
  purpose: 'xw.roll.card',
  die: 'd20',
  actor: 's1',
  by: 'hand',
  ...fields,
  faces
})

describe('dice thrown again for the same purpose', () => {
  it('are one roll with all their faces', () => {
    expect(mergedRolls([roll([12]), roll([9]), roll([17, 2])])).toEqual([roll([12, 9, 17, 2])])
  })
  it('are rolls of their own by another die, actor or hand, for another purpose, and after another roll', () => {
    const others = [{ purpose: 'xw.roll.more' }, { die: 'd8' }, { actor: 's2' }, { by: 'host' }] as const
    for (const other of others) {
      const dice = [roll([1]), roll([2], other), roll([3])]
      expect(mergedRolls(dice)).toEqual(dice)
    }
  })
})
