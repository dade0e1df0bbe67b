import { onBeforeUnmount, onMounted, onScopeDispose, shallowRef, type ShallowRef } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { useKept } from '../keep/use-kept'

/** The last entry that was on the screen when the game master last left it, for another screen or another window; while the app runs. */
export function useLastHere(): ShallowRef<number> {
  const store = useBattleStore()
  const kept = useKept<number>(() => 'last here')
  const seq = shallowRef(kept.get() ?? store.entryCount)
  const leave = (): void => {
    if (document.hidden) seq.value = store.entryCount
  }
  onMounted(() => document.addEventListener('visibilitychange', leave))
  onBeforeUnmount(() => document.removeEventListener('visibilitychange', leave))
  onScopeDispose(() => kept.keep(store.entryCount))
  return seq
}
