import { describe, expect, it } from 'vitest'
import { diceExample, diceName } from './dice-name'

describe('the name of dice', () => {
  it('leaves the number out for one die', () => {
    expect(diceName({ die: 'd20', count: 1 }, 'd')).toBe('d20')
  })

  it('counts several', () => {
    expect(diceName({ die: 'd10', count: 3 }, 'D')).toBe('3D10')
  })

  it('only counts dice with symbols', () => {
    expect(diceName({ die: 'xwAttack', count: 1 }, 'd')).toBe('×1')
    expect(diceName({ die: 'xwDefense', count: 3 }, 'D')).toBe('×3')
  })
})

describe('an example of dice', () => {
  it('has faces of the die, and no more than are asked for', () => {
    const example = (die: 'd3' | 'd4' | 'd6' | 'd20', count: number): string => diceExample({ die, count })
    expect([example('d6', 12), example('d4', 3), example('d3', 3), example('d20', 1)]).toEqual(['4 2 6', '4 2 2', '1 2 3', '4'])
  })
})
