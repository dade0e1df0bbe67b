import type { BattleState } from '../../model/battle'
import { STAGES } from '../../model/stages'
import { conductAttack } from '../../rules/conduct'
import { Story } from '../../rules/story'
import { currentAttack } from '../../state'
import type { Decision } from '../command'
import type { XwRefusal } from '../refusal'

/** The player who speaks is done (XW-013, XW-018, XW-027 to XW-030). Refused: 'damage-first' while damage is left to deal. */
export function checkAdvanceStage(state: BattleState): XwRefusal | null {
  const attack = currentAttack(state)
  if (attack === undefined) return 'no-attack'
  const { kind } = STAGES[attack.stage]
  if (kind === 'roll') return 'roll-first'
  return kind === 'damage' && attack.isHit === true ? 'damage-first' : null
}

export function* decideAdvanceStage(state: BattleState): Decision {
  const story = new Story(state)
  conductAttack(story)
  return story.events
}
