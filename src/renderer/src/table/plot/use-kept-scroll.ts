import { onBeforeUnmount, onMounted, type Ref } from 'vue'

/**
 * Keeps what is scrolled where it is when its content becomes lower: the browser would pull all of it down, under the pointer. The last
 * part keeps the height that takes, until it is scrolled back. A step of the rules, named by a `data-step`, begins at its head.
 */
export function useKeptScroll(scroller: Readonly<Ref<HTMLElement | null>>): void {
  /** Where the user, or the focus, has scrolled to, and how high all of it was then. */
  let [top, height] = [0, 0]
  /** The panel it was scrolled in: another one begins at its own place. */
  let panel: Element | null = null
  let step: string | undefined
  const last = (): HTMLElement | null => scroller.value?.lastElementChild as HTMLElement | null

  /** The browser has pulled it down, whether it says so before it is measured or after. */
  function keep(): void {
    const { value: box } = scroller
    const part = last()
    if (box === null) return
    const shown = box.querySelector('section')
    if (part !== null && shown === panel && box.scrollTop < top && box.scrollHeight < height) {
      part.style.minHeight = `${String(part.offsetHeight + top - box.scrollTop)}px`
      box.scrollTop = top
    } else {
      if (box.scrollTop === 0 || shown !== panel) part?.style.removeProperty('min-height')
      ;[top, height, panel] = [box.scrollTop, box.scrollHeight, shown]
    }
  }

  const stepNow = (): string | undefined => scroller.value?.querySelector<HTMLElement>('[data-step]')?.dataset['step']

  /** What has the focus stays in sight too; what is pinned always is. */
  function begin(): void {
    const { value: box } = scroller
    if (box === null || stepNow() === step) return
    step = stepNow()
    last()?.style.removeProperty('min-height')
    box.scrollTop = 0
    const { activeElement: at } = document
    if (box.contains(at) && at?.closest('[data-pinned]') === null) at.scrollIntoView({ block: 'nearest' })
    ;[top, height, panel] = [box.scrollTop, box.scrollHeight, box.querySelector('section')]
  }

  const parts = new ResizeObserver(keep)
  const changes = new MutationObserver(watchParts)
  const steps = new MutationObserver(begin)
  function watchParts(): void {
    parts.disconnect()
    for (const part of scroller.value?.children ?? []) parts.observe(part)
  }
  onMounted(() => {
    if (scroller.value === null) return
    scroller.value.addEventListener('scroll', keep, { passive: true })
    changes.observe(scroller.value, { childList: true })
    steps.observe(scroller.value, { subtree: true, childList: true, attributeFilter: ['data-step'] })
    step = stepNow()
    watchParts()
  })
  onBeforeUnmount(() => {
    parts.disconnect()
    changes.disconnect()
    steps.disconnect()
  })
}
