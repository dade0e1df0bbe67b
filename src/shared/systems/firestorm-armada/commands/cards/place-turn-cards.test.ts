import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { theFleet } from '../../state'
import { at, duel, f, given, handOf, having, play, s, u, type PlacedCard } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const place = (...cardIds: readonly string[]) =>
  ({
    type: 'placeTurnCards',
    fleetId: f('red'),
    cards: cardIds.map(cardId => ({ cardId, text: `text ${cardId}`, unitId: null, shipId: null }))
  }) as const
const on = (target: Partial<PlacedCard>): FaCommands['placeTurnCards'] => ({
  ...place(),
  cards: [{ cardId: 'c1', text: '', unitId: null, shipId: null, ...target }]
})
const table = (rulings = {}): BattleState => at(duel(rulings), 'turnCards')

describe('turn cards are placed face down (FA-002)', () => {
  it('out of the hand', () => {
    given(table())
      .when(place('c1'))
      .thenState(state => {
        expect(handOf(state, 'red')).toEqual(['c2'])
        expect(state.turnCards).toEqual([
          {
            fleetId: 'red',
            cards: [{ id: 'c1', type: 'turn', text: 'text c1', drawnTurn: 0, unitId: null, shipId: null }],
            isResolved: false
          }
        ])
      })
  })
  it('and may be placed anew until they are revealed', () => {
    const placed = play(table(), place('c1'))
    given(placed)
      .when(place('c2'))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c1']))
    given(placed)
      .when(place('c1', 'c2'))
      .thenState(state => expect([handOf(state, 'red'), state.turnCards[0]?.cards.length]).toEqual([[], 2]))
    const revealed = play(play(placed, { type: 'placeTurnCards', fleetId: f('blue'), cards: [] }), { type: 'revealTurnCards' })
    given(revealed).when(place('c2')).isRefused('cards-revealed')
  })
  it('on a squadron or a ship, which a card taken back forgets', () => {
    const placed = play(table(), on({ unitId: u('blue1') }))
    expect(placed.turnCards[0]?.cards).toMatchObject([{ unitId: 'blue1', shipId: null }])
    const back = play(placed, place('c2'))
    expect(theFleet(back, f('red')).hand).toEqual([{ id: 'c1', type: 'turn', text: '', drawnTurn: 0 }])
    given(table())
      .when(on({ unitId: u('green1') }))
      .isRefused('no-such-unit')
    given(table())
      .when(on({ shipId: s('green') }))
      .isRefused('no-such-ship')
  })
  it('or none is', () => {
    given(table())
      .when(place())
      .thenState(state => expect(state.turnCards).toHaveLength(1))
  })
  it('each once, of the own hand, and only turn cards', () => {
    given(table()).when(place('c1', 'c1')).isRefused('duplicate-id')
    given(table()).when(place('c3')).isRefused('no-such-card')
    given(table())
      .when({ ...place(), fleetId: f('green') })
      .isRefused('no-such-fleet')
    given(at(duel(), 'endPhase')).when(place('c1')).isRefused('wrong-phase')
    given(play(table(), { type: 'noteCard', fleetId: f('red'), cardId: 'c1', cardType: 'action', text: '' }))
      .when(place('c1'))
      .isRefused('card-of-other-type')
  })
  it('not on a ship beyond command distance, nor on its squadron where it stands alone (FA-007, FA-008)', () => {
    const afar = having(table(), 'c', { isOutOfCommand: true })
    given(afar)
      .when(on({ shipId: s('c') }))
      .isRefused('out-of-command')
    given(afar)
      .when(on({ unitId: u('red2') }))
      .isRefused('out-of-command')
    given(having(afar, 'a', { isOutOfCommand: true }))
      .when(on({ unitId: u('red1') }))
      .thenState(state => expect(state.turnCards).toHaveLength(1))
    given(afar)
      .when(on({ unitId: u('redF') }))
      .thenState(state => expect(state.turnCards).toHaveLength(1))
  })
  it('as many as the table likes (fa.cardLimits = no)', () => {
    given(table())
      .when(place('c1', 'c2'))
      .thenState(state => expect(handOf(state, 'red')).toEqual([]))
  })
  it('or one a turn (fa.cardLimits = yes)', () => {
    given(table({ 'fa.cardLimits': 'yes' }))
      .when(place('c1', 'c2'))
      .isRefused('card-limit')
  })
})
