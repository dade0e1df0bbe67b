import { describe, expect, it } from 'vitest'
import { places, SOURCES } from './repository'

/** The one place where a key press is asked for its figure, and the names of keys, which know letters by their place. */
const MAY = /^src\/renderer\/src\/(?:ui\/keys\/|chrome\/keys\/key-names\.ts)/u
const PAGES = SOURCES.filter(file => file.path.startsWith('src/renderer/') && !MAY.test(file.path))

describe('a figure typed on the keyboard', () => {
  it('is read in one place, for every layout', () => {
    const elsewhere = /\bevent\.code\b|Number\((?:event\.)?key\)|\\d\S*\.test\((?:event\.)?key\)|Digit\d|Numpad/gu
    expect(places(PAGES, elsewhere)).toEqual([])
  })
})
