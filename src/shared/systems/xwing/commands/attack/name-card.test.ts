import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { DAMAGE_CARDS, type DamageCard } from '../../model/damage-cards'
import { cardsInDeck } from '../../derive/damage-deck'
import { squadId } from '../../model/squad'
import { DAMAGE_DECK } from '../../tables/damage-deck'
import { aShip, aSquad, battle, duel, given, having, play, s, shipOf } from '@kit/systems/xwing'

const name = (card: DamageCard | null, obligationId = 'c1') => ({ type: 'nameCard', obligationId, card }) as const
const owing = play(having(duel(), 'x', { shields: 0 }), { type: 'sufferDamage', shipId: s('x'), hits: 0, crits: 1, reason: '' })
/** Puts every card of that player's deck but these face up on another ship. */
const known = (...left: readonly DamageCard[]): BattleState => {
  const faceup = DAMAGE_CARDS.filter(card => !left.includes(card)).flatMap(card =>
    Array.from({ length: DAMAGE_DECK[card] }, (_, i) => ({ id: `${card}${String(i)}`, card }))
  )
  return having(owing, 'y', { faceup })
}

describe('the damage deck (XW-039)', () => {
  it('is read by the table: the card lies face up under its name', () => {
    given(owing)
      .when(name('fuelLeak'))
      .thenState(state => expect([shipOf(state, 'x').faceup, state.obligations]).toEqual([[{ id: 'c1', card: 'fuelLeak' }], []]))
  })
  it('takes a note of what the card does, in the words of the GM (XW-Q12)', () => {
    const noted = play(owing, { ...name('fuelLeak'), note: ' burns ' })
    expect(shipOf(noted, 'x').faceup).toEqual([{ id: 'c1', card: 'fuelLeak', note: 'burns' }])
    expect(play(owing, { ...name('fuelLeak'), note: '  ' })).toEqual(play(owing, name('fuelLeak')))
  })
  it('keeps the note of a card that a correction leaves there', () => {
    const noted = play(owing, { ...name('fuelLeak'), note: 'burns' })
    const faceupCards: readonly DamageCard[] = ['hullBreach', 'fuelLeak', 'fuelLeak']
    const corrected = play(noted, { type: 'correctShip', shipId: s('x'), correction: { faceupCards, hull: 9 }, reason: '' })
    expect(shipOf(corrected, 'x').faceup.map(({ card, note }) => [card, note])).toEqual([
      ['hullBreach', undefined],
      ['fuelLeak', 'burns'],
      ['fuelLeak', undefined]
    ])
  })
  it('holds each card as often as it does', () => {
    const twice = having(owing, 'y', {
      faceup: [
        { id: 'p1', card: 'panickedPilot' },
        { id: 'p2', card: 'panickedPilot' }
      ]
    })
    given(twice).when(name('panickedPilot')).isRefused('no-card-left')
    given(having(owing, 'a', { faceup: shipOf(twice, 'y').faceup }))
      .when(name('panickedPilot'))
      .then(event => event.type === 'cardNamed')
  })
  it('is drawn from by dice where the table wants it, each unseen card as likely as the others', () => {
    given(owing)
      .when(name(null))
      .asks({ purpose: 'xw.roll.card', die: 'd2', count: 1, actor: 'x' })
      .rolling([1], [1])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'panickedPilot' && event.isDrawn)
    given(owing)
      .when(name(null))
      .rolling([2], [13])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'directHit')
    given(known('hullBreach', 'directHit'))
      .when(name(null))
      .asks({ die: 'd7' })
      .rolling([2])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'hullBreach')
  })
  it('of which every card is known never blocks: the card stays without a name, and no longer keeps anything back', () => {
    given(known()).when(name('fuelLeak')).isRefused('no-card-left')
    given(known())
      .when(name(null))
      .then(event => event.type === 'cardNamed' && event.card === null && event.isDrawn)
      .thenState(state => expect([shipOf(state, 'x').faceup, state.obligations]).toEqual([[{ id: 'c1', card: null }], []]))
  })
  it('has those again that were on ships that have left, once every other card is known', () => {
    const left = having(known(), 'y', { status: 'removed' })
    given(left)
      .when(name(null))
      .rolling([1], [2])
      .then(
        event => event.type === 'deckRenewed' && event.shipIds.join() === 'y',
        event => event.type === 'cardNamed' && event.card === 'panickedPilot'
      )
  })
  it('is asked for a card that was dealt', () => {
    given(owing).when(name('fuelLeak', 'c9')).isRefused('no-such-obligation')
  })
})

describe('a renewed damage deck (XW-039)', () => {
  const big = (id: string) => aShip(id, { hull: 99, shields: 0 })
  const table = battle(aSquad('ours', big('a'), big('b'), big('gone')), aSquad('theirs', aShip('x')))
  const faceup = [
    { id: 'c1', card: 'hullBreach' },
    { id: 'c2', card: 'fuelLeak' }
  ] as const
  /** All 33 cards lie on ships: 4 on one that has left, 2 of them face up; the deck is renewed for a critical hit on another. */
  const critical = { type: 'sufferDamage', shipId: s('a'), hits: 0, crits: 1, reason: '' } as const
  const renewed = play(
    having(having({ ...table, nextId: 3 }, 'gone', { facedown: 2, faceup, status: 'removed' }), 'b', { facedown: 29 }),
    critical
  )

  it('holds the cards of ships that have left: each is as likely as the others, and those on the table are not among them', () => {
    given(renewed)
      .when(name(null, 'c3'))
      .asks({ purpose: 'xw.roll.card', die: 'd4', count: 1, actor: 'a' })
      .rolling([2])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'fuelLeak' && event.isDrawn)
  })
  it('has among them those that lay face down, which may be any that nobody has seen', () => {
    given(renewed)
      .when(name(null, 'c3'))
      .rolling([3], [2], [11])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'directHit')
  })
  it('no longer holds what has been drawn from it', () => {
    const drawn = play(play(renewed, name('fuelLeak', 'c3')), critical)
    given(drawn)
      .when(name(null, 'c4'))
      .asks({ die: 'd3' })
      .rolling([1])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'hullBreach')
  })
  it('is not where a card comes from that was dealt before', () => {
    const before = having({ ...renewed, obligations: [{ id: 'c0', kind: 'card', shipId: s('b'), round: 1 }] }, 'b', {
      facedown: 28,
      faceup: [{ id: 'c0', card: null }]
    })
    given(before).when(name(null, 'c0')).asks({ die: 'd2' })
  })
  it('is the only place of a card of which both copies were shuffled into it', () => {
    const both = ['panickedPilot', 'panickedPilot'].map((card, i) => ({ id: `c${String(i + 1)}`, card: card as DamageCard }))
    const owing = having(having({ ...table, nextId: 3 }, 'gone', { facedown: 2, faceup: both, status: 'removed' }), 'b', {
      facedown: 28,
      faceup: [{ id: 'c0', card: null }]
    })
    const before = play({ ...owing, obligations: [{ id: 'c0', kind: 'card', shipId: s('b'), round: 1 }] }, critical)
    given(before).when(name('panickedPilot', 'c0')).isRefused('no-card-left')
    given(before)
      .when(name('panickedPilot', 'c0'))
      .forced()
      .thenAmong(event => event.type === 'cardNamed')
    const drawn = play(before, name('panickedPilot', 'c3'))
    expect(shipOf(drawn, 'a').faceup).toEqual([{ id: 'c3', card: 'panickedPilot' }])
  })

  /** The two cards of a renewed deck are known; they have been dealt face down to `b` and come back with it, and a critical hits `a`. */
  const again = (onBoth: boolean): BattleState => {
    const big33 = having(having({ ...table, nextId: 3 }, 'gone', { faceup, status: 'removed' }), 'a', { facedown: 31 })
    const hit = (id: string) => ({ type: 'sufferDamage', shipId: s(id), hits: 1, crits: 0, reason: '' }) as const
    const dealt = play(play(big33, hit('b')), hit(onBoth ? 'a' : 'b'))
    return play(having(dealt, 'b', { status: 'removed' }), critical)
  }
  it('still has known cards when they come back once more, though they lay face down', () => {
    const state = again(false)
    const due = state.obligations[0]?.id ?? ''
    given(state).when(name('directHit', due)).isRefused('no-card-left')
    given(state)
      .when(name(null, due))
      .asks({ die: 'd2', count: 1 })
      .rolling([2])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'fuelLeak')
    const drawn = play(play(state, name('hullBreach', due)), critical)
    const last = drawn.obligations[0]?.id ?? ''
    given(drawn).when(name('hullBreach', last)).isRefused('no-card-left')
    expect(shipOf(play(drawn, name(null, last)), 'a').faceup.at(-1)?.card).toBe('fuelLeak')
  })
  it('has one of them where the other still lies face down on a ship, and nobody knows which', () => {
    const state = again(true)
    const due = state.obligations[0]?.id ?? ''
    given(state).when(name('directHit', due)).isRefused('no-card-left')
    given(state)
      .when(name(null, due))
      .asks({ die: 'd2', count: 1 })
      .rolling([1])
      .thenAmong(event => event.type === 'cardNamed' && event.card === 'hullBreach')
    expect(cardsInDeck(state, squadId('ours'))).toBe(0)
  })
})
