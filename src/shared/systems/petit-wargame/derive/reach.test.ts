import { describe, expect, it } from 'vitest'
import { distance } from './distance'
import { placesInReach, reachAt } from './reach'
import { routeTo } from './route'

const HERE = { x: 2, y: 10, z: 5 }
const SQUARES = Array.from({ length: 30 }, (_, y) => Array.from({ length: 30 }, (__, x) => ({ x, y }))).flat()

describe('what a detector reaches at an altitude (PW-030)', () => {
  it.each([{}, { 'pw.distance': 'chebyshev3D' }])('is every square of the map within its range, and no other: %j', rulings => {
    for (const z of [5, 7, 9]) {
      const rows = reachAt(rulings, HERE, 3, z)
      const inReach = ({ x, y }: { readonly x: number; readonly y: number }): boolean =>
        rows.some(row => row.y === y && row.from <= x && x <= row.to)
      const wrong = SQUARES.filter(square => inReach(square) !== distance(rulings, HERE, { ...square, z }).total <= 3)
      expect(wrong).toEqual([])
    }
  })
  it('narrows with every level, until nothing is left', () => {
    expect(reachAt({}, { x: 15, y: 15, z: 5 }, 2, 6)).toEqual([
      { y: 14, from: 15, to: 15 },
      { y: 15, from: 14, to: 16 },
      { y: 16, from: 15, to: 15 }
    ])
    expect(reachAt({}, HERE, 2, 8)).toEqual([])
  })
})

describe('where a ship can fly at an altitude (PW-041, PW-042)', () => {
  it('is every square to which a way leads, with its cost', () => {
    const points = { pd: 3, pm: 2 }
    for (const z of [5, 6]) {
      const found = placesInReach(HERE, z, points)
      const known = SQUARES.flatMap(square => {
        const route = routeTo(HERE, { ...square, z }, points)
        return route === null || route.path.length === 0 ? [] : [{ ...route, to: { ...square, z } }]
      })
      expect(found).toEqual(known)
      expect(found.length).toBeGreaterThan(20)
    }
  })
  it('leaves out its own place, and all places without a movement point', () => {
    expect(placesInReach(HERE, 5, { pd: 2, pm: 0 }).some(({ to }) => to.x === 2 && to.y === 10)).toBe(false)
    expect(placesInReach(HERE, 5, { pd: 0, pm: 4 })).toEqual([])
  })
})
