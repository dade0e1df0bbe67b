import { describe, expect, it } from 'vitest'
import { localeOf } from './locale'

describe('the language for a tag', () => {
  it.each([
    ['fr', 'fr'],
    ['fr-CA', 'fr'],
    ['FR-fr', 'fr'],
    ['fr_FR.UTF-8', 'fr'],
    ['en-GB', 'en'],
    ['eo-EO', 'en'],
    ['frr', 'en'],
    ['C', 'en'],
    ['', 'en']
  ])('%j is %s', (tag, locale) => {
    expect(localeOf(tag)).toBe(locale)
  })
})
