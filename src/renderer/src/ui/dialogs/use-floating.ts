import { onBeforeUnmount, onMounted, watch, type Ref } from 'vue'

/** What floats above the screen carries this attribute. */
export const FLOATING_ATTRIBUTE = 'data-floating'

export interface Floating {
  readonly open: Ref<boolean>
  /** Modal: the screen behind it can be neither pressed nor reached until it is closed. */
  readonly isModal: boolean
  /** Gives the focus to what wants it, once it is drawn. */
  focusFirst(): void
}

/** What is open now, the topmost last. */
const opened: Floating[] = []

/** Something that floats: takes the focus as it opens and gives it back as it closes; Escape closes the topmost. */
export function useFloating(floating: Floating): void {
  let focusedBefore: Element | null = null

  const begin = (): void => {
    if (opened.length === 0) document.addEventListener('keydown', closeTopmost)
    opened.push(floating)
    guardScreen()
    floating.focusFirst()
  }
  const end = (): void => {
    const index = opened.indexOf(floating)
    if (index < 0) return
    opened.splice(index, 1)
    if (opened.length === 0) document.removeEventListener('keydown', closeTopmost)
    guardScreen()
    if (focusedBefore instanceof HTMLElement && focusedBefore.isConnected) focusedBefore.focus({ preventScroll: true })
  }

  // As it is told to open, before anything drawn for it can take the focus.
  watch(floating.open, isOpen => (focusedBefore = isOpen ? document.activeElement : focusedBefore), { immediate: true, flush: 'sync' })
  watch(floating.open, isOpen => (isOpen ? begin() : end()), { flush: 'post' })
  onMounted(() => {
    if (floating.open.value) begin()
  })
  onBeforeUnmount(end)
}

function closeTopmost(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.defaultPrevented || event.isComposing) return
  const topmost = opened.at(-1)
  if (topmost === undefined) return
  event.preventDefault()
  topmost.open.value = false
}

/** What is inert can be neither pressed nor reached, and is not read out. */
function guardScreen(): void {
  document.querySelector('#app')?.toggleAttribute(
    'inert',
    opened.some(({ isModal }) => isModal)
  )
}
