import { nextTick, onMounted, onUnmounted, shallowRef, watch, type ShallowRef } from 'vue'

/** Space in pixels: line width, gap, number of lines, and width of the counter. */
export interface Room {
  readonly width: number
  readonly gap: number
  readonly lines: number
  readonly counter: number
}

/** How many items fit whole. If not all do, space is reserved for a counter; 0 where there is none beside it. */
export function fitting(widths: readonly number[], room: Room): number {
  const fits = (shown: readonly number[]): boolean => linesFor(shown, room) <= room.lines && shown.every(width => width <= room.width)
  if (fits(widths)) return widths.length
  let count = widths.length - 1
  while (count > 0 && !fits([...widths.slice(0, count), room.counter])) count -= 1
  return Math.max(0, count)
}

function linesFor(widths: readonly number[], room: Room): number {
  let lines = 1
  let end = 0
  for (const width of widths) {
    const next = end === 0 ? width : end + room.gap + width
    if (next > room.width && end > 0) lines += 1
    end = next > room.width ? width : next
  }
  return lines
}

/** The width of an item without truncation. */
function wholeWidth(item: Element): number {
  const cut = [...item.children].reduce((sum, part) => sum + Math.max(0, part.scrollWidth - part.clientWidth), 0)
  return Math.max(item.getBoundingClientRect().width, item.scrollWidth) + cut
}

interface Fitting {
  readonly count: number
  readonly lines: number
}

/**
 * Watches how many children of the box fit, when it is resized, its content changes or a font loads. Children that do not fit must keep
 * their width; the counter, marked `data-counter`, is not counted.
 */
export function useFitting(box: Readonly<ShallowRef<HTMLElement | null>>, content: () => string, counterRem: number): ShallowRef<Fitting> {
  const fit = shallowRef<Fitting>({ count: Number.POSITIVE_INFINITY, lines: 1 })

  function measure(): void {
    const now = box.value
    if (now === null) return
    const style = getComputedStyle(now)
    const rem = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16
    const items = [...now.children].filter(child => child instanceof HTMLElement && child.dataset['counter'] === undefined)
    const height = items[0]?.getBoundingClientRect().height ?? 0
    const rowGap = Number.parseFloat(style.rowGap) || 0
    const lines = height === 0 ? 1 : Math.max(1, Math.floor((now.clientHeight + rowGap) / (height + rowGap)))
    const room = { width: now.clientWidth, gap: Number.parseFloat(style.columnGap) || 0, lines, counter: counterRem * rem }
    const count = fitting(items.map(wholeWidth), room)
    if (count !== fit.value.count || lines !== fit.value.lines) fit.value = { count, lines }
  }

  const resized = new ResizeObserver(measure)
  onMounted(() => {
    if (box.value !== null) resized.observe(box.value)
    document.fonts.addEventListener('loadingdone', measure)
  })
  onUnmounted(() => {
    resized.disconnect()
    document.fonts.removeEventListener('loadingdone', measure)
  })
  watch(content, () => void nextTick(measure))
  return fit
}
