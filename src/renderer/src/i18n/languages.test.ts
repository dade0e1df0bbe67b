import { describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { languageName } from './languages'

describe('a language', () => {
  it('is listed under the name it has for itself', () => {
    expect(LOCALES.map(languageName)).toEqual(['English', 'Français'])
  })
})
