import { describe, expect, it } from 'vitest'
import type { DraftForce } from '@shared/systems/dystopian-wars/model/force'
import { sampleForces } from '@shared/systems/dystopian-wars/samples/two-forces'
import { builder } from './force-builder'
import { findPart, firstOf, partsOf } from './force-parts'

let last = 0
const [force] = sampleForces(() => `id${String((last += 1))}`)
const names = (one: DraftForce): readonly string[] => partsOf(one).map(part => part.name)
const partNamed = (one: DraftForce, name: string) => {
  const part = partsOf(one).find(found => found.name === name)
  if (part === undefined) throw new Error(name)
  return part
}
const move = (one: DraftForce, name: string, ...steps: readonly (-1 | 1)[]): readonly string[] =>
  names(steps.reduce((now, by) => builder.edits.moved(now, partNamed(now, name), by), one))

describe('moving parts of a force', () => {
  it('starts from squadrons with their units, then their wings', () => {
    expect(names(force)).toEqual([
      'Flag division',
      'Resolute',
      'Cruiser division',
      'Halcyon',
      'Kittiwake',
      'Cloud patrol',
      'Stormglass',
      'Petrel flight'
    ])
  })
  it('moves a unit within its squadron and on into the next one', () => {
    expect(move(force, 'Halcyon', 1).slice(2, 5)).toEqual(['Cruiser division', 'Kittiwake', 'Halcyon'])
    expect(move(force, 'Halcyon', 1, 1).slice(2, 7)).toEqual(['Cruiser division', 'Kittiwake', 'Cloud patrol', 'Halcyon', 'Stormglass'])
    expect(move(force, 'Halcyon', -1).slice(0, 4)).toEqual(['Flag division', 'Resolute', 'Halcyon', 'Cruiser division'])
  })
  it('moves a wing among the wings of the squadrons', () => {
    expect(move(force, 'Petrel flight', -1).slice(2, 6)).toEqual(['Cruiser division', 'Halcyon', 'Kittiwake', 'Petrel flight'])
  })
  it('moves a squadron with all that belongs to it', () => {
    expect(move(force, 'Cloud patrol', -1).slice(2, 6)).toEqual(['Cloud patrol', 'Stormglass', 'Petrel flight', 'Cruiser division'])
  })
  it('goes no farther than the ends, and loses nothing on the way there and back', () => {
    expect(move(force, 'Resolute', -1)).toEqual(names(force))
    expect(move(force, 'Flag division', -1)).toEqual(names(force))
    expect(move(force, 'Petrel flight', 1)).toEqual(names(force))
    expect(move(force, 'Resolute', 1, 1, 1, 1, 1, 1, -1, -1, -1, -1, -1, -1)).toHaveLength(names(force).length)
  })
})

describe('taking parts away and putting them in', () => {
  it('takes a squadron with everything in it, and a unit alone', () => {
    expect(names(builder.edits.removed(force, partNamed(force, 'Cloud patrol')))).toHaveLength(5)
    expect(names(builder.edits.removed(force, partNamed(force, 'Stormglass')))).toHaveLength(7)
  })
  it('opens on the first unit, on the squadron where it has none, and on nothing where there is none', () => {
    expect(firstOf(partsOf(force))).toMatchObject({ kind: 'unit', name: 'Resolute' })
    expect(firstOf(partsOf({ ...force, squadrons: force.squadrons.map(one => ({ ...one, units: [], wings: [] })) }))?.name).toBe(
      'Flag division'
    )
    expect(firstOf([])).toBeUndefined()
  })
  it('finds a unit by its weapon', () => {
    const weapon = force.squadrons[0]?.units[0]?.weapons[0]
    expect(findPart(force, weapon?.id ?? '')).toMatchObject({ kind: 'unit', unit: { name: 'Resolute' } })
    expect(findPart(force, 'nobody')).toBeUndefined()
  })
})
