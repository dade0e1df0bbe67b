import { onBeforeUnmount, onMounted } from 'vue'

/** A valid single line: tabs become spaces, and control and direction-override characters are removed. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\t-\r\u0085]/gu, ' ').replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
}

/** Cleans the input of every single-line field before other listeners see it, keeping the caret. */
export function usePlainLines(): void {
  function clean({ target }: Event): void {
    if (!(target instanceof HTMLInputElement) || target.value === plainLine(target.value)) return
    const caret = plainLine(target.value.slice(0, target.selectionStart ?? undefined)).length
    target.value = plainLine(target.value)
    target.setSelectionRange(caret, caret)
  }
  onMounted(() => window.addEventListener('input', clean, true))
  onBeforeUnmount(() => window.removeEventListener('input', clean, true))
}
