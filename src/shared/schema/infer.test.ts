import { describe, expect, it } from 'vitest'
import { schemaOf, objectOf, partialOf, type Infer, type SameType } from './infer'
import { z } from './zod'

interface Boat {
  readonly name: string
  readonly hull?: number
}

const name = z.string()
const hull = z.number()

describe('a schema of a type', () => {
  it('is the schema it was made of', () => {
    const schema = z.strictObject({ name, hull: hull.exactOptional() })
    expect(schemaOf<Boat>()(schema)).toBe(schema)
  })
  it('takes the fields of the type and no others', () => {
    const boat = objectOf<Boat>()({ name, hull: hull.exactOptional() })
    expect([{ name: 'Red' }, { name: 'Red', hull: 6 }].every(one => boat.safeParse(one).success)).toBe(true)
    expect([{}, { name: 'Red', sail: 1 }, { name: 'Red', hull: undefined }].some(one => boat.safeParse(one).success)).toBe(false)
  })
  it('takes a correction with any of its fields, though none without a value', () => {
    const correction = partialOf<Partial<Boat>>()({ name, hull })
    expect([{}, { hull: 1 }, { name: 'Red', hull: 1 }].every(one => correction.safeParse(one).success)).toBe(true)
    expect([{ hull: undefined }, { sail: 1 }].some(one => correction.safeParse(one).success)).toBe(false)
  })
})

describe('one type and another', () => {
  it('are the same when each takes the other and they name the same fields, which the compiler checks here', () => {
    true satisfies SameType<Boat, { name: string; hull?: number }>
    true satisfies SameType<'near' | 'far', 'far' | 'near'>
    true satisfies SameType<readonly Boat[] | null, { name: string; hull?: number }[] | null>
    expect([
      false satisfies SameType<Boat, { name: number; hull?: number }>,
      false satisfies SameType<Boat, { hull?: number }>,
      false satisfies SameType<Boat, { name: string }>,
      false satisfies SameType<Boat, { name: string; hull?: number; sail?: number }>,
      false satisfies SameType<'near' | 'far', 'near'>
    ]).not.toContain(true)
  })
})

describe('the type that a schema reads', () => {
  it('is read-only throughout, and a name in it stays a name', () => {
    type Fleet = Infer<z.ZodObject<{ name: z.ZodString; boats: z.ZodArray<z.ZodType<Boat>>; at: z.ZodObject<{ x: z.ZodNumber }> }>>
    const fleet: Fleet = { name: 'Red', boats: [{ name: 'Hawk' }], at: { x: 1 } }
    expect(fleet satisfies { readonly name: string; readonly boats: readonly Boat[]; readonly at: { readonly x: number } }).toBe(fleet)
  })
})
