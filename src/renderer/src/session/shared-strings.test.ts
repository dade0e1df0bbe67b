import { describe, expect, it } from 'vitest'
import { SharedStrings } from './shared-strings'

describe('equal texts kept once', () => {
  it('leave everything as it was read', () => {
    const text = JSON.stringify({ id: 'a1', list: ['a1', { id: 'a1', hp: -3 }, null, true], none: null, nested: { deep: { id: 'b1' } } })
    const strings = new SharedStrings()
    expect(strings.within(JSON.parse(text))).toEqual(JSON.parse(text))
    expect(JSON.stringify(strings.within(JSON.parse(text)))).toBe(text)
  })
  it('give back what is no object', () => {
    const strings = new SharedStrings()
    expect([strings.within('a'), strings.within(3), strings.within(null)]).toEqual(['a', 3, null])
  })
})
