import { present } from '../../../../kernel/present'
import type { BattleState } from '../../model/battle'
import { concludeAttack } from '../../rules/conduct'
import { isValidText } from '../../rules/numbers'
import { Story } from '../../rules/story'
import { currentAttack } from '../../state'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** Refused: 'bad-name' for a reason that is too long. */
export function checkAbandonAttack(state: BattleState, { reason }: XwCommands['abandonAttack']): XwRefusal | null {
  if (currentAttack(state) === undefined) return 'no-attack'
  return isValidText(reason) ? null : 'bad-name'
}

/** Ends the attack in hand at once. What it has cost and done stays, and its ship has engaged. */
export function* decideAbandonAttack(state: BattleState, { reason }: XwCommands['abandonAttack']): Decision {
  const attack = present(currentAttack(state), 'attack')
  const story = new Story(state)
  story.tell({ type: 'attackAbandoned', attackId: attack.id, reason })
  concludeAttack(story, attack)
  return story.events
}
