import { describe, expect, it } from 'vitest'
import { FACES, LETTERS } from '../tables/dice'
import { readLetters } from './letters'

describe('dice typed by symbol (XW-034)', () => {
  it('give a face of each, spaces and capitals as they come', () => {
    expect(readLetters('attack', 'hH c fb')).toEqual({ ok: true, value: [1, 1, 4, 5, 7] })
    expect(readLetters('defense', 'efb')).toEqual({ ok: true, value: [1, 4, 6] })
    expect(readLetters('attack', '')).toEqual({ ok: true, value: [] })
  })
  it('say which letter is on no such die', () => {
    expect(readLetters('attack', 'he')).toEqual({ ok: false, error: { code: 'no-such-letter', letter: 'e' } })
    expect(readLetters('defense', 'c')).toEqual({ ok: false, error: { code: 'no-such-letter', letter: 'c' } })
  })
  it('are typed in the letters of a language as well, and those of every language where it has no other use for them', () => {
    const own = { hit: 't', crit: 'c', focus: 'f', evade: 'e', blank: 'v' }
    expect(readLetters('attack', 'Th cfvb', own)).toEqual({ ok: true, value: [1, 1, 4, 5, 7, 7] })
    expect(readLetters('attack', 't')).toEqual({ ok: false, error: { code: 'no-such-letter', letter: 't' } })
    const swapped = { ...own, crit: 'h' }
    expect(readLetters('attack', 'h', swapped)).toEqual({ ok: true, value: [4] })
  })
  it('show again what was typed', () => {
    for (const pool of ['attack', 'defense'] as const) {
      const typed = FACES[pool].map(result => LETTERS[result]).join('')
      const read = readLetters(pool, typed)
      expect(read.ok && read.value.map(face => FACES[pool][face - 1])).toEqual([...FACES[pool]])
    }
  })
})
