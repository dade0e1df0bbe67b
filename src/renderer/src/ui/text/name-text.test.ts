import { describe, expect, it } from 'vitest'
import { nameText } from '@shared/schema/text'
import { NAME_MAX, freeName, nameFrom } from './name-text'

describe('names', () => {
  it('lose the space around them', () => {
    expect(nameFrom('  Iron Chorale ')).toBe('Iron Chorale')
  })
  it('are what the files accept, no more and no less', () => {
    for (const text of ['', '   ', 'a', 'é', 'x'.repeat(80), 'x'.repeat(81), 'a\u0000b', 'a\u202Eb', 'a\nb', '舰队', 'a\uD800b', '🚀']) {
      const parsed = nameText.safeParse(text)
      expect(nameFrom(text), JSON.stringify(text)).toBe(parsed.success ? parsed.data : null)
    }
  })
  it('get the first free number when they are taken', () => {
    expect(freeName('Wing', [])).toBe('Wing')
    expect(freeName('Wing', ['Wing'])).toBe('Wing 2')
    expect(freeName('Wing', ['Wing', 'Wing 2'])).toBe('Wing 3')
    expect(freeName('Wing 2', ['Wing', 'Wing 2'])).toBe('Wing 3')
    expect(freeName('Wing 501', ['Wing 501'])).toBe('Wing 501 2')
  })
  it('stay short enough with a number', () => {
    const long = 'x'.repeat(NAME_MAX)
    expect(freeName(long, [long])).toHaveLength(NAME_MAX)
    expect(freeName(`${long}y`, [])).toHaveLength(NAME_MAX)
  })
})
