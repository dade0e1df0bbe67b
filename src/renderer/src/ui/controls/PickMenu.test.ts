import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import PickMenu from './PickMenu.vue'

let shown: VueWrapper
afterEach(() => shown.unmount())

const model = ref<unknown>(null)
/** A menu beside a field that has the focus. */
function menu(props: object): void {
  const around = defineComponent(
    () => () =>
      h('div', [
        h('input', { id: 'typing' }),
        h(PickMenu as never, { modelValue: model.value, 'onUpdate:modelValue': (next: unknown) => (model.value = next), ...props } as never)
      ])
  )
  shown = mountInEnglish(around, {})
  document.getElementById('typing')?.focus()
}
const options = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[role="option"]')]
const button = () => shown.get('[role="combobox"]')
async function opened(): Promise<void> {
  await button().trigger('click')
  await flushPromises()
}
async function press(key: string): Promise<void> {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
  await flushPromises()
}
const at = (): string | undefined => document.activeElement?.textContent.trim()

describe('a menu to pick from', () => {
  it('says what is chosen, and gives the id itself, a number as a number', async () => {
    model.value = 1
    menu({ ids: [1, 2], name: (id: number) => `${String(id)} targets` })
    expect(button().text()).toBe('1 targets')
    await opened()
    expect(options().map(one => one.ariaSelected ?? one.getAttribute('aria-selected'))).toEqual(['true', 'false'])
    options()[1]?.click()
    await flushPromises()
    expect([model.value, button().text(), options()]).toEqual([2, '2 targets', []])
  })
  it('stands at nothing, and goes back to it, only where nothing may be picked', async () => {
    model.value = 'front'
    menu({ ids: ['front'], none: 'anywhere' })
    await opened()
    options()[0]?.click()
    await flushPromises()
    expect([model.value, button().text()]).toEqual([null, 'anywhere'])
    shown.unmount()
    menu({ ids: ['front'], unset: 'choose' })
    expect(button().text()).toBe('choose')
    await opened()
    expect(options()).toHaveLength(1)
  })
  it('begins at what is chosen, and goes through the list by arrows, and by what is typed', async () => {
    model.value = 'b'
    menu({ of: ['Ajax', 'Bruin', 'Cat', '12'].map(name => ({ id: name.slice(0, 1).toLowerCase(), name })) })
    await opened()
    const seen = [at()]
    for (const key of ['ArrowDown', 'ArrowUp', '1']) {
      await press(key)
      seen.push(at())
    }
    expect(seen).toEqual(['Bruin', 'Cat', 'Bruin', '12'])
  })
  it('gives the focus back to whatever had it as it was pointed at, and keeps it where it came by keys', async () => {
    model.value = 1
    menu({ ids: [1, 2] })
    await button().trigger('pointerdown')
    await opened()
    options()[1]?.click()
    await flushPromises()
    expect(document.activeElement?.id).toBe('typing')
    shown.unmount()
    menu({ ids: [1, 2] })
    ;(button().element as HTMLElement).focus()
    await opened()
    options()[0]?.click()
    await flushPromises()
    expect(document.activeElement).toBe(button().element)
  })
  it('says once to whom the options belong', async () => {
    model.value = 'a'
    menu({ ids: ['a', 'b', 'c'], headingOf: (id: string) => (id === 'c' ? 'Them' : 'Us') })
    await opened()
    expect([...document.querySelectorAll('[role="presentation"]')].map(one => one.textContent)).toEqual(['Us', 'Them'])
  })
})
