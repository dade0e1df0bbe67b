import { computed, nextTick, onBeforeUnmount, onMounted, ref, type ComputedRef, type Ref } from 'vue'
import { isCoarse } from '../focus/coarse-pointer'

export interface RowWindow {
  /** Height of one row in px at the current text size. */
  readonly rowHeight: Readonly<Ref<number>>
  /** Indices of the rows to draw, in order. */
  readonly shown: ComputedRef<readonly number[]>
  /** Number of whole rows visible at once. */
  pageRows(): number
  /** Renders the end and scrolls there. */
  toEnd(): Promise<void>
  /** Renders this row and scrolls it to the nearest edge or the middle. */
  toRow(index: number, place: 'nearest' | 'middle'): Promise<void>
  /** Handler of the scroller's `scroll` event. */
  scrolled(): void
}

/** Must match the stylesheet. */
const ROW_REM = 1.5
/** The same under a finger. */
const FINGER_REM = 2.75
/** Rows rendered beyond each edge. */
const OVERSCAN = 4
/** Assumed height in px until measured. */
const FIRST_ROOM = 160

/** Virtual scrolling for rows of equal height. The focused row stays rendered. */
export function useRowWindow(
  scroller: Readonly<Ref<HTMLElement | null>>,
  count: Readonly<Ref<number>>,
  focused: Readonly<Ref<number>>
): RowWindow {
  const rowHeight = ref(rowHeightNow())
  const room = ref(FIRST_ROOM)
  const top = ref(0)
  const lowest = (): number => Math.max(0, count.value * rowHeight.value - room.value)
  let isAtEnd = true
  /** The last position we scrolled to. */
  let placed = 0

  const shown = computed(() => {
    const first = Math.max(0, Math.floor(top.value / rowHeight.value) - OVERSCAN)
    const last = Math.min(count.value, Math.ceil((top.value + room.value) / rowHeight.value) + OVERSCAN) - 1
    const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
    const isFar = focused.value >= 0 && focused.value < count.value && !near.includes(focused.value)
    return isFar ? [...near, focused.value].sort((a, b) => a - b) : near
  })

  /** Renders the rows for the new position and scrolls in the same task, so nothing is painted twice. */
  async function scrollTo(px: number): Promise<void> {
    top.value = Math.min(Math.max(0, px), lowest())
    await nextTick()
    if (scroller.value === null) return
    scroller.value.scrollTop = top.value
    placed = scroller.value.scrollTop
  }
  function toEnd(): Promise<void> {
    isAtEnd = true
    return scrollTo(lowest())
  }

  /** Stays at the end on resize, unless the user has scrolled back. */
  const resized = new ResizeObserver(() => {
    measure()
    if (isAtEnd) void toEnd()
  })
  function measure(): void {
    rowHeight.value = rowHeightNow()
    if (scroller.value !== null && scroller.value.clientHeight > 0) room.value = scroller.value.clientHeight
  }
  onMounted(() => {
    measure()
    if (scroller.value !== null) resized.observe(scroller.value)
  })
  onBeforeUnmount(() => resized.disconnect())

  return {
    rowHeight,
    shown,
    pageRows: () => Math.floor(room.value / rowHeight.value),
    toEnd,
    toRow(index, place) {
      isAtEnd = false
      const start = index * rowHeight.value
      if (place === 'middle') return scrollTo(start - Math.floor((room.value - rowHeight.value) / 2))
      return scrollTo(Math.min(start, Math.max(top.value, start + rowHeight.value - room.value)))
    },
    scrolled() {
      if (scroller.value === null || scroller.value.clientHeight === 0) return
      const roomBefore = room.value
      room.value = scroller.value.clientHeight
      top.value = scroller.value.scrollTop
      // Resizing can shift the list too; that does not count as scrolling back.
      if (lowest() - top.value < 2 * rowHeight.value) isAtEnd = true
      else if (room.value === roomBefore && top.value !== placed) isAtEnd = false
      else if (isAtEnd) void toEnd()
    }
  }
}

function rowHeightNow(): number {
  return (isCoarse.value ? FINGER_REM : ROW_REM) * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}
