import { mount, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, nextTick, ref } from 'vue'
import { press } from '@kit/renderer/mount-app'
import { vRovingGrid } from './roving-grid'

/** Two counters and a choice in each of three rows; c may be disabled or removed. */
const isUsable = ref(true)
const isThere = ref(true)
const Grid = defineComponent({
  directives: { rovingGrid: vRovingGrid },
  setup: () => ({ isUsable, isThere }),
  template: `<div><button id="before"></button><table v-roving-grid><tbody>
    <tr><th>1</th><td><button id="a" /><button id="b" /></td><td><select id="s"><option /></select></td></tr>
    <tr><th>2</th><td><button v-if="isThere" id="c" :disabled="!isUsable" /><button id="d" disabled /></td><td>–</td></tr>
    <tr><th>3</th><td><button id="e" /></td><td><input id="f" type="checkbox" /></td></tr>
  </tbody></table></div>`
})
let grid: VueWrapper

function begin(at: string): void {
  isUsable.value = true
  isThere.value = true
  grid = mount(Grid, { attachTo: document.body })
  focus(at)
}
const focus = (id: string): void => document.getElementById(id)?.focus()
const focused = (): string | undefined => document.activeElement?.id
/** Where each of these keys leads, in sequence. */
const walk = (...keys: readonly string[]): readonly (string | undefined)[] =>
  keys.map(key => {
    press(key)
    return focused()
  })
const stops = (): readonly string[] => grid.findAll('table [tabindex="0"]').map(one => one.attributes('id') ?? '')

afterEach(() => grid.unmount())

describe('a grid of controls', () => {
  it('is one stop of the Tab key: the first control, then where the focus was last', () => {
    begin('before')
    expect(stops()).toEqual(['a'])
    expect(grid.get('table').attributes('role')).toBe('grid')
    focus('e')
    focus('before')
    expect(stops()).toEqual(['e'])
  })
  it('goes along a row by arrows, and stays at its ends', () => {
    begin('a')
    expect(walk('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft')).toEqual(['b', 's', 's', 'b'])
  })
  it('goes up and down in its column, past what cannot be used', () => {
    begin('b')
    // The second control of that cell is disabled.
    expect(walk('ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp')).toEqual(['c', 'e', 'e', 'c'])
    focus('s')
    expect(walk('ArrowDown', 'ArrowUp')).toEqual(['f', 's'])
  })
  it('goes to the ends of a row, and with Ctrl to those of the table', () => {
    begin('b')
    expect(walk('End', 'Home')).toEqual(['s', 'a'])
    press('End', { ctrlKey: true })
    expect(focused()).toBe('f')
    press('Home', { ctrlKey: true })
    expect(focused()).toBe('a')
  })
  it('leaves every other key alone, and arrows with a key held', () => {
    begin('s')
    const isTaken = (key: string, more: KeyboardEventInit = {}): boolean => press(key, more).defaultPrevented
    expect([isTaken('Enter'), isTaken('1'), isTaken('ArrowDown', { altKey: true }), isTaken('ArrowLeft', { ctrlKey: true })]).toEqual([
      false,
      false,
      false,
      false
    ])
    expect([focused(), isTaken('ArrowDown')]).toEqual(['s', true])
  })
  it('hands the focus on when its control goes, or can no longer be used', async () => {
    begin('c')
    isUsable.value = false
    await nextTick()
    await nextTick()
    expect([focused(), stops()]).toEqual(['e', ['e']])
    isUsable.value = true
    await nextTick()
    focus('c')
    isThere.value = false
    await nextTick()
    await nextTick()
    expect(focused()).toBe('e')
  })
  it('hands the focus on where the browser lets go of it just before the control is gone, as Chromium does', async () => {
    begin('c')
    const control = document.getElementById('c')
    control?.blur()
    control?.remove()
    await nextTick()
    await nextTick()
    expect(focused()).toBe('e')
  })
  it('has the focus again once its controls may be used again', async () => {
    begin('e')
    const all = [...document.querySelectorAll<HTMLButtonElement>('table button, table select, table input')]
    for (const one of all) one.disabled = true
    document.getElementById('e')?.blur()
    await nextTick()
    for (const one of all) one.disabled = false
    await nextTick()
    expect(focused()).toBe('e')
  })
  it('takes no focus that was let go beside it', async () => {
    begin('e')
    document.getElementById('e')?.blur()
    isThere.value = false
    await nextTick()
    await nextTick()
    expect([document.activeElement, stops()]).toEqual([document.body, ['e']])
  })
  it('has the focus no more once it went elsewhere while none of its controls could be used', async () => {
    begin('e')
    const all = [...document.querySelectorAll<HTMLButtonElement>('table button, table select, table input')]
    for (const one of all) one.disabled = true
    document.getElementById('e')?.blur()
    focus('before')
    await nextTick()
    for (const one of all) one.disabled = false
    await nextTick()
    document.getElementById('before')?.blur()
    isThere.value = false
    await nextTick()
    await nextTick()
    expect(document.activeElement).toBe(document.body)
  })
  it('takes no focus that is elsewhere', async () => {
    begin('c')
    focus('before')
    isThere.value = false
    await nextTick()
    await nextTick()
    expect([focused(), stops()]).toEqual(['before', ['e']])
  })
})
