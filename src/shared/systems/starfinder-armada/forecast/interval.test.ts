import { expect, it } from 'vitest'
import { countedShare } from './interval'

/** Figures of Newcombe (1998), Statistics in Medicine 17, table I, Wilson's method without continuity correction. */
it.each([
  [81, 263, 0.2553, 0.3662],
  [15, 148, 0.0624, 0.1605],
  [0, 20, 0, 0.1611],
  [1, 29, 0.0061, 0.1718]
])('%i of %i lies between %d and %d', (hits, tries, low, high) => {
  const counted = countedShare(hits, tries)
  expect(counted.share).toBe(hits / tries)
  expect(counted.low).toBeCloseTo(low, 4)
  expect(counted.high).toBeCloseTo(high, 4)
})

it('is the other way round for what did not happen', () => {
  const [did, didNot] = [countedShare(30, 100), countedShare(70, 100)]
  expect(didNot.low).toBeCloseTo(1 - did.high, 12)
  expect(didNot.high).toBeCloseTo(1 - did.low, 12)
})

it('says nothing after no try, and closes in as tries grow', () => {
  expect(countedShare(0, 0)).toEqual({ share: 0, low: 0, high: 1 })
  expect(countedShare(20, 20).high).toBe(1)
  const width = (tries: number): number => countedShare(tries / 2, tries).high - countedShare(tries / 2, tries).low
  expect(width(10_000)).toBeLessThan(0.02)
  expect(width(10_000)).toBeLessThan(width(1_000))
})
