import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { defineComponent, h, nextTick, ref } from 'vue'
import { useRowWindow, type RowWindow } from './use-row-window'

const ROW = 24
const count = ref(0)
const focused = ref(-1)
let rows: RowWindow
let list: VueWrapper

const List = defineComponent(() => {
  const scroller = ref<HTMLElement | null>(null)
  rows = useRowWindow(scroller, count, focused)
  return () => h('div', { ref: scroller, onScroll: rows.scrolled })
})

beforeEach(() => {
  // jsdom has no layout: pretend there is room for ten rows.
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(10 * ROW)
  count.value = 1000
  focused.value = -1
  list = mount(List)
})
afterEach(() => {
  list.unmount()
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

const scrollTop = (): number => list.element.scrollTop
const edges = (): readonly (number | undefined)[] => [rows.shown.value[0], rows.shown.value.at(-1)]

describe('the rows in view', () => {
  it('are those of the room and a few beyond', () => {
    expect(edges()).toEqual([0, 13])
    expect(rows.pageRows()).toBe(10)
  })

  it('are those of the end before the scroller has moved, and it follows', async () => {
    const moved = rows.toEnd()
    expect(edges()).toEqual([986, 999])
    await moved
    expect(scrollTop()).toBe(990 * ROW)
  })

  it('move no further than it takes to show a row', async () => {
    await rows.toRow(5, 'nearest')
    expect(scrollTop()).toBe(0)
    await rows.toRow(20, 'nearest')
    expect(scrollTop()).toBe(11 * ROW)
    await rows.toRow(3, 'nearest')
    expect(scrollTop()).toBe(3 * ROW)
  })

  it('lie around a row that is shown in the middle, as far as the list goes', async () => {
    await rows.toRow(500, 'middle')
    expect(scrollTop()).toBe(500 * ROW - 4.5 * ROW)
    await rows.toRow(999, 'middle')
    expect(scrollTop()).toBe(990 * ROW)
  })

  it('follow the scroller, and keep the row with the focus', async () => {
    focused.value = 2
    list.element.scrollTop = 600 * ROW
    await list.trigger('scroll')
    expect(rows.shown.value.slice(0, 2)).toEqual([2, 596])
  })

  it('stay at the end when more room lets the browser move the list by itself', async () => {
    const resize = remounted()
    await rows.toEnd()
    const room = vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(20 * ROW)
    list.element.scrollTop = 980 * ROW
    await list.trigger('scroll')
    room.mockReturnValue(15 * ROW)
    resize()
    await nextTick()
    expect(scrollTop()).toBe(985 * ROW)
  })

  it('stay at the end when less room is heard of after the move there', async () => {
    const resize = remounted()
    await rows.toEnd()
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(6 * ROW)
    await list.trigger('scroll')
    resize()
    await nextTick()
    expect(scrollTop()).toBe(994 * ROW)
  })

  it('stay at the end when there was more room for a moment, before anybody heard of any', async () => {
    const resize = remounted()
    await rows.toEnd()
    // With room for twenty rows the browser scrolled the list; then the room shrank to fifteen.
    list.element.scrollTop = 980 * ROW
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(15 * ROW)
    await list.trigger('scroll')
    resize()
    await nextTick()
    expect(scrollTop()).toBe(985 * ROW)
  })

  it('go on to the end when they are heard to have gone where it was', async () => {
    await rows.toEnd()
    count.value = 1005
    await list.trigger('scroll')
    await nextTick()
    expect(scrollTop()).toBe(995 * ROW)
  })

  it('stay where the reader scrolled back to, whatever room there is then', async () => {
    const resize = remounted()
    await rows.toEnd()
    list.element.scrollTop = 600 * ROW
    await list.trigger('scroll')
    vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(15 * ROW)
    resize()
    await nextTick()
    expect(scrollTop()).toBe(600 * ROW)
  })

  it('are none of an empty list', () => {
    count.value = 0
    expect(rows.shown.value).toEqual([])
  })
})

/** Remounts the list; returns a function that reports a resize. */
function remounted(): () => void {
  list.unmount()
  let resize = (): void => undefined
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(heard: () => void) {
        resize = heard
      }
      observe(): void {}
      disconnect(): void {}
    }
  )
  list = mount(List)
  return () => resize()
}
