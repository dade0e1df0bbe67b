import { reactive } from 'vue'

/** The palette: whether it is open, and the words typed in it, from the first key on. */
export const palette = reactive({ isOpen: false, words: '' })

export function openPalette(): void {
  palette.words = ''
  palette.isOpen = true
}
