import { computed, nextTick, onBeforeUnmount, onMounted, ref, type ComputedRef, type Ref } from 'vue'
import { isCoarse } from '../focus/coarse-pointer'

export interface RowWindow {
  /** Height of one row in px, as the page's letters are now. */
  readonly rowHeight: Readonly<Ref<number>>
  /** Indices of the rows to draw, in order. */
  readonly shown: ComputedRef<readonly number[]>
  /** Whole rows that are in view at once. */
  pageRows(): number
  /** Draws the end; the scroller goes there with the drawing. */
  toEnd(): Promise<void>
  /** Draws this row: in view as it lies nearest, or in the middle. */
  toRow(index: number, place: 'nearest' | 'middle'): Promise<void>
  /** For the scroller's own `scroll`. */
  scrolled(): void
}

/** The stylesheet says the same in rem. */
const ROW_REM = 1.5
/** The same under a finger. */
const FINGER_REM = 2.75
/** Rows drawn beyond each edge. */
const OVERSCAN = 4
/** Until the room is known, in px. */
const FIRST_ROOM = 160

/** The rows in view of a list whose rows are all of one height. The row that has the focus stays, wherever the list is scrolled to. */
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
  /** Where the list went by itself. */
  let placed = 0

  const shown = computed(() => {
    const first = Math.max(0, Math.floor(top.value / rowHeight.value) - OVERSCAN)
    const last = Math.min(count.value, Math.ceil((top.value + room.value) / rowHeight.value) + OVERSCAN) - 1
    const near = Array.from({ length: Math.max(0, last - first + 1) }, (_, i) => first + i)
    const isFar = focused.value >= 0 && focused.value < count.value && !near.includes(focused.value)
    return isFar ? [...near, focused.value].sort((a, b) => a - b) : near
  })

  /** The rows are drawn for the new place at once, and the scroller follows in the same breath: nothing is drawn twice. */
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

  /** Stays at its end when the room for it changes, unless somebody scrolled back to read. */
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
      // Room that comes and goes lets the list move, or stay behind, by itself. Only the reader scrolls back.
      if (lowest() - top.value < 2 * rowHeight.value) isAtEnd = true
      else if (room.value === roomBefore && top.value !== placed) isAtEnd = false
      else if (isAtEnd) void toEnd()
    }
  }
}

function rowHeightNow(): number {
  return (isCoarse.value ? FINGER_REM : ROW_REM) * (Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16)
}
