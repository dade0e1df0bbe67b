import { describe, expect, it } from 'vitest'
import { seededRandom, systemRandom, type RandomSource } from './random-source'

describe.each([
  ['the system source', systemRandom],
  ['a seeded source', seededRandom(7)]
])('%s', (_name, source: RandomSource) => {
  it('shows every face of a d6 about equally often and nothing else', () => {
    const counts = new Map<number, number>()
    for (let roll = 0; roll < 12_000; roll++) {
      const face = source.face(6)
      counts.set(face, (counts.get(face) ?? 0) + 1)
    }
    expect([...counts.keys()].sort()).toEqual([1, 2, 3, 4, 5, 6])
    expect(Math.min(...counts.values())).toBeGreaterThan(1_700)
    expect(Math.max(...counts.values())).toBeLessThan(2_300)
  })

  it('refuses a die without sides', () => {
    expect(() => source.face(0)).toThrow(RangeError)
    expect(() => source.face(2.5)).toThrow(RangeError)
  })
})

describe('a seeded source', () => {
  it('repeats itself for the same seed only', () => {
    const rolls = (seed: number): number[] => {
      const source = seededRandom(seed)
      return Array.from({ length: 20 }, () => source.face(20))
    }
    expect(rolls(1)).toEqual(rolls(1))
    expect(rolls(1)).not.toEqual(rolls(2))
  })
})
