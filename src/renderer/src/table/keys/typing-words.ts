import { onBeforeUnmount, onMounted } from 'vue'
import { isLeftBehind } from '../../ui/focus/left-behind'
import { takesOnlyFigures } from '../../ui/keys/figure-keys'

/**
 * True while typing in a text field. Fields for dice and figures take no letters, so act keys work there too; the palette's own field
 * stands for keys.
 */
export function isTypingWords(): boolean {
  const at = document.activeElement
  return (
    at !== null &&
    !isLeftBehind(at) &&
    !takesOnlyFigures(at) &&
    at.matches('input:not([data-dice-field],[type="checkbox"],[type="radio"],[role="combobox"]),select,textarea')
  )
}

/** Marks the document while words are typed, so that the keys that are typed as letters then look as if they rest. */
export function useTypingMark(): void {
  const mark = (): void => void document.documentElement.toggleAttribute('data-types-words', isTypingWords())
  onMounted(() => {
    document.addEventListener('focusin', mark)
    document.addEventListener('focusout', mark)
  })
  onBeforeUnmount(() => {
    document.removeEventListener('focusin', mark)
    document.removeEventListener('focusout', mark)
    document.documentElement.removeAttribute('data-types-words')
  })
}
