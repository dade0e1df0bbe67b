import { describe, expect, it } from 'vitest'
import { ELEMENTS } from '../model/element'
import { lettersOf, readElements } from './element-letters'

describe('elements by one sign each (PW-012, PW-016, PW-019)', () => {
  it('are read with blanks between, small letters apart from large ones', () => {
    expect(readElements('++A a Ww')).toEqual(['engine', 'engine', 'A', 'a', 'W', 'w'])
    expect([readElements(''), readElements('AG'), readElements('g')]).toEqual([[], null, null])
  })
  it('have a sign each', () => {
    const signs = ELEMENTS.map(element => (element === 'engine' ? '+' : element)).join('')
    expect(readElements(signs)).toEqual([...ELEMENTS])
  })
  it('are written back in the order of the families', () => {
    expect(lettersOf(['w', 'a', 'engine', 'A', 'engine', 'W'])).toBe('++AaWw')
    expect(readElements(lettersOf(ELEMENTS))).toEqual([...ELEMENTS])
    expect(lettersOf([])).toBe('')
  })
})
