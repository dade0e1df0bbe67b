import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { PHASES } from '../../model/phases'
import { leaveUnfinished } from '../../rules/end-shot'
import { nextSquadron } from '../../rules/next-squadron'
import { Story } from '../../rules/story'
import type { Decision } from '../command'
import type { Refusals } from '../refusal'

/** From detection to movement to combat to the next squadron (PW-027). */
export function* checkAdvancePhase({ activation }: BattleState): Refusals {
  if (activation === null) return 'no-activation'
  if (activation.detection !== null) yield 'answer-first'
  if (activation.engagement !== null) yield 'engagement-open'
  return null
}

/** A detector the GM skips is taken back; an engagement is over, and the log tells which damage was not applied. */
export function* decideAdvancePhase(state: BattleState): Decision {
  const story = new Story(state)
  leaveUnfinished(story)
  const next = PHASES[PHASES.indexOf(state.phase) + 1]
  if (next !== undefined) {
    story.tell({ type: 'phaseEntered', phase: next })
    return story.events
  }
  story.tell({ type: 'activationEnded', squadronId: present(state.activation, 'activation').squadronId })
  nextSquadron(story)
  return story.events
}
