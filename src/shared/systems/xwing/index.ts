import { restoring } from '../../core/engine/restoring'
import type { RuleSystem } from '../../core/engine/rule-system'
import { tellingApart } from '../../core/names/telling-apart'
import type { XwCommand } from './commands/command'
import { canForce, check, decide } from './commands/commands'
import type { XwRefusal } from './commands/refusal'
import { describeCommand } from './describe-command'
import { describe, evolve, knowsEvent, type XwEvent } from './events'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import { xwNaming } from './told-names'
import { viewFor } from './view/view-for'

/** The attack sequence of X-Wing: wiring only. */
export const xwing: RuleSystem<BattleState, XwCommand, XwEvent, XwRefusal> = restoring(
  tellingApart(
    {
      id: 'xwing',
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
    xwNaming
  )
)
