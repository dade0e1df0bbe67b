import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwRefusal } from '@shared/systems/xwing/commands/refusal'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Table } from '../../table/frame/use-table'
import { useTable } from '../../table/frame/use-table'
import { XW_WORDS } from './words/words'

/** The open battle of X-Wing. */
export function useXwing(): Table<BattleState, XwCommand, XwEvent, XwRefusal> {
  return useTable(xwing, XW_WORDS)
}
