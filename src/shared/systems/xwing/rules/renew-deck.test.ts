import { describe, expect, it } from 'vitest'
import { cardsInDeck, copiesLeft } from '../derive/damage-deck'
import type { BattleState } from '../model/battle'
import { squadId } from '../model/squad'
import { aShip, aSquad, battle, given, having, play, s, shipOf } from '@kit/systems/xwing'

const suffer = (id: string, hits: number, crits = 0) => ({ type: 'sufferDamage', shipId: s(id), hits, crits, reason: '' }) as const
const ours = squadId('ours')

/** One player with three ships and this many of the 33 cards on each: `gone` has left, `a` and `b` are still there. */
const dealt = (gone: number, b: number): BattleState => {
  const big = (id: string) => aShip(id, { hull: 99, shields: 0 })
  const start = battle(aSquad('ours', big('a'), big('b'), big('gone')), aSquad('theirs', aShip('x')))
  return having(having(start, 'gone', { facedown: gone, status: 'removed' }), 'b', { facedown: b })
}
const named = (state: BattleState): BattleState =>
  having(state, 'gone', {
    facedown: 0,
    faceup: [
      { id: 'd', card: 'directHit' },
      { id: 'e', card: null }
    ]
  })

describe('the damage deck of a player, once it is empty (XW-039)', () => {
  it('holds what lies on no ship, whether the ship has left or not', () => {
    expect([cardsInDeck(dealt(2, 3), ours), cardsInDeck(dealt(2, 31), ours), cardsInDeck(dealt(2, 50), ours)]).toEqual([28, 0, 0])
  })
  it('takes back the cards of ships that have left before the next is dealt, and the log says so', () => {
    given(dealt(2, 31))
      .when(suffer('a', 1))
      .then(
        event => event.type === 'damageSuffered',
        {
          type: 'deckRenewed',
          squadId: ours,
          shipIds: [s('gone')],
          cards: 2,
          facedown: [
            { shipId: s('a'), facedownOf: [0] },
            { shipId: s('b'), facedownOf: [31] },
            { shipId: s('gone'), facedownOf: [2] }
          ]
        },
        { type: 'cardDealt', shipId: s('a'), cardId: null, isMarker: false, cards: 1, hull: 99 }
      )
      .thenState(state => {
        expect([shipOf(state, 'gone').hasReturnedCards, shipOf(state, 'gone').facedown, cardsInDeck(state, ours)]).toEqual([true, 2, 1])
      })
  })
  it('has their names once more, and takes back only what has gone out since', () => {
    const empty = named(dealt(0, 31))
    expect(copiesLeft(empty, ours, 'directHit')).toBe(4)
    const after = play(empty, suffer('a', 1))
    expect(copiesLeft(after, ours, 'directHit')).toBe(5)
    given(play(after, suffer('a', 1)))
      .when(suffer('a', 1))
      .then(event => event.type === 'damageSuffered', {
        type: 'cardDealt',
        shipId: s('a'),
        cardId: null,
        isMarker: true,
        cards: 3,
        hull: 99
      })
  })
  it('is left alone as long as a card is in it', () => {
    expect(play(dealt(2, 30), suffer('a', 1)).ships.map(ship => ship.hasReturnedCards)).toEqual([false, false, false, false])
  })
  it('without a card anywhere lays a marker for a card face down, which nobody has to name', () => {
    given(dealt(0, 33))
      .when(suffer('a', 0, 1))
      .then(event => event.type === 'damageSuffered', {
        type: 'cardDealt',
        shipId: s('a'),
        cardId: null,
        isMarker: true,
        cards: 1,
        hull: 99
      })
      .thenState(state => expect([shipOf(state, 'a').facedown, state.obligations]).toEqual([1, []]))
  })
  it('changes markers into cards first when some come back', () => {
    given(dealt(3, 32))
      .when(suffer('a', 1))
      .thenAmong(event => event.type === 'deckRenewed' && event.shipIds.join() === 'gone' && event.cards === 1)
    expect(play(dealt(3, 40), suffer('a', 1)).ships.map(ship => ship.hasReturnedCards)).toEqual([false, false, false, false])
  })
  it('is that of its player alone', () => {
    given(dealt(2, 31))
      .when(suffer('x', 2))
      .thenState(state => expect(shipOf(state, 'gone').hasReturnedCards).toBe(false))
  })
  it('counts the cards of a ship again that the GM brings back', () => {
    const after = play(dealt(2, 31), suffer('a', 1))
    const back = { type: 'correctShip', shipId: s('gone'), correction: { status: 'active' }, reason: '' } as const
    expect(shipOf(play(after, back), 'gone').hasReturnedCards).toBe(false)
  })
})
