import { restoring } from '../../core/engine/restoring'
import type { RuleSystem } from '../../core/engine/rule-system'
import { tellingApart } from '../../core/names/telling-apart'
import type { DwCommand } from './commands/command'
import { canForce, check, decide } from './commands/commands'
import type { DwRefusal } from './commands/refusal'
import { describe, evolve, knowsEvent, type DwEvent } from './events'
import { describeCommand } from './describe-command'
import type { BattleState } from './model/battle'
import { obligations } from './obligations'
import { RULINGS } from './rulings'
import { EMPTY_BATTLE } from './state'
import { dwNaming } from './told-names'
import { viewFor } from './view/view-for'

/** The combat sequence of Dystopian Wars: wiring only. */
export const dystopianWars: RuleSystem<BattleState, DwCommand, DwEvent, DwRefusal> = restoring(
  tellingApart(
    {
      id: 'dystopian-wars',
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
    dwNaming
  )
)
