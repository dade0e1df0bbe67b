import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { at, duel, f, given, play, laid } from '@kit/systems/firestorm-armada'

const reveal = { type: 'revealTurnCards' } as const
const place = (state: BattleState, id: string, ...cardIds: readonly string[]): BattleState =>
  play(state, { type: 'placeTurnCards', fleetId: f(id), cards: cardIds.map(cardId => laid(cardId)) })
const table = at(duel(), 'turnCards')
const both = place(place(table, 'red', 'c1'), 'blue', 'c3')

describe('turn cards of a fleet that rolled no initiative the turn before (FA-002)', () => {
  it('are carried out last', () => {
    given({ ...both, previousOrder: [f('blue')] })
      .when(reveal)
      .thenState(state => expect(state.cardOrder).toEqual(['blue', 'red']))
  })
})

describe('turn cards are revealed together (FA-002)', () => {
  it('once every fleet has placed or passed', () => {
    given(place(table, 'red', 'c1'))
      .when(reveal)
      .isRefused('cards-not-placed')
    given(both)
      .when(reveal)
      .rolling([6, 6], [1, 1])
      .thenState(state => expect(state.cardOrder).toEqual(['red', 'blue']))
  })
  it('and carried out in the initiative order of the turn before', () => {
    given({ ...both, previousOrder: [f('blue'), f('red')] })
      .when(reveal)
      .then({ type: 'turnCardsRevealed', order: [f('blue'), f('red')], rollOff: null })
  })
  it('once, in their phase', () => {
    given(play(both, reveal, [6, 6], [1, 1]))
      .when(reveal)
      .isRefused('cards-revealed')
    given(at(both, 'endPhase')).when(reveal).isRefused('wrong-phase')
  })
})

describe('the first turn has no initiative before it (FA-Q20)', () => {
  it('so that fleets with cards roll 2d6 without bonus', () => {
    given(both)
      .when(reveal)
      .asks({ purpose: 'fa.roll.rollOff', count: 2 })
      .rolling([1, 1], [2, 2])
      .thenState(state => expect(state.cardOrder).toEqual(['blue', 'red']))
  })
  it('unless one fleet alone has cards', () => {
    given(place(place(table, 'red'), 'blue', 'c3'))
      .when(reveal)
      .then({ type: 'turnCardsRevealed', order: [f('red'), f('blue')], rollOff: null })
  })
})
