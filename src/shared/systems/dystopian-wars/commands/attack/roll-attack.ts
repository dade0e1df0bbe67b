import { present } from '../../../../kernel/present'
import { stepOf } from '../../derive/attack-step'
import type { BattleState } from '../../model/battle'
import { playCards } from '../../rules/cards'
import { conductAttack } from '../../rules/conduct'
import { checkExplosions } from '../../rules/explosions'
import { checkRoll, rollDeclared } from '../../rules/roll-fire'
import { Story } from '../../rules/story'
import { findAttack } from '../../state'
import type { Decision, DwCommands } from '../command'
import type { Refusals } from '../refusal'

/**
 * Step 6: one attack, in the order the attacker chooses, with the dice it has by now (DW-035 to DW-043, DW-045). Refused: 'no-such-attack'
 * unless it is one of step 6 still to roll; what `checkRoll` refuses.
 */
export function* checkRollAttack(state: BattleState, command: DwCommands['rollAttack']): Refusals {
  const attack = findAttack(state, command.attackId)
  if (attack?.status !== 'declared' || stepOf(state, attack) !== 'attack') return 'no-such-attack'
  const byRoll = yield* checkRoll(state, attack, attack.targetId, command)
  if (byRoll !== null) return byRoll
  if (state.step !== 'attack') yield 'wrong-step'
  return yield* checkExplosions(state)
}

export function* decideRollAttack(state: BattleState, command: DwCommands['rollAttack']): Decision {
  const attack = present(findAttack(state, command.attackId), command.attackId)
  const { event } = yield* rollDeclared(state, attack, command, command.clearedIds)
  const story = new Story(state)
  if (state.step !== 'attack') story.tell({ type: 'stepEntered', step: 'attack' })
  playCards(story, command.modifiers, present(attack.parts[0], 'lead').combatantId, attack.targetId)
  story.tell(event)
  conductAttack(story, attack, 'attack')
  return story.events
}
