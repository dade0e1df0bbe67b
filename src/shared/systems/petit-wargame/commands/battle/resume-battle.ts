import { losses } from '../../derive/victory'
import type { BattleState } from '../../model/battle'
import { maybePassInitiative } from '../../rules/next-squadron'
import { settleDamage } from '../../rules/settle-damage'
import { Story } from '../../rules/story'
import { otherSide } from '../../state'
import type { Decision, PwCommands } from '../command'
import type { PwRefusal } from '../refusal'

/** The table plays on after the victory. */
export function checkResumeBattle(state: BattleState): PwRefusal | null {
  return state.isOver ? null : 'not-over'
}

export function* decideResumeBattle(state: BattleState, { reason }: PwCommands['resumeBattle']): Decision {
  const story = new Story(state)
  story.tell({ type: 'battleResumed', reason, winnerId: firstToWin(state) })
  if (state.activation?.engagement?.stage === 'damage') yield* settleDamage(story)
  maybePassInitiative(story)
  return story.events
}

/** The side that won by the rules stays on record (PW-061); one that the GM had only named may still be beaten to it. */
function firstToWin(state: BattleState): string | null {
  const hasWon = (sideId: string): boolean => losses(state, otherSide(state, sideId)).isBeaten
  if (state.winnerId !== null && hasWon(state.winnerId)) return state.winnerId
  return state.fleets.find(fleet => hasWon(fleet.sideId))?.sideId ?? null
}
