import { readySquadrons } from '../../derive/initiative'
import type { BattleState } from '../../model/battle'
import { leaveUnfinished } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * The GM gives the initiative without dice (PW-028). Refused: 'out-of-play' when it has no squadron left to act; 'activation-open' while a
 * squadron acts.
 */
export function* checkGiveInitiative(state: BattleState, { sideId }: PwCommands['giveInitiative']): Refusals {
  if (!state.fleets.some(fleet => fleet.sideId === sideId)) return 'no-such-side'
  if (readySquadrons(state, sideId).length === 0) return 'out-of-play'
  if (state.initiativeSideId === sideId) return 'nothing-to-change'
  if (state.activation !== null) yield 'activation-open'
  else if (state.phase !== 'initiative') yield 'wrong-phase'
  return null
}

/** Where the GM overrules, the squadron that acts has done so; the log tells what it left unfinished (PW-027). */
export function* decideGiveInitiative(state: BattleState, { sideId, reason }: PwCommands['giveInitiative']): Decision {
  const story = new Story(state)
  leaveUnfinished(story)
  if (state.activation !== null) story.tell({ type: 'activationEnded', squadronId: state.activation.squadronId })
  story.tell({ type: 'initiativeGiven', sideId, because: 'gm', reason })
  return story.events
}
