import { onBeforeUnmount, onMounted } from 'vue'

/**
 * How long a button looks pressed, in milliseconds. Independent of release, which would cost a frame of its own
 * and delay the effect of the press.
 */
const PRESSED_MS = 160

/** Marks pressed buttons for the stylesheet. */
export function usePressMark(): void {
  function mark({ target }: Event): void {
    const button = target instanceof Element ? target.closest('.btn') : null
    button?.setAttribute('data-pressed', '')
    setTimeout(() => button?.removeAttribute('data-pressed'), PRESSED_MS)
  }
  onMounted(() => window.addEventListener('pointerdown', mark, true))
  onBeforeUnmount(() => window.removeEventListener('pointerdown', mark, true))
}
