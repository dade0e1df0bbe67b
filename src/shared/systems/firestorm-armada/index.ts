import type { Rule } from '../../core/dice/rule'
import type { RuleSystem } from '../../core/engine/rule-system'
import type { FaCommand } from './commands/command'
import { commandRule } from './commands/commands'
import type { FaRefusal } from './commands/refusal'
import { firstRefusal } from '../../core/engine/refusals'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { describeCommand } from './describe-command'
import type { FaEvent } from './events'
import { describe, evolve, knowsEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { withConsequences } from './rules/consequences'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** Firestorm Armada, quick rules: wiring only. */
export const firestormArmada: RuleSystem<BattleState, FaCommand, FaEvent, FaRefusal, BattleView> = {
  id: 'firestorm-armada',
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

function check(state: BattleState, command: FaCommand, overruled: readonly FaRefusal[] = []): FaRefusal | null {
  if (command.type !== 'beginBattle') {
    if (!state.hasBegun) return 'not-begun'
    if (state.phase === 'over') return 'battle-over'
  }
  return firstRefusal(commandRule(command).check(state, command), overruled)
}

function* decide(state: BattleState, command: FaCommand): Rule<readonly FaEvent[]> {
  return withConsequences(state, yield* commandRule(command).decide(state, command))
}
