import { describe, expect, it } from 'vitest'
import { readDigest } from './digest'
import { findingsOf, referenceSearch } from './reference-search'

const CHAPTERS = readDigest(`# Fire {#fire}
## Superweapon {#superweapon}
- SA-041 A **hit** adds the tier of the fleet.
- SA-042 It rests until the end of the next round.
## Portée {#range}
Short, long and extreme.
- SA-043 Each band has a modifier.
> At 8 hexes a capital fleet is at long range.
`)

describe('a search of the rules', () => {
  const find = referenceSearch(findingsOf(CHAPTERS))
  const places = (words: string): readonly string[] => find(words).map(one => one.place)

  it('finds passages by their titles first', () => expect(places('superweapon')[0]).toBe('superweapon'))
  it('finds a rule by its number, and no other', () => expect(places('SA-042')).toEqual(['SA-042']))
  it('forgives accents, half words and typing errors', () => {
    expect(places('portee')).toContain('range')
    expect(places('superw')[0]).toBe('superweapon')
    expect(places('superwaepon')).toContain('superweapon')
  })
  it('finds examples, and says where they are', () => expect(places('capital hexes')).toEqual(['range']))
  it('shows no marks of Markdown', () => expect(find('hit')[0]?.text).toBe('A hit adds the tier of the fleet.'))
  it('finds nothing for words that stand nowhere together', () => expect(places('superweapon capital')).toEqual([]))
})
