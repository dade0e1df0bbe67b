import { describe, expect, it } from 'vitest'
import { inchesUpTo, partId, rulings, sideId, whole } from './parts'

const takes = (schema: { safeParse(value: unknown): { readonly success: boolean } }, ...values: readonly unknown[]): readonly boolean[] =>
  values.map(value => schema.safeParse(value).success)

describe('numbers of a document', () => {
  it('are whole, from the least to the most, both allowed', () => {
    expect(takes(whole(1, 9), 0, 1, 9, 10, 2.5)).toEqual([false, true, true, false, false])
  })
  it('are distances from 0 to the most, parts of an inch allowed', () => {
    expect(takes(inchesUpTo(9), -0.5, 0, 2.25, 9, 9.5)).toEqual([false, true, true, true, false])
  })
})

describe('ids of a document', () => {
  it('have 1 to 40 letters, digits, dashes and underscores', () => {
    expect(takes(partId, '', 'a', 'a'.repeat(40), 'a'.repeat(41), 'a b')).toEqual([false, true, true, false, false])
  })
  it('of sides are A to H', () => {
    expect(takes(sideId, '@', 'A', 'H', 'I', 'AB')).toEqual([false, true, true, false, false])
  })
})

describe('chosen readings', () => {
  const many = (count: number): Record<string, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, i) => [`r${String(i)}`, 'x']))
  it('are 200 at most', () => {
    expect(takes(rulings, many(0), many(200), many(201))).toEqual([true, true, false])
  })
})
