import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { languageName, LANGUAGES } from './languages'

describe('a language', () => {
  it('is listed under the name it has for itself', () => {
    expect(LOCALES.map(languageName)).toEqual(['English', 'Français'])
  })
  it('says 0.8 hits, 1 hit and 1.5 hits in English, and one hit up to two in French', () => {
    const usual = (choice: number): number => Number(choice !== 1)
    const forms = LOCALES.map(locale => [0.8, 1, 1.5, 2].map(many => LANGUAGES[locale].plural(many, 2, usual)))
    expect(forms).toEqual([
      [1, 0, 1, 1],
      [0, 0, 0, 1]
    ])
  })
})
