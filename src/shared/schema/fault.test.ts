import { describe, expect, it } from 'vitest'
import { faultOf, unknownField } from './fault'
import { z } from './zod'

const ship = z.strictObject({ name: z.string(), guns: z.array(z.strictObject({ dice: z.number() })) })
const change = z.union([z.strictObject({ hull: z.number() }), z.strictObject({ speed: z.number() })])
const fleet = z.strictObject({ ships: z.array(ship), change: change.optional() })

function fault(json: unknown): unknown {
  const read = fleet.safeParse(json)
  return read.success ? null : faultOf(read.error, 'fleet')
}

describe('a field too many', () => {
  it('is named with its whole path', () => {
    expect(fault({ ships: [{ name: 'Vast', guns: [{ dice: 2 }, { dice: 1, colour: 'red' }] }] })).toEqual({
      at: 'fleet.ships.0.guns.1.colour',
      isUnknown: true
    })
    expect(fault({ ships: [], surprise: 1 })).toEqual({ at: 'fleet.surprise', isUnknown: true })
  })

  it('is named in that choice which would fit without it', () => {
    expect(fault({ ships: [], change: { speed: 2, colour: 'red' } })).toEqual({ at: 'fleet.change.colour', isUnknown: true })
    expect(fault({ ships: [], change: { mass: 2 } })).toEqual({ at: 'fleet.change', isUnknown: false })
  })

  it('is told from a field of the wrong form', () => {
    expect(fault({ ships: [{ name: 3, guns: [] }] })).toEqual({ at: 'fleet.ships.0.name', isUnknown: false })
  })

  it('is also found where a schema would leave it out', () => {
    const loose = z.object({ ships: z.array(z.object({ name: z.string() })) })
    expect(unknownField(loose, { ships: [{ name: 'Vast' }, { name: 'Gap', hull: 4 }] })).toBe('ships.1.hull')
    expect(unknownField(loose, { ships: [{ name: 'Vast' }] })).toBeNull()
    expect(unknownField(ship, { name: 'Vast', guns: [], crew: 4 })).toBe('crew')
    expect(unknownField(ship, { name: 3, guns: [] })).toBeNull()
  })
})
