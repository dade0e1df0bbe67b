import { describe, expect, it } from 'vitest'
import { LOCALES } from '../../src/shared/kernel/locale'
import { START_TEXT, startText } from './start-text.mjs'

describe('why npm start opens a browser', () => {
  it('is said in every language, and for every reason', () => {
    expect(Object.keys(START_TEXT)).toEqual([...LOCALES])
    for (const locale of LOCALES) {
      expect(Object.keys(START_TEXT[locale])).toEqual(Object.keys(START_TEXT.en))
      expect(Object.keys(START_TEXT[locale].early)).toEqual(Object.keys(START_TEXT.en.early))
      const early = Object.values(START_TEXT[locale].early).map(say => say('code 1'))
      expect(new Set(early).size).toBe(early.length)
      expect(early.filter(sentence => !sentence.includes('(code 1)'))).toEqual([])
    }
  })

  it('is said in the language of the system, or else in English', () => {
    expect([startText('fr-CA'), startText('eo-EO'), startText('frr')]).toEqual([START_TEXT.fr, START_TEXT.en, START_TEXT.en])
  })
})
