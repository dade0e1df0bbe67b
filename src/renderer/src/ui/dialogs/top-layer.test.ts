import { mount } from '@vue/test-utils'
import { afterEach, expect, it } from 'vitest'
import { defineComponent, h, nextTick, ref, withDirectives, type VNode } from 'vue'
import { isOverlaid, topmostDialog, vModal, vPopover } from './top-layer'

const [outer, inner, card, note] = [ref(false), ref(false), ref(false), ref(false)]
const all = [outer, inner, card, note]
const dialog = (id: string): VNode => withDirectives(h('dialog', { key: id, id }), [[vModal]])
const popover = (kind: 'auto' | 'manual'): VNode => withDirectives(h('div', { key: kind, popover: kind }), [[vPopover]])
const Screen = defineComponent({
  render: () => [
    outer.value ? dialog('outer') : null,
    inner.value ? dialog('inner') : null,
    card.value ? popover('auto') : null,
    note.value ? popover('manual') : null
  ]
})

async function show(...open: readonly boolean[]): Promise<string | undefined> {
  all.forEach((one, i) => (one.value = open[i] ?? false))
  await nextTick()
  return topmostDialog.value?.id
}

afterEach(() => show())

it('knows the innermost dialog, and the outer one again when that is closed', async () => {
  const screen = mount(Screen, { attachTo: document.body })
  expect([await show(true), await show(true, true), await show(true), await show()]).toEqual(['outer', 'inner', 'outer', undefined])
  screen.unmount()
})

it('lies over the screen while a dialog or a card is open, but not for what is only said', async () => {
  const screen = mount(Screen, { attachTo: document.body })
  const seen: boolean[] = []
  for (const open of [[true], [false, false, true], [false, false, false, true], []]) {
    await show(...open)
    seen.push(isOverlaid())
  }
  expect(seen).toEqual([true, true, false, false])
  screen.unmount()
})

it('lies over nothing as soon as the platform has closed it', async () => {
  const screen = mount(Screen, { attachTo: document.body })
  await show(true)
  topmostDialog.value?.removeAttribute('open')
  expect(isOverlaid()).toBe(false)
  screen.unmount()
})

it('lies over nothing once its screen has gone', async () => {
  const screen = mount(Screen, { attachTo: document.body })
  await show(true, true, true)
  screen.unmount()
  expect([isOverlaid(), topmostDialog.value]).toEqual([false, undefined])
})

it('closes what goes, so that the focus comes back', async () => {
  const screen = mount(Screen, { attachTo: document.body })
  await show(true)
  const open = topmostDialog.value
  await show()
  expect(open?.hasAttribute('open')).toBe(false)
  screen.unmount()
})
