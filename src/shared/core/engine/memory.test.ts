import { describe, expect, expectTypeOf, it } from 'vitest'
import { memoryOf, remembering } from './memory'

interface Ship {
  readonly hull: number
  readonly note: string | null
  readonly hasSpentPlating?: boolean
  readonly mines?: number
}

const MEMORY = memoryOf<Ship>()({ hasSpentPlating: true, mines: true })

describe('the memory of a battle', () => {
  it('goes along with a copy, and is absent from one that remembers nothing', () => {
    expect(remembering<Ship>({ hull: 3, note: null }, { hull: 4, note: null, hasSpentPlating: true, mines: 0 }, MEMORY)).toEqual({
      hull: 3,
      note: null,
      hasSpentPlating: true,
      mines: 0
    })
    expect(Object.keys(remembering<Ship>({ hull: 3, note: null }, { hull: 4, note: null }, MEMORY))).toEqual(['hull', 'note'])
  })

  it('names every field that may be absent, and no other', () => {
    expectTypeOf(memoryOf<Ship>()).parameter(0).toEqualTypeOf<{ readonly hasSpentPlating: true; readonly mines: true }>()
    expect(MEMORY).toEqual(['hasSpentPlating', 'mines'])
  })
})
