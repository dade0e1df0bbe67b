import { describe, expect, it } from 'vitest'
import { duel, having, shipIn, suffering } from '@kit/systems/firestorm-armada'
import type { ShipState } from '../model/battle'
import { criticalRating, damageOf } from './damage'

const on = (hits: number, rulings = {}, fields: Partial<ShipState> = {}) => {
  const state = having(duel(rulings), 'x', fields)
  return damageOf(state, shipIn(state, 'x'), hits)
}

describe('hits against ratings 4 and 7 (FA-Q01)', () => {
  it('count in two steps', () => {
    expect([3, 4, 6, 7].map(hits => on(hits)?.hull)).toEqual([0, 1, 1, 2])
    expect([6, 7].map(hits => on(hits)?.criticals)).toEqual([0, 1])
  })
  it('bring one critical however many (fa.multiCrit = one)', () => {
    expect(on(21)).toEqual({ hull: 2, criticals: 1 })
  })
  it('bring one for each time the rating is reached (fa.multiCrit = perMultipleOfCr)', () => {
    const rulings = { 'fa.multiCrit': 'perMultipleOfCr' }
    expect([13, 14, 21].map(hits => on(hits, rulings))).toEqual([
      { hull: 2, criticals: 1 },
      { hull: 4, criticals: 2 },
      { hull: 6, criticals: 3 }
    ])
  })
  it('cannot be told where the rating that would tell is not entered', () => {
    expect(on(3, {}, { damageRating: null })).toBeNull()
    expect(on(7, {}, { damageRating: null })).toEqual({ hull: 2, criticals: 1 })
    expect(on(9, {}, { criticalRating: null })).toEqual({ hull: 1, criticals: 0 })
    expect(on(0, {}, { damageRating: null, criticalRating: null })).toEqual({ hull: 0, criticals: 0 })
  })
  it('reach the critical rating with the damage rating after a leak (FA-Q02)', () => {
    const leaking = suffering(duel(), 'x', 'containmentLeak')
    expect(criticalRating(leaking, shipIn(leaking, 'x'))).toBe(4)
    expect(damageOf(leaking, shipIn(leaking, 'x'), 4)).toEqual({ hull: 2, criticals: 1 })
    const unrated = having(leaking, 'x', { damageRating: null })
    expect(criticalRating(unrated, shipIn(unrated, 'x'))).toBe(7)
  })
})
