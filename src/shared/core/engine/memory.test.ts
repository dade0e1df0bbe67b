import { describe, expect, expectTypeOf, it } from 'vitest'
import { memoryOf, remembering, withoutSecrets, type KnownBy } from './memory'

interface Ship {
  readonly hull: number
  readonly note: string | null
  readonly hasSpentPlating?: boolean
  readonly mines?: number
}

const MEMORY = memoryOf<Ship>()({ hasSpentPlating: 'everybody', mines: 'ownSide' })

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
    expectTypeOf(memoryOf<Ship>()).parameter(0).toEqualTypeOf<{ readonly hasSpentPlating: KnownBy; readonly mines: KnownBy }>()
    expect(MEMORY.fields).toEqual(['hasSpentPlating', 'mines'])
  })

  it('is known to other sides only as far as it says', () => {
    const ship: Ship = { hull: 3, note: null, hasSpentPlating: true, mines: 2 }
    expect(withoutSecrets(ship, MEMORY)).toEqual({ hull: 3, note: null, hasSpentPlating: true })
    expect('mines' in withoutSecrets(ship, MEMORY)).toBe(false)
    expect(ship.mines).toBe(2)
  })
})
