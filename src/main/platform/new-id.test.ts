import { describe, expect, it } from 'vitest'
import { isSafeId } from '../store/paths'
import { countedIds, newId } from './new-id'

describe('new ids', () => {
  it('never repeat and are always safe as a directory name', () => {
    const ids = Array.from({ length: 2_000 }, () => newId())
    expect(new Set(ids).size).toBe(2_000)
    expect(ids.filter(id => !isSafeId(id) || id.length !== 20)).toEqual([])
  })

  it('use every letter of the alphabet about equally often', () => {
    const letters = Array.from({ length: 2_000 }, () => newId()).join('')
    const counts = new Map<string, number>()
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1)
    expect(counts.size).toBe(32)
    expect(Math.min(...counts.values())).toBeGreaterThan(1_250 * 0.8)
    expect(Math.max(...counts.values())).toBeLessThan(1_250 * 1.2)
  })

  it('can be counted instead, for tests', () => {
    const next = countedIds('ship')
    expect([next(), next()]).toEqual(['ship-1', 'ship-2'])
  })
})
