import { computed, type ComputedRef } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaRefusal } from '@shared/systems/firestorm-armada/commands/refusal'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { Table, TableDialogs } from '../../contract/system-table'
import { useOpenBattle, type OpenBattle } from '../../table/frame/use-open-battle'
import { useTable } from '../../table/frame/use-table'
import type { CorrectionTarget } from './correct/correction-target'
import { FA_WORDS } from './words/words'

export function useFleets(): OpenBattle<BattleState, FaCommand, FaEvent, FaRefusal> {
  return useOpenBattle(firestormArmada, FA_WORDS)
}

/** True if nothing can be done: the battle is over or read-only. */
export function useLocked(): ComputedRef<boolean> {
  const { store, state } = useFleets()
  return computed(() => store.isReadOnly || state.value.phase === 'over')
}

/** The dialogs of Firestorm Armada, with their props. */
export interface FaDialogs extends TableDialogs {
  readonly correct: { readonly target: CorrectionTarget }
}

/** The table, typed for the dialogs of Firestorm Armada. */
export function useFaTable(): Table<FaDialogs> {
  return useTable()
}
