import { onScopeDispose, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'

/**
 * The page says in `data-settled` which entry is the last that is shown, once all that follows from it has been done and the focus is where
 * it will stay; nothing while a call is under way. Written past the components: none is drawn for it.
 */
export function useSettled(): void {
  const store = useBattleStore()
  const { dataset } = document.documentElement
  let timer: ReturnType<typeof setTimeout> | undefined
  const forget = (): void => {
    clearTimeout(timer)
    delete dataset['settled']
  }
  watch(
    () => [store.isBusy, store.entryCount] as const,
    ([isBusy, count]) => {
      forget()
      // The panels go on in steps that wait for nothing but each other: the next task of the browser finds them done.
      if (!isBusy && count > 0) timer = setTimeout(() => (dataset['settled'] = String(count)))
    },
    { immediate: true, flush: 'sync' }
  )
  onScopeDispose(forget)
}
