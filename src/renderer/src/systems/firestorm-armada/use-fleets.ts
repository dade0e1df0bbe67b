import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaRefusal } from '@shared/systems/firestorm-armada/commands/refusal'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Table } from '../../table/frame/use-table'
import { useTable } from '../../table/frame/use-table'
import { FA_WORDS } from './words/words'

/** The open battle of Firestorm Armada. */
export function useFleets(): Table<BattleState, FaCommand, FaEvent, FaRefusal> {
  return useTable(firestormArmada, FA_WORDS)
}

/** Nothing can be done any more: the battle is over, or only looked at. */
export function useLocked(): ComputedRef<boolean> {
  const { store, state } = useFleets()
  return computed(() => store.isReadOnly || state.value.phase === 'over')
}
