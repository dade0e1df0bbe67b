import { describe, expect, it } from 'vitest'
import type { ShipState } from '../model/battle'
import { duel, having, shipIn, suffering } from '@kit/systems/firestorm-armada'
import { minimumMove, movement } from './movement'

const least = (fields: Partial<ShipState>, rulings = {}): number => {
  const state = having(duel(rulings), 'a', fields)
  return minimumMove(state, shipIn(state, 'a'))
}

describe('the least a ship moves (FA-009)', () => {
  it('is half its movement, halves of an inch counted (fa.halfMove = exact)', () => {
    expect([least({ mv: 8 }), least({ mv: 7 })]).toEqual([4, 3.5])
  })
  it('is half its movement, rounded down (fa.halfMove = down)', () => {
    expect([8, 7, 1].map(mv => least({ mv }, { 'fa.halfMove': 'down' }))).toEqual([4, 3, 0])
  })
})

describe('ships that need not move (FA-010, FA-Q24)', () => {
  it('have cut their engines or are hurt in their movement', () => {
    expect([least({ hasCutEngines: true }), least({ hasMovementCritical: true })]).toEqual([0, 0])
  })
  it('suffer engine failure, which halves their movement', () => {
    const state = suffering(having(duel(), 'a', { mv: 7 }), 'a', 'engineFailure')
    expect([movement(state, shipIn(state, 'a')).total, minimumMove(state, shipIn(state, 'a'))]).toEqual([3, 0])
  })
})
