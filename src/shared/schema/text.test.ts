import { describe, expect, it } from 'vitest'
import { lineText, longText, nameText, noteText, ruleWord } from './text'

describe('a text somebody typed', () => {
  it.each([
    ['a name', nameText, 80],
    ['a line', lineText, 400],
    ['a note', noteText, 2_000],
    ['the notes of a campaign', longText, 20_000],
    ['a word of the rules', ruleWord, 60]
  ])('is as long as it may be and no longer: %s', (_, schema, most) => {
    expect(schema.safeParse('é'.repeat(most)).success).toBe(true)
    expect(schema.safeParse('é'.repeat(most + 1)).success).toBe(false)
  })
  it('is a name once something stands in it', () => {
    expect(['x', ' x ', '', '  '].map(text => nameText.safeParse(text).data)).toEqual(['x', 'x', undefined, undefined])
  })
  it('holds no half of a character, and in one line nothing that breaks it or turns its direction', () => {
    expect([nameText, lineText, noteText, longText, ruleWord].filter(schema => schema.safeParse('\uD800').success)).toEqual([])
    for (const text of ['a\nb', 'a\u0007b', 'a\u202Eb', 'a\u2067b']) {
      expect([nameText, lineText].filter(schema => schema.safeParse(text).success)).toEqual([])
      expect([noteText, longText].map(schema => schema.safeParse(text).data)).toEqual([text, text])
    }
  })
})
