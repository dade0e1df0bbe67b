import { expect, it } from 'vitest'
import { seeded, seedOf } from './seeded'

const faces = (seed: number, sides: number, count: number): readonly number[] => {
  const stream = seeded(seed)
  return Array.from({ length: count }, () => stream.face(sides))
}

it('gives the same faces for the same seed and others for another', () => {
  expect(faces(7, 20, 50)).toEqual(faces(7, 20, 50))
  expect(faces(7, 20, 50)).not.toEqual(faces(8, 20, 50))
})

it('gives every face about equally often', () => {
  const counts = Array.from({ length: 6 }, () => 0)
  for (const face of faces(1, 6, 60_000)) counts[face - 1] = (counts[face - 1] ?? 0) + 1
  // Six standard deviations around 10,000.
  for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(550)
})

it('gives each of many a seed of its own, whoever asks first', () => {
  const seeds = Array.from({ length: 10_000 }, (_, i) => seedOf(3, i))
  expect(new Set(seeds).size).toBe(10_000)
  expect(seedOf(3, 9_999)).toBe(seeds[9_999])
  expect(seedOf(4, 0)).not.toBe(seeds[0])
})
