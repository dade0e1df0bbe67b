import { describe, expect, it } from 'vitest'
import { DICE } from '@shared/core/dice/rule'
import { isUncommon } from './uncommon-dice'

describe('dice that hardly any table has', () => {
  it('are those no set of dice has in it', () => {
    expect(DICE.filter(isUncommon)).toEqual(['d2', 'd3', 'd5', 'd7', 'd9'])
  })
})
