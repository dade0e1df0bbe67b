import { onBeforeUnmount, onMounted } from 'vue'

/** A held Enter acts once: it does not answer whatever gets the focus meanwhile. */
export function useHeldEnter(): void {
  onMounted(() => document.addEventListener('keydown', discard, { capture: true }))
  onBeforeUnmount(() => document.removeEventListener('keydown', discard, { capture: true }))
}

function discard(event: KeyboardEvent): void {
  if (event.key !== 'Enter' || !event.repeat || event.target instanceof HTMLTextAreaElement) return
  event.preventDefault()
  event.stopPropagation()
}
