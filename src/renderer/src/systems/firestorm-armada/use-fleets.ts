import { computed } from 'vue'
import type { ComputedRef } from 'vue'
import { firestormArmada } from '@shared/systems/firestorm-armada'
import type { FaCommand } from '@shared/systems/firestorm-armada/commands/command'
import type { FaRefusal } from '@shared/systems/firestorm-armada/commands/refusal'
import type { FaEvent } from '@shared/systems/firestorm-armada/events'
import type { BattleState } from '@shared/systems/firestorm-armada/model/battle'
import type { OpenBattle } from '../../table/frame/use-open-battle'
import { useOpenBattle } from '../../table/frame/use-open-battle'
import { FA_WORDS } from './words/words'

/** The open battle of Firestorm Armada. */
export function useFleets(): OpenBattle<BattleState, FaCommand, FaEvent, FaRefusal> {
  return useOpenBattle(firestormArmada, FA_WORDS)
}

/** Nothing can be done any more: the battle is over, or only looked at. */
export function useLocked(): ComputedRef<boolean> {
  const { store, state } = useFleets()
  return computed(() => store.isReadOnly || state.value.phase === 'over')
}
