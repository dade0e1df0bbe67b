import { describe, expect, it } from 'vitest'
import { copied, movedPart, movedPartTo, treeEdits, withoutPart, withPart } from './roster-tree'

const gun = (id: string) => ({ id, name: id, dice: [6, 4] })
const ship = (id: string) => ({ id, name: id, guns: [gun(`${id}-gun`)] })
const fleet = {
  id: 'fleet',
  name: 'Fleet',
  notes: ['red', 'gun'],
  units: [
    { id: 'one', name: 'One', ships: [ship('a'), ship('b')] },
    { id: 'two', name: 'Two', ships: [ship('c')] }
  ],
  spares: [ship('d')]
}
type Fleet = typeof fleet
const shown = ({ units, spares }: Fleet): string =>
  [...units.map(unit => `${unit.id}(${unit.ships.map(one => one.id).join(' ')})`), ...spares.map(one => one.id)].join(' ')

describe('the parts of a roster', () => {
  it('are changed where they stand, however deep, and nothing else is', () => {
    const changed = withPart(fleet, 'b-gun', one => ({ ...one, name: 'Lance' }))
    expect(changed.units[0]?.ships[1]?.guns[0]?.name).toBe('Lance')
    expect([changed.units[1], changed.spares]).toEqual([fleet.units[1], fleet.spares])
    expect(changed.units[1]).toBe(fleet.units[1])
    expect(withPart(fleet, 'nobody', one => ({ ...one, name: 'x' }))).toBe(fleet)
  })
  it('are taken away with everything in them', () => {
    expect([withoutPart(fleet, 'one'), withoutPart(fleet, 'c'), withoutPart(fleet, 'd')].map(shown)).toEqual([
      'two(c) d',
      'one(a b) two() d',
      'one(a b) two(c)'
    ])
    expect(withoutPart(fleet, 'nobody')).toBe(fleet)
  })
  it('move among their like, over into the next of what they belong to, and not beyond the ends', () => {
    expect([movedPart(fleet, 'two', -1), movedPart(fleet, 'a', 1), movedPart(fleet, 'b', 1)].map(shown)).toEqual([
      'two(c) one(a b) d',
      'one(b a) two(c) d',
      'one(a) two(b c) d'
    ])
    for (const id of ['one', 'a', 'd', 'nobody']) expect(movedPart(fleet, id, -1)).toBe(fleet)
    for (const id of ['two', 'c', 'd']) expect(movedPart(fleet, id, 1)).toBe(fleet)
    expect(shown(movedPartTo(fleet, 'two', 0))).toBe('two(c) one(a b) d')
  })
  it('are copied under another name, each with an id of its own, and lists of words as they are', () => {
    let last = 0
    const copy = copied(fleet, 'Copy', () => `new${String((last += 1))}`)
    expect([copy.name, copy.id, copy.notes, last]).toEqual(['Copy', 'new1', fleet.notes, 11])
    expect(JSON.stringify(copy)).not.toMatch(/"id":"(?!new)/u)
    expect(copied(fleet, 'Copy', () => 'new', ['guns']).units[0]?.ships[0]).toEqual({ ...ship('a'), id: 'new' })
  })
  it('are doubled behind themselves, as long as the files accept another', () => {
    const { duplicated } = treeEdits(() => 2)
    const context = { word: (key: string) => key, taken: ['c'], newId: () => 'new' }
    const part = (id: string) => ({ id, name: id, number: 1, isInside: true })
    expect(shown(duplicated(fleet as never, part('c'), context)?.roster as never)).toBe('one(a b) two(c new) d')
    expect(duplicated(fleet as never, part('a'), context)).toBeNull()
  })
})
