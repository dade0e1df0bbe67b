import type { BattleState } from '../../model/battle'
import { checkRoll, decideRoll } from '../../rules/roll-pool'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** The attacker rolls (XW-011, XW-012). Refused: see `checkRoll`. */
export function checkRollAttackDice(state: BattleState, command: XwCommands['rollAttackDice']): XwRefusal | null {
  return checkRoll(state, 'attack', command)
}

export function decideRollAttackDice(state: BattleState, command: XwCommands['rollAttackDice']): Decision {
  return decideRoll(state, 'attack', command)
}
