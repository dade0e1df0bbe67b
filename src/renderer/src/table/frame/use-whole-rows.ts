import { onBeforeUnmount, onMounted, ref, type Ref } from 'vue'

interface WholeRows {
  /** Number of rows hidden while the list is not scrolled. */
  readonly hidden: Ref<number>
}

/**
 * Makes a list that does not fit show whole rows only, and counts the rest. It starts at its first row, or ends at its last,
 * so that the newest is visible. `room` is the box the list may fill.
 */
export function useWholeRows(
  room: Readonly<Ref<HTMLElement | null>>,
  scroller: Readonly<Ref<HTMLElement | null>>,
  endsAtNewest: () => boolean
): WholeRows {
  const hidden = ref(0)
  let frame = 0
  const measure = (): void => {
    if (room.value === null || scroller.value === null) return
    // Back to its natural height: rows hidden before may fit now.
    scroller.value.style.maxHeight = ''
    const rows = [...scroller.value.querySelectorAll('li, tbody tr')]
    const top = scroller.value.getBoundingClientRect().top - scroller.value.scrollTop
    const edges = rows.map(row => row.getBoundingClientRect()).map(box => ({ from: box.top - top, to: box.bottom - top }))
    const fit = fitting(edges, scroller.value.scrollHeight, room.value.clientHeight, endsAtNewest())
    scroller.value.style.maxHeight = fit.height === null ? '' : `${String(fit.height)}px`
    if (endsAtNewest()) scroller.value.scrollTop = scroller.value.scrollHeight
    hidden.value = fit.hidden
  }
  const soon = (): void => {
    cancelAnimationFrame(frame)
    frame = requestAnimationFrame(measure)
  }
  const observer = new ResizeObserver(soon)
  onMounted(() => {
    const lists = room.value?.closest('.lower') ?? null
    for (const one of [lists, room.value, scroller.value?.firstElementChild ?? null]) if (one !== null) observer.observe(one)
  })
  onBeforeUnmount(() => {
    cancelAnimationFrame(frame)
    observer.disconnect()
  })
  return { hidden }
}

interface Edges {
  readonly from: number
  readonly to: number
}

/** The height at which no row is cut off, and the number of rows hidden then; no height when everything fits. */
export function fitting(
  rows: readonly Edges[],
  content: number,
  room: number,
  endsAtNewest: boolean
): { readonly height: number | null; readonly hidden: number } {
  if (content <= room || rows.length === 0) return { height: null, hidden: 0 }
  const whole = endsAtNewest ? rows.filter(row => content - row.from <= room) : rows.filter(row => row.to <= room)
  if (whole.length === 0) return { height: null, hidden: rows.length - 1 }
  const height = endsAtNewest ? content - (whole[0]?.from ?? 0) : (whole.at(-1)?.to ?? 0)
  return { height, hidden: rows.length - whole.length }
}
