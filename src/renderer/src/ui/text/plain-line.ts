import { onBeforeUnmount, onMounted } from 'vue'

/** A line of words as the files accept it: a tab parts words, and what has no sign or turns the line around is taken out. */
export function plainLine(text: string): string {
  return text.replaceAll(/[\t-\r\u0085]/gu, ' ').replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '')
}

/** Keeps every field for one line plain as it is typed or pasted into, before anything else hears of it; the caret stays. */
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
