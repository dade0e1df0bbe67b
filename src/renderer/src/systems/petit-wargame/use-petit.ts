import { petitWargame } from '@shared/systems/petit-wargame'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import type { PwRefusal } from '@shared/systems/petit-wargame/commands/refusal'
import type { PwEvent } from '@shared/systems/petit-wargame/events'
import type { BattleState } from '@shared/systems/petit-wargame/model/battle'
import type { Table } from '../../table/frame/use-table'
import { useTable } from '../../table/frame/use-table'
import { PW_WORDS } from './words/words'

/** The open battle of Petit Wargame. */
export function usePetit(): Table<BattleState, PwCommand, PwEvent, PwRefusal> {
  return useTable(petitWargame, PW_WORDS)
}
