import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwRefusal } from '@shared/systems/dystopian-wars/commands/refusal'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { CombatantId, ForceId, SquadronId } from '@shared/systems/dystopian-wars/model/force'
import type { Table, TableDialogs } from '../../contract/system-table'
import { useOpenBattle, type OpenBattle } from '../../table/frame/use-open-battle'
import { useTable } from '../../table/frame/use-table'
import { DW_WORDS } from './words/words'

export function useDystopian(): OpenBattle<BattleState, DwCommand, DwEvent, DwRefusal> {
  return useOpenBattle(dystopianWars, DW_WORDS)
}

/** The dialogs of Dystopian Wars, with their props. */
export interface DwDialogs extends TableDialogs {
  readonly combatant: { readonly id: CombatantId }
  readonly squadron: { readonly id: SquadronId }
  readonly force: { readonly id: ForceId }
  /** The hits of an attack. */
  readonly hits: { readonly id: string }
}

/** The table, typed for the dialogs of Dystopian Wars. */
export function useDwTable(): Table<DwDialogs> {
  return useTable()
}
