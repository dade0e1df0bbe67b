import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { roll, rollOne, type Faces, type Rule } from '../dice/rule'
import { runRule } from '../dice/run-rule'
import { chance, distributionOf, faceSets } from './distribution'

const total = (faces: Faces): number => faces.reduce((sum, face) => sum + face, 0)

/** Sixes explode once; a total of 7 or more hits, and a hit then rolls damage. */
function* attack(count: number): Rule<number> {
  const faces = yield* roll('hit', 'd6', count, null)
  const more = yield* roll('more', 'd6', faces.filter(face => face === 6).length, null)
  if (total(faces) + total(more) < 7) return 0
  return yield* rollOne('damage', 'd4', null)
}

/** Every tape of the attack, in every order of faces, each with its true chance. */
function bruteForce(count: number): ReadonlyMap<number, number> {
  const found = new Map<number, number>()
  const follow = (tape: readonly Faces[], share: number): void => {
    const run = runRule(attack(count), tape)
    if (run.kind === 'done') {
      found.set(run.value, (found.get(run.value) ?? 0) + share)
      return
    }
    const sides = run.request.die === 'd6' ? 6 : 4
    const ways = sides ** run.request.count
    for (let n = 0; n < ways; n += 1) {
      const faces = Array.from({ length: run.request.count }, (_, i) => (Math.floor(n / sides ** i) % sides) + 1)
      follow([...tape, faces], share / ways)
    }
  }
  follow([], 1)
  return found
}

describe('exact odds', () => {
  it('of two dice are the 36 ways everyone knows', () => {
    const sums = distributionOf(() => roll('x', 'd6', 2, null), total)
    expect(sums.total).toBe(36n)
    expect(sums.ways.get(7)).toBe(6n)
    expect(sums.ways.get(12)).toBe(1n)
    expect(chance(sums, sum => sum >= 10)).toBeCloseTo(1 / 6, 14)
  })

  it('of a rule that asks again are those of walking every die in every order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), count => {
        const odds = distributionOf(
          () => attack(count),
          damage => damage
        )
        const expected = bruteForce(count)
        expect([...odds.ways.keys()].sort()).toEqual([...expected.keys()].sort())
        for (const [damage, share] of expected) expect(chance(odds, d => d === damage)).toBeCloseTo(share, 12)
      }),
      { numRuns: 6 }
    )
  })

  it('add up to all there is', () => {
    const odds = distributionOf(
      () => attack(3),
      damage => damage
    )
    expect([...odds.ways.values()].reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total)
    expect(chance(odds, () => true)).toBe(1)
    expect(chance(odds, () => false)).toBe(0)
  })

  it('of a rule without dice are certain', () => {
    expect(
      distributionOf(
        function* () {
          return 'kept'
        },
        word => word
      )
    ).toEqual({ total: 1n, ways: new Map([['kept', 1n]]) })
  })
})

describe('sets of faces', () => {
  it('are in rising order with the ways to roll each', () => {
    const sets = faceSets({ purpose: 'x', die: 'd2', count: 3, actor: null })
    expect(sets).toEqual([
      { faces: [1, 1, 1], permutations: 1n },
      { faces: [1, 1, 2], permutations: 3n },
      { faces: [1, 2, 2], permutations: 3n },
      { faces: [2, 2, 2], permutations: 1n }
    ])
  })

  it('stand for every way the dice can fall', () => {
    const sets = faceSets({ purpose: 'x', die: 'd10', count: 5, actor: null })
    expect(sets.reduce((sum, set) => sum + set.permutations, 0n)).toBe(100_000n)
  })
})
