import { cardsOwed } from '../../derive/health'
import type { BattleState } from '../../model/battle'
import { MARKERS, TOKENS } from '../../model/squad'
import { removeDestroyed } from '../../rules/remove-destroyed'
import { Story } from '../../rules/story'
import type { Decision, XwCommands } from '../command'
import type { Refusals } from '../refusal'

/** Tokens removed at the end of a round when the GM says so (XW-Q11). */
const ROUND_TOKENS = TOKENS.filter(token => MARKERS[token].isOfRound)

/** Refused: 'wrong-phase' before the engagement; 'not-all-engaged' in it. */
export function* checkEndRound(state: BattleState): Refusals {
  if (state.attacks.length > 0) return 'attack-open'
  if (state.phase === 'preparation') yield 'wrong-phase'
  if (state.phase === 'engagement') yield 'not-all-engaged'
  if (cardsOwed(state).length > 0) yield 'obligations-open'
  return null
}

/** Begins the next round. An engagement cut short ends first. Ships that are still destroyed leave before the round is over (XW-031). */
export function* decideEndRound(state: BattleState, { removesTokens }: XwCommands['endRound']): Decision {
  const story = new Story(state)
  if (state.phase === 'engagement') story.tell({ type: 'engagementEnded' })
  removeDestroyed(story, { isPhaseOver: true })
  story.tell({ type: 'roundEnded', round: state.round, tokens: removesTokens ? ROUND_TOKENS : [] })
  return story.events
}
