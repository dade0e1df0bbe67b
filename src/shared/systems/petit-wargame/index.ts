import type { Rule } from '../../core/dice/rule'
import { firstRefusal } from '../../core/engine/refusals'
import type { RuleSystem } from '../../core/engine/rule-system'
import type { PwCommand } from './commands/command'
import { commandRule } from './commands/commands'
import type { PwRefusal } from './commands/refusal'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { describeCommand } from './describe-command'
import type { PwEvent } from './events'
import { describe, evolve, knowsEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** Petit Wargame spatial: wiring only. */
export const petitWargame: RuleSystem<BattleState, PwCommand, PwEvent, PwRefusal, BattleView> = {
  id: 'petit-wargame',
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

function check(state: BattleState, command: PwCommand, overruled: readonly PwRefusal[] = []): PwRefusal | null {
  if (command.type !== 'beginBattle') {
    if (!state.hasBegun) return 'not-begun'
    if (state.isOver && command.type !== 'resumeBattle') return 'battle-over'
  }
  return firstRefusal(commandRule(command).check(state, command), overruled)
}

function decide(state: BattleState, command: PwCommand): Rule<readonly PwEvent[]> {
  return commandRule(command).decide(state, command)
}
