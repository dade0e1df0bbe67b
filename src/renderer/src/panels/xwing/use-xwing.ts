import { xwing } from '@shared/systems/xwing'
import type { XwCommand } from '@shared/systems/xwing/commands/command'
import type { XwRefusal } from '@shared/systems/xwing/commands/refusal'
import type { XwEvent } from '@shared/systems/xwing/events'
import type { BattleState } from '@shared/systems/xwing/model/battle'
import type { Table } from '../../components/battle/use-table'
import { useTable } from '../../components/battle/use-table'
import { XW_WORDS } from './words'

/** The open battle of X-Wing. */
export function useXwing(): Table<BattleState, XwCommand, XwEvent, XwRefusal> {
  return useTable(xwing, XW_WORDS)
}
