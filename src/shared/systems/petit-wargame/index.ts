import { restoring } from '../../core/engine/restoring'
import type { RuleSystem } from '../../core/engine/rule-system'
import { tellingApart } from '../../core/names/telling-apart'
import type { PwCommand } from './commands/command'
import { canForce, check, decide } from './commands/commands'
import type { PwRefusal } from './commands/refusal'
import { describeCommand } from './describe-command'
import { describe, evolve, knowsEvent, type PwEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import { pwNaming } from './told-names'
import { viewFor } from './view/view-for'

/** Petit Wargame spatial: wiring only. */
export const petitWargame: RuleSystem<BattleState, PwCommand, PwEvent, PwRefusal> = restoring(
  tellingApart(
    {
      id: 'petit-wargame',
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
    pwNaming
  )
)
