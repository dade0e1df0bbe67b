import { onScopeDispose, readonly, shallowRef, watch } from 'vue'
import type { DeepReadonly, ShallowRef } from 'vue'
import { useBattleStore } from '../../stores/battle-store'

/**
 * Number of the last entry that is shown, once all that follows from it has been done and the focus is where it will stay; null while a call
 * is under way.
 */
export function useSettled(): DeepReadonly<ShallowRef<number | null>> {
  const store = useBattleStore()
  const settled = shallowRef<number | null>(null)
  let timer: ReturnType<typeof setTimeout> | undefined
  watch(
    () => [store.isBusy, store.entryCount] as const,
    ([isBusy, count]) => {
      clearTimeout(timer)
      settled.value = null
      // The panels go on in steps that wait for nothing but each other: the next task of the browser finds them done.
      if (!isBusy && count > 0) timer = setTimeout(() => (settled.value = count))
    },
    { immediate: true, flush: 'sync' }
  )
  onScopeDispose(() => clearTimeout(timer))
  return readonly(settled)
}
