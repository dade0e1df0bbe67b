import { onBeforeUnmount, onMounted } from 'vue'
import { looksLikeTable } from '@shared/exchange/foreign/looks-like-table'
import { isOverlaid } from '../../ui/dialogs/top-layer'

/** Hears a table that is pasted anywhere but into a field or a dialog. Anything else that is pasted goes on. */
export function usePastedTable(take: (text: string) => void): void {
  function paste(event: ClipboardEvent): void {
    const { target, clipboardData } = event
    if (
      event.defaultPrevented ||
      isOverlaid() ||
      (target instanceof Element && target.closest('input,textarea,select,[contenteditable]') !== null)
    )
      return
    const text = clipboardData?.getData('text/plain') ?? ''
    if (!looksLikeTable(text)) return
    event.preventDefault()
    event.stopPropagation()
    take(text)
  }
  // Before whoever hears what is pasted anywhere in the app.
  onMounted(() => document.addEventListener('paste', paste, true))
  onBeforeUnmount(() => document.removeEventListener('paste', paste, true))
}
