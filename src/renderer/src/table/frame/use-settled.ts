import { onScopeDispose, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'

/**
 * Writes to `data-settled` the last entry shown, once everything that follows from it is done and the focus is where
 * it will stay; removes it during a call. Set on the element directly, so no component is re-rendered.
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
    [() => store.isBusy, () => store.entryCount],
    ([isBusy, count]) => {
      forget()
      // The panels' steps wait only for each other, so they are done by the browser's next task.
      if (!isBusy && count > 0) timer = setTimeout(() => (dataset['settled'] = String(count)))
    },
    { immediate: true, flush: 'sync' }
  )
  onScopeDispose(forget)
}
