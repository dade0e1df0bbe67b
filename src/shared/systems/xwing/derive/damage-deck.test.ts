import { describe, expect, it } from 'vitest'
import { duel, having } from '@kit/systems/xwing'
import { squadId } from '../model/squad'
import { cardsInDeck, copiesLeft, deckRenewed } from './damage-deck'

const both = ['ours', 'theirs'] as const
const dealt = having(having(duel(), 'a', { facedown: 2 }), 'x', {
  facedown: 1,
  faceup: [{ card: 'directHit', isRepaired: false } as never]
})

describe('the damage deck of each player (XW-039)', () => {
  it('lacks the cards on that player’s own ships, and those of no other', () => {
    expect(both.map(id => cardsInDeck(duel(), squadId(id)) - cardsInDeck(dealt, squadId(id)))).toEqual([2, 2])
    const more = having(dealt, 'y', { facedown: 3 })
    expect(both.map(id => cardsInDeck(duel(), squadId(id)) - cardsInDeck(more, squadId(id)))).toEqual([2, 5])
  })
  it('lacks a card that lies face up on that player’s own ships', () => {
    expect(both.map(id => copiesLeft(duel(), squadId(id), 'directHit') - copiesLeft(dealt, squadId(id), 'directHit'))).toEqual([0, 1])
  })
  it('is renewed with the cards of that player’s own ships that have left', () => {
    const left = having(dealt, 'x', { status: 'removed' })
    expect(both.map(id => deckRenewed(left, squadId(id)).ships.map(ship => ship.id))).toEqual([[], ['x']])
  })
})
