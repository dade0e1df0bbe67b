import type { BattleState } from '../../model/battle'
import { findSquadron, fleetOf, isPresent } from '../../state'
import { leaveUnfinished } from '../../rules/end-shot'
import { Story } from '../../rules/story'
import type { Decision, PwCommands } from '../command'
import type { Refusals } from '../refusal'

/** A squadron of the side with the initiative acts, once a turn (PW-027 to PW-029). Refused: 'out-of-play' when it has no ship left. */
export function* checkActivateSquadron(state: BattleState, { squadronId }: PwCommands['activateSquadron']): Refusals {
  const squadron = findSquadron(state, squadronId)
  if (squadron === undefined) return 'no-such-squadron'
  if (!isPresent(state, squadronId)) return 'out-of-play'
  if (state.activation !== null) yield 'activation-open'
  else if (state.phase !== 'initiative') yield 'wrong-phase'
  else if (state.initiativeSideId === null) yield 'roll-first'
  else if (state.initiativeSideId !== fleetOf(state, squadronId).sideId) yield 'no-initiative'
  if (squadron.hasActed) yield 'already-acted'
  return null
}

export function* decideActivateSquadron(state: BattleState, { squadronId }: PwCommands['activateSquadron']): Decision {
  const story = new Story(state)
  leaveUnfinished(story)
  story.tell({ type: 'squadronActivated', squadronId }, { type: 'phaseEntered', phase: 'detection' })
  return story.events
}
