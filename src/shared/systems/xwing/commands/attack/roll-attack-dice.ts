import type { Rule } from '../../../../core/dice/rule'
import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { checkRoll, decideRoll } from '../../rules/roll-pool'
import type { RollAttackDice } from '../command'
import type { XwRefusal } from '../refusal'

/** The attacker rolls (XW-011, XW-012). Refused: see `checkRoll`. */
export function checkRollAttackDice(state: BattleState, command: RollAttackDice): XwRefusal | null {
  return checkRoll(state, 'attack', command)
}

export function decideRollAttackDice(state: BattleState, command: RollAttackDice): Rule<readonly XwEvent[]> {
  return decideRoll(state, 'attack', command)
}
