import { restoring } from '../../core/engine/restoring'
import type { RuleSystem } from '../../core/engine/rule-system'
import { tellingApart } from '../../core/names/telling-apart'
import type { Decision, SaCommand } from './commands/command'
import { canForce, check, decide as decideAlone } from './commands/commands'
import type { SaRefusal } from './commands/refusal'
import { describe, evolve, knowsEvent, type SaEvent } from './events'
import { describeCommand } from './describe-command'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { withConsequences } from './rules/consequences'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import { saNaming } from './told-names'
import { viewFor } from './view/view-for'

/** Starfinder armada combat: wiring only. */
export const starfinderArmada: RuleSystem<BattleState, SaCommand, SaEvent, SaRefusal> = restoring(
  tellingApart(
    {
      id: 'starfinder-armada',
      rulesVersion: 1,
      initial: EMPTY_BATTLE,
      rulings: RULINGS,
      check,
      canForce,
      decide,
      knowsEvent,
      evolve,
      obligations,
      viewFor,
      describe,
      describeCommand
    },
    saNaming
  )
)

function decide(state: BattleState, command: SaCommand): Decision {
  const events = decideAlone(state, command)
  // Attacks are many and have no consequences of that kind.
  return command.type === 'stageAttack' ? events : concluded(state, events)
}

function* concluded(state: BattleState, rule: Decision): Decision {
  return withConsequences(state, yield* rule)
}
