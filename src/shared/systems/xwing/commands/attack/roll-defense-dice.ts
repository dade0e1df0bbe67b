import type { Rule } from '../../../../core/dice/rule'
import type { XwEvent } from '../../events'
import type { BattleState } from '../../model/battle'
import { checkRoll, decideRoll } from '../../rules/roll-pool'
import type { RollDefenseDice } from '../command'
import type { XwRefusal } from '../refusal'

/** The defender rolls (XW-017, XW-019). Refused: see `checkRoll`. */
export function checkRollDefenseDice(state: BattleState, command: RollDefenseDice): XwRefusal | null {
  return checkRoll(state, 'defense', command)
}

export function decideRollDefenseDice(state: BattleState, command: RollDefenseDice): Rule<readonly XwEvent[]> {
  return decideRoll(state, 'defense', command)
}
