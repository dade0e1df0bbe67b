import { nextTick, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { focusNextInput } from '../../ui/focus/focus-next-input'

/** When undo or redo removes the focused element, focuses the next input so that keys keep working. */
export function useKeptFocus(): void {
  const store = useBattleStore()
  watch(
    () => store.entryCount,
    async () => {
      if (store.entries().at(-1)?.kind === 'command') return
      await nextTick()
      const at = document.activeElement
      if (at === null || at === document.body || at.matches(':disabled')) await focusNextInput()
    },
    { flush: 'post' }
  )
}
