import { onBeforeUnmount, onMounted, watch, type ShallowRef } from 'vue'
import { useBattleStore } from '../../session/battle-store'
import { whyNot } from './voice'

/** Why the last key did nothing: until another is pressed, the pointer is, or something is done. */
export function useWhyNot(): Readonly<ShallowRef<string>> {
  const store = useBattleStore()
  const forget = (): void => void (whyNot.value = '')
  watch(() => store.entryCount, forget)
  onMounted(() => {
    window.addEventListener('keydown', forget, true)
    window.addEventListener('pointerdown', forget, true)
  })
  onBeforeUnmount(() => {
    forget()
    window.removeEventListener('keydown', forget, true)
    window.removeEventListener('pointerdown', forget, true)
  })
  return whyNot
}
