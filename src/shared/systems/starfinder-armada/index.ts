import type { Rule } from '../../core/dice/rule'
import type { RuleSystem } from '../../core/engine/rule-system'
import type { SaCommand } from './commands/command'
import { commandRule } from './commands/commands'
import type { SaRefusal } from './commands/refusal'
import { firstRefusal } from '../../core/engine/refusals'
import { FORCEABLE_REFUSALS } from './commands/refusal'
import { describe } from './events'
import { describeCommand } from './describe-command'
import type { SaEvent } from './events'
import { evolve, knowsEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { withConsequences } from './rules/consequences'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import type { BattleView } from './view'
import { viewFor } from './view'

/** Starfinder armada combat: wiring only. */
export const starfinderArmada: RuleSystem<BattleState, SaCommand, SaEvent, SaRefusal, BattleView> = {
  id: 'starfinder-armada',
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

function check(state: BattleState, command: SaCommand, overruled: readonly SaRefusal[] = []): SaRefusal | null {
  if (command.type !== 'beginBattle') {
    if (!state.hasBegun) return 'not-begun'
    if (state.phase === 'over') return 'battle-over'
  }
  return firstRefusal(commandRule(command).check(state, command), overruled)
}

function decide(state: BattleState, command: SaCommand): Rule<readonly SaEvent[]> {
  const events = commandRule(command).decide(state, command)
  // Attacks are many and have no consequences of that kind.
  return command.type === 'stageAttack' ? events : concluded(state, events)
}

function* concluded(state: BattleState, rule: Rule<readonly SaEvent[]>): Rule<readonly SaEvent[]> {
  return withConsequences(state, yield* rule)
}
