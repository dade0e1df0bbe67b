import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDice } from './add-dice'
import { diceSums } from './dice-sums'

it('adds dice to a sum as the whole-number ways of their own sum would', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 12 }),
      fc.integer({ min: 2, max: 12 }),
      fc.integer({ min: 0, max: 4 }),
      fc.array(fc.double({ min: 0, max: 1, noNaN: true }), { minLength: 1, maxLength: 30 }),
      fc.integer({ min: 1, max: 200 }),
      (count, sides, shift, weights, length) => {
        const all = weights.reduce((total, weight) => total + weight, 0)
        const before = Float64Array.from(weights, weight => (all === 0 ? 0 : weight / all))
        const ways = diceSums(count, sides)
        const expected = new Float64Array(length)
        before.forEach((chance, i) =>
          ways.forEach((count_, sum) => {
            const at = i + count + shift + sum
            if (at < length) expected[at] = (expected[at] ?? 0) + (chance * count_) / sides ** count
          })
        )
        const sums = new Float64Array(length).fill(7)
        addDice(before, { count, sides, shift }, sums)
        sums.forEach((chance, i) => expect(Math.abs(chance - (expected[i] ?? 0))).toBeLessThan(1e-14))
      }
    )
  )
})

it('lets a negative shift take from the least faces', () => {
  const sums = new Float64Array(5)
  addDice(Float64Array.of(1), { count: 1, sides: 4, shift: -1 }, sums)
  expect([...sums]).toEqual([0.25, 0.25, 0.25, 0.25, 0])
})
