import { expect, it } from 'vitest'
import { CR_MAX, experienceOf } from './experience'

it('reads the experience of a challenge rating, and none outside the table (SA-008, SA-113)', () => {
  expect([1, 2, 3, 8, 10, 23, 25].map(experienceOf)).toEqual([400, 600, 800, 4_800, 9_600, 819_200, 1_638_400])
  expect([0, -1, 26, 1.5].map(experienceOf)).toEqual([null, null, null, null])
})

it('doubles every two ratings, as every table of the core book does', () => {
  for (let rating = 4; rating <= CR_MAX; rating += 1) {
    const [now, before] = [experienceOf(rating) ?? 0, experienceOf(rating - 2) ?? 1]
    expect(Math.abs(now / before - 2)).toBeLessThanOrEqual(0.34)
  }
})
