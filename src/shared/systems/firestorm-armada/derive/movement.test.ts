import { describe, expect, it } from 'vitest'
import type { ShipState } from '../model/battle'
import { duel, having, shipIn, suffering } from '@kit/systems/firestorm-armada'
import { isShortMove, minimumMove, movement } from './movement'

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

describe('a move that is too short (FA-009, FA-010)', () => {
  it('is one below the least the ship moves, and not one of exactly that', () => {
    const isShort = (inches: number, fields: Partial<ShipState> = {}): boolean => {
      const state = having(duel(), 'a', { mv: 8, ...fields })
      return isShortMove(state, shipIn(state, 'a'), inches)
    }
    expect([3.5, 4, 0].map(inches => isShort(inches))).toEqual([true, false, true])
    expect([isShort(0, { hasCutEngines: true }), isShort(0, { hasBoarded: true })]).toEqual([false, false])
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
