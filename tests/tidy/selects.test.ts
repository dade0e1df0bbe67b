import { describe, expect, it } from 'vitest'
import { places, SOURCES } from './repository'

/** Dialogs and screens over which digits are no keys: builders, campaigns, settings, replays, and the pages of phones. */
const MAY = [
  /^src\/renderer\/src\/(?:builder|replay|station|ui\/controls\/PickField\.vue$)/u,
  /^src\/renderer\/src\/shell\/(?!reference\/)/u,
  /^src\/renderer\/src\/table\/(?:corrections|joining|log\/history)\//u,
  /^src\/renderer\/src\/systems\/[^/]+\/(?:builder|correct|join|rulings)\//u,
  /^src\/renderer\/src\/systems\/(?:firestorm-armada\/(?:cards\/HandTable|fire\/WeaponTable)|starfinder-armada\/officers\/OfficersDialog)\.vue$/u
]
const AT_THE_TABLE = SOURCES.filter(({ path }) => path.startsWith('src/renderer/') && !MAY.some(one => one.test(path)))

describe('where digits are keys', () => {
  it('no select takes them: a PickMenu stands in its place', () => {
    expect(places(AT_THE_TABLE, /<select\b|<PickField\b/gu)).toEqual([])
  })
  it('lists only what has one', () => {
    const having = SOURCES.filter(({ text }) => /<select\b|<PickField\b/u.test(text))
    expect(MAY.filter(one => !having.some(({ path }) => one.test(path)))).toEqual([])
  })
})
