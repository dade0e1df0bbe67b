import { restoring } from '../../core/engine/restoring'
import type { RuleSystem } from '../../core/engine/rule-system'
import { tellingApart } from '../../core/names/telling-apart'
import type { Decision, FaCommand } from './commands/command'
import { canForce, check, decide as decideAlone } from './commands/commands'
import type { FaRefusal } from './commands/refusal'
import { describeCommand } from './describe-command'
import { describe, evolve, knowsEvent, type FaEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { withConsequences } from './rules/consequences'
import { EMPTY_BATTLE } from './state'
import { faNaming } from './told-names'
import { viewFor } from './view/view-for'

/** Firestorm Armada, quick rules: wiring only. */
export const firestormArmada: RuleSystem<BattleState, FaCommand, FaEvent, FaRefusal> = restoring(
  tellingApart(
    {
      id: 'firestorm-armada',
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
    faNaming
  )
)

function* decide(state: BattleState, command: FaCommand): Decision {
  return withConsequences(state, yield* decideAlone(state, command))
}
