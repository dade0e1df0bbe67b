import { onBeforeUnmount, onMounted } from 'vue'

/** Enter that is held down acts once: what comes on the screen meanwhile, and has the focus, is not answered by it. */
export function useHeldEnter(): void {
  onMounted(() => document.addEventListener('keydown', letGo, { capture: true }))
  onBeforeUnmount(() => document.removeEventListener('keydown', letGo, { capture: true }))
}

function letGo(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopPropagation()
}
