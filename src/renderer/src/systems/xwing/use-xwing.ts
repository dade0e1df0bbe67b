import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwRefusal } from '@shared/systems/xwing/commands/refusal'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { ShipId, SquadId } from '@shared/systems/xwing/model/squad'
import type { Table, TableDialogs } from '../../contract/system-table'
import { useOpenBattle, type OpenBattle } from '../../table/frame/use-open-battle'
import { useTable } from '../../table/frame/use-table'
import { XW_WORDS } from './words/words'

export function useXwing(): OpenBattle<BattleState, XwCommand, XwEvent, XwRefusal> {
  return useOpenBattle(xwing, XW_WORDS)
}

/** The dialogs of X-Wing, with their props. */
export interface XwDialogs extends TableDialogs {
  /** `first`: the field that has the focus. */
  readonly ship: { readonly id: ShipId; readonly first?: string }
  readonly damage: { readonly id: ShipId }
  readonly squad: { readonly id: SquadId }
  readonly attack: object
  readonly cut: object
}

/** The table, typed for the dialogs of X-Wing. */
export function useXwTable(): Table<XwDialogs> {
  return useTable()
}
