import { present } from '../../../../kernel/present'
import { emptyBuilding, withRowO } from '../../derive/tokens'
import type { BattleState } from '../../model/battle'
import { Story } from '../../rules/story'
import { otherSide } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/** The sides take turns to place a token on a free cell (PW-064). Refused: 'no-such-token' in that hand. */
export function* checkPlaceToken({ building }: BattleState, { sideId, row, column, value }: PwCommands['placeToken']): Refusals {
  if (building === null || building.hands.length === 0) return 'nothing-due'
  const hand = building.hands.find(one => one.sideId === sideId)
  if (hand === undefined) return 'no-such-side'
  const cell = building.cells[row]?.[column]
  if (cell === undefined) return 'no-such-cell'
  if (cell !== null) return 'cell-taken'
  if (!hand.tokens.includes(value)) return 'no-such-token'
  if (building.nextSideId !== sideId) yield 'not-your-turn'
  return null
}

/**
 * The last token completes the table, and row O is added. The combat table follows the detection table, and then deployment. Where the turn
 * has been overruled, a side that has tokens left places them alone.
 */
export function* decidePlaceToken(state: BattleState, { sideId, row, column, value }: PwCommands['placeToken']): Decision {
  const { table, hands } = present(state.building, 'building')
  const story = new Story(state)
  const tokensOf = (id: string): number => hands.find(hand => hand.sideId === id)?.tokens.length ?? 0
  const other = otherSide(state, sideId)
  const nextSideId = tokensOf(other) === 0 && tokensOf(sideId) > 1 ? sideId : other
  story.tell({ type: 'tokenPlaced', table, sideId, row, column, value, nextSideId })
  const rows = present(story.state.building, 'building').cells
  const filled = rows.map(cells => cells.filter(cell => cell !== null))
  if (filled.every((cells, i) => cells.length === rows[i]?.length))
    story.tell({ type: 'tableCompleted', table, scores: withRowO(filled), next: table === 'detection' ? emptyBuilding('combat') : null })
  return story.events
}
