import { onBeforeUnmount, onMounted } from 'vue'

/**
 * How long a button looks pressed, in milliseconds. Not until it is let go: the browser would draw that alone, and what the press did would
 * have to wait for its next frame.
 */
const PRESSED_MS = 160

/** Marks every pressed button; the stylesheet says how it looks. */
export function usePressMark(): void {
  function mark({ target }: Event): void {
    const button = target instanceof Element ? target.closest('.btn') : null
    button?.setAttribute('data-pressed', '')
    setTimeout(() => button?.removeAttribute('data-pressed'), PRESSED_MS)
  }
  onMounted(() => window.addEventListener('pointerdown', mark, true))
  onBeforeUnmount(() => window.removeEventListener('pointerdown', mark, true))
}
