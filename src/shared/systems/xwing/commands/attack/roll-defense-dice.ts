import type { BattleState } from '../../model/battle'
import { checkRoll, decideRoll } from '../../rules/roll-pool'
import type { Decision, XwCommands } from '../command'
import type { XwRefusal } from '../refusal'

/** The defender rolls (XW-017, XW-019). Refused: see `checkRoll`. */
export function checkRollDefenseDice(state: BattleState, command: XwCommands['rollDefenseDice']): XwRefusal | null {
  return checkRoll(state, 'defense', command)
}

export function decideRollDefenseDice(state: BattleState, command: XwCommands['rollDefenseDice']): Decision {
  return decideRoll(state, 'defense', command)
}
