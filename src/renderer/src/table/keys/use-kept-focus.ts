import { nextTick, watch } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { focusNextInput } from '../../ui/focus/focus-next-input'

/** A step back or forth may take what has the focus off the screen: the next input gets it then, so that keys go on being heard. */
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
