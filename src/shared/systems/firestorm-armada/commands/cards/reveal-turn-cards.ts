import type { BattleState } from '../../model/battle'
import { rollOrder } from '../../rules/roll-order'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** Refused: 'cards-not-placed' until every fleet has placed its cards or none. */
export function* checkRevealTurnCards(state: BattleState): Refusals {
  if (state.phase !== 'turnCards') yield 'wrong-phase'
  if (state.cardOrder !== null) yield 'cards-revealed'
  if (state.fleets.some(fleet => !state.turnCards.some(row => row.fleetId === fleet.id))) yield 'cards-not-placed'
  return null
}

/**
 * All are revealed together, and carried out in the order of last turn's initiative, fleets that rolled none last (FA-002). In the first
 * turn fleets with cards roll 2d6 instead, without bonus, and reroll ties (FA-Q20).
 */
export function* decideRevealTurnCards(state: BattleState): Decision {
  const all = state.fleets.map(fleet => fleet.id)
  const playing = all.filter(id => state.turnCards.some(row => row.fleetId === id && row.cards.length > 0))
  if (state.previousOrder !== null) {
    const before = state.previousOrder
    return [{ type: 'turnCardsRevealed', order: [...before, ...all.filter(id => !before.includes(id))], rollOff: null }]
  }
  if (playing.length < 2) return [{ type: 'turnCardsRevealed', order: all, rollOff: null }]
  const rollOff = yield* rollOrder(
    'fa.roll.rollOff',
    playing.map(fleetId => ({ fleetId, bonus: 0 }))
  )
  return [{ type: 'turnCardsRevealed', order: [...rollOff.order, ...all.filter(id => !playing.includes(id))], rollOff }]
}
