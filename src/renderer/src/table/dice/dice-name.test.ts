import { describe, expect, it } from 'vitest'
import { diceName } from './dice-name'

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
