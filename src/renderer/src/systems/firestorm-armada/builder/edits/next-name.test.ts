import { describe, expect, it } from 'vitest'
import { nextName } from './next-name'

describe('a name for one more of the same', () => {
  it('counts on where there is a number, and begins to count where there is none', () => {
    expect(nextName('Kestrel 2', ['Kestrel 1', 'Kestrel 2'])).toBe('Kestrel 3')
    expect(nextName('Kestrel 1', ['Kestrel 1', 'Kestrel 2', 'Kestrel 3'])).toBe('Kestrel 4')
    expect(nextName('Wick', ['Wick', 'Wick 2'])).toBe('Wick 3')
    expect(nextName('7', ['7'])).toBe('7 2')
  })
})
