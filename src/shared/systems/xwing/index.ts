import type { Rule } from '../../core/dice/rule'
import { firstRefusal } from '../../core/engine/refusals'
import type { RuleSystem } from '../../core/engine/rule-system'
import type { XwCommand } from './commands/command'
import { commandRule } from './commands/commands'
import type { XwRefusal } from './commands/refusal'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { describeCommand } from './describe-command'
import type { XwEvent } from './events'
import { describe, evolve, knowsEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** The attack sequence of X-Wing: wiring only. */
export const xwing: RuleSystem<BattleState, XwCommand, XwEvent, XwRefusal, BattleView> = {
  id: 'xwing',
  rulesVersion: 1,
  initial: EMPTY_BATTLE,
  rulings: RULINGS,
  check,
  canForce: refusal => (FORCEABLE_REFUSALS as readonly string[]).includes(refusal),
  decide,
  knowsEvent,
  evolve,
  obligations,
  viewFor,
  describe,
  describeCommand
}

function check(state: BattleState, command: XwCommand, overruled: readonly XwRefusal[] = []): XwRefusal | null {
  if (command.type !== 'beginBattle') {
    if (!state.hasBegun) return 'not-begun'
    if (state.isOver) return 'battle-over'
  }
  return firstRefusal(commandRule(command).check(state, command), overruled)
}

function decide(state: BattleState, command: XwCommand): Rule<readonly XwEvent[]> {
  return commandRule(command).decide(state, command)
}
