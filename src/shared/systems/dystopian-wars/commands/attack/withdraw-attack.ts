import type { BattleState } from '../../model/battle'
import { conductIfDone, conductToNextAttack } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { currentAttack, findAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/** Takes an attack back while it is being declared (DW-001). Refused: 'wrong-step' once step 3 has begun. */
export function* checkWithdrawAttack(state: BattleState, { attackId }: DwCommands['withdrawAttack']): Refusals {
  const attack = findAttack(state, attackId)
  if (attack === undefined) return 'no-such-attack'
  const step = attack.role === 'attack' ? 'declareAttacks' : 'declareCounters'
  if (state.step !== step && state.step !== 'declareAttacks') yield 'wrong-step'
  return null
}

export function* decideWithdrawAttack(state: BattleState, { attackId, reason }: DwCommands['withdrawAttack']): Decision {
  const story = new Story(state)
  const wasCurrent = currentAttack(state)?.id === attackId
  story.tell({ type: 'attackWithdrawn', attackId, reason })
  if (wasCurrent) conductToNextAttack(story)
  else conductIfDone(story)
  return story.events
}
