import { dystopianWars } from '@shared/systems/dystopian-wars'
import type { DwCommand } from '@shared/systems/dystopian-wars/commands/command'
import type { DwRefusal } from '@shared/systems/dystopian-wars/commands/refusal'
import type { DwEvent } from '@shared/systems/dystopian-wars/events'
import type { BattleState } from '@shared/systems/dystopian-wars/model/battle'
import type { Table } from '../../table/frame/use-table'
import { useTable } from '../../table/frame/use-table'
import { DW_WORDS } from './words/words'

/** The open battle of Dystopian Wars. */
export function useDystopian(): Table<BattleState, DwCommand, DwEvent, DwRefusal> {
  return useTable(dystopianWars, DW_WORDS)
}
