import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwRefusal } from '@shared/systems/petit-wargame/commands/refusal'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Table, TableDialogs } from '../../contract/system-table'
import { useOpenBattle, type OpenBattle } from '../../table/frame/use-open-battle'
import { useTable } from '../../table/frame/use-table'
import type { CorrectionTarget } from './correct/correction-target'
import { PW_WORDS } from './words/words'

export function usePetit(): OpenBattle<BattleState, PwCommand, PwEvent, PwRefusal> {
  return useOpenBattle(petitWargame, PW_WORDS)
}

/** The dialogs of Petit Wargame, with their props. */
export interface PwDialogs extends TableDialogs {
  readonly correct: { readonly target: CorrectionTarget }
  readonly scores: object
  readonly reference: object
}

/** The table, typed for the dialogs of Petit Wargame. */
export function usePwTable(): Table<PwDialogs> {
  return useTable()
}
