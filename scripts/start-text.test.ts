import { describe, expect, it } from 'vitest'
import { LOCALES } from '../src/shared/kernel/locale'
import { START_TEXT, startText } from './start-text.mjs'

describe('why npm start opens a browser', () => {
  it('is said in every language, and for every reason', () => {
    expect(Object.keys(START_TEXT)).toEqual([...LOCALES])
    const keys = Object.keys(START_TEXT.en)
    for (const locale of LOCALES) {
      expect(Object.keys(START_TEXT[locale])).toEqual(keys)
      expect(new Set(Object.values(START_TEXT[locale])).size).toBe(keys.length)
    }
  })

  it('is said in the language of the system, or else in English', () => {
    expect([startText('fr-CA'), startText('de-DE'), startText('frr')]).toEqual([START_TEXT.fr, START_TEXT.en, START_TEXT.en])
  })
})
