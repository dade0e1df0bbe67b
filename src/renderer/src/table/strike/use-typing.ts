import { onBeforeUnmount, onMounted } from 'vue'

/** Whether somebody is typing: what has been typed into the field with the focus is not sent yet. */
export function useTyping(): () => boolean {
  let into: EventTarget | null = null
  const typed = ({ target }: Event): void => void (into = target)
  const sent = ({ key }: KeyboardEvent): void => void (into = key === 'Enter' ? null : into)
  onMounted(() => {
    document.addEventListener('input', typed, { capture: true })
    document.addEventListener('keydown', sent, { capture: true })
  })
  onBeforeUnmount(() => {
    document.removeEventListener('input', typed, { capture: true })
    document.removeEventListener('keydown', sent, { capture: true })
  })
  return () =>
    (into instanceof HTMLInputElement || into instanceof HTMLTextAreaElement) && into === document.activeElement && into.value !== ''
}
