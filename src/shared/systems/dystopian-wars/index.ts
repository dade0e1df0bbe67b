import type { Rule } from '../../core/dice/rule'
import type { RuleSystem } from '../../core/engine/rule-system'
import type { DwCommand } from './commands/command'
import { commandRule } from './commands/commands'
import type { DwRefusal } from './commands/refusal'
import { firstRefusal } from '../../core/engine/refusals'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { describe, evolve, knowsEvent } from './events'
import { describeCommand } from './describe-command'
import type { DwEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** The combat sequence of Dystopian Wars: wiring only. */
export const dystopianWars: RuleSystem<BattleState, DwCommand, DwEvent, DwRefusal, BattleView> = {
  id: 'dystopian-wars',
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

function check(state: BattleState, command: DwCommand, overruled: readonly DwRefusal[] = []): DwRefusal | null {
  if (command.type !== 'beginBattle') {
    if (!state.hasBegun) return 'not-begun'
    if (state.isOver) return 'battle-over'
  }
  return firstRefusal(commandRule(command).check(state, command), overruled)
}

function decide(state: BattleState, command: DwCommand): Rule<readonly DwEvent[]> {
  return commandRule(command).decide(state, command)
}
