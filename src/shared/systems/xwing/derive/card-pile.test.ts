import { describe, expect, it } from 'vitest'
import { duel, having } from '@kit/systems/xwing'
import { squadId } from '../model/squad'
import { cardPile, copiesIn, sizeOf } from './card-pile'

const ours = squadId('ours')
/** Ship `b` has left with one card that was face up; its deck was shuffled anew before card 5 was dealt. */
const renewed = having(duel(), 'b', {
  status: 'removed',
  hasReturnedCards: true,
  returnedAt: 5,
  faceup: [{ id: 'c1', card: 'fuelLeak' }]
})

describe('what a card face down may be (XW-039)', () => {
  it('is any card of the whole deck that nobody has read', () => {
    const read = having(duel(), 'a', { faceup: [{ id: 'c0', card: 'directHit' }] })
    expect(['directHit', 'fuelLeak'].map(card => copiesIn(cardPile(read, ours, 'c1'), card as 'fuelLeak'))).toEqual([4, 4])
    expect(sizeOf(cardPile(duel(), ours, 'c0')) - sizeOf(cardPile(read, ours, 'c1'))).toBe(1)
  })
  it('is of the deck it was dealt from: the renewed one from its first card on', () => {
    expect([4, 5, 6].map(number => sizeOf(cardPile(renewed, ours, `c${String(number)}`)))).toEqual([32, 1, 1])
    expect(copiesIn(cardPile(renewed, ours, 'c5'), 'fuelLeak')).toBe(1)
  })
  it('is nothing of the cards of another player', () => {
    expect(sizeOf(cardPile(renewed, squadId('theirs'), 'c5'))).toBe(33)
  })
})
