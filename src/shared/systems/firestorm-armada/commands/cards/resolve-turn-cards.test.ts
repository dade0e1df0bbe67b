import { describe, expect, it } from 'vitest'
import { describe as describeEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { at, duel, f, given, play, laid } from '@kit/systems/firestorm-armada'

const place = (state: BattleState, id: string, ...cardIds: readonly string[]): BattleState =>
  play(state, { type: 'placeTurnCards', fleetId: f(id), cards: cardIds.map(cardId => laid(cardId)) })
const placed = place(place({ ...at(duel(), 'turnCards'), previousOrder: [f('blue'), f('red')] }, 'red', 'c1'), 'blue', 'c3')
const revealed = play(placed, { type: 'revealTurnCards' })
const resolve = (id: string) => ({ type: 'resolveTurnCards', fleetId: f(id) }) as const

describe('turn cards are carried out in order (FA-002)', () => {
  it('one fleet after the other', () => {
    given(revealed).when(resolve('red')).isRefused('card-order')
    given(revealed)
      .when(resolve('blue'))
      .then({ type: 'turnCardsResolved', fleetId: f('blue') })
      .when(resolve('red'))
      .thenState(state => expect(state.turnCards.every(row => row.isResolved)).toBe(true))
  })
  it('and read out as they lie open, for the log', () => {
    const read = { ...resolve('blue'), texts: [{ cardId: 'c3', text: 'Ambush' }] }
    given(revealed)
      .when(read)
      .then({ type: 'turnCardsResolved', fleetId: f('blue'), texts: [{ cardId: 'c3', text: 'Ambush' }] })
      .thenState(state => expect(state.turnCards.find(row => row.fleetId === 'blue')?.cards[0]?.text).toBe('Ambush'))
    expect(describeEvent(revealed, { type: 'turnCardsResolved', fleetId: f('blue'), texts: read.texts }).values).toMatchObject({
      text: 'Ambush'
    })
    given(revealed)
      .when({ ...read, texts: [{ cardId: 'c1', text: 'Ambush' }] })
      .isRefused('no-such-card')
  })
  it('once, after they are revealed', () => {
    given(placed).when(resolve('blue')).isRefused('cards-not-revealed')
    given(play(revealed, resolve('blue')))
      .when(resolve('blue'))
      .isRefused('already-resolved')
    given(at(revealed, 'endPhase')).when(resolve('blue')).isRefused('wrong-phase')
  })
  it('by a fleet that has some', () => {
    given(play(place(place({ ...placed, turnCards: [] }, 'red'), 'blue'), { type: 'revealTurnCards' }))
      .when(resolve('red'))
      .isRefused('no-such-card')
    given(revealed).when(resolve('green')).isRefused('no-such-fleet')
  })
})
