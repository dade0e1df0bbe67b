import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { h, ref } from 'vue'
import { mountApp } from '@kit/renderer/mount-app'
import AppDialog from './AppDialog.vue'

let wrapper: VueWrapper
const open = ref(false)
const dialog = (): HTMLDialogElement | null => document.querySelector('dialog')

async function show(body: () => unknown, more: Readonly<Record<string, unknown>> = {}): Promise<void> {
  const Screen = {
    render: () =>
      h(
        AppDialog,
        { open: open.value, 'onUpdate:open': (value: boolean) => (open.value = value), title: 'Rename', ...more },
        { default: body, acts: () => h('button', { class: 'btn now' }, 'Do it') }
      )
  }
  wrapper = (await mountApp(Screen)).wrapper
  open.value = true
  await flushPromises()
}

beforeEach(() => (open.value = false))
afterEach(() => wrapper.unmount())

describe('a dialog', () => {
  it('is named by its title and described by what is said below', async () => {
    await show(() => 'x', { description: 'The old name is kept in the log.' })
    const named = (attribute: string): string | undefined =>
      document.getElementById(dialog()?.getAttribute(attribute) ?? '')?.textContent ?? undefined
    expect([named('aria-labelledby'), named('aria-describedby')]).toEqual(['Rename', 'The old name is kept in the log.'])
  })

  it('describes itself by nothing when nothing is said', async () => {
    await show(() => 'x')
    expect(dialog()?.hasAttribute('aria-describedby')).toBe(false)
  })

  it('gives the focus to its first field with what stands in it chosen, else to its act', async () => {
    await show(() => [h('input', { type: 'checkbox' }), h('input', { id: 'name', value: 'Hawk' })])
    const field = document.querySelector<HTMLInputElement>('#name')
    expect(document.activeElement).toBe(field)
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 4])
    wrapper.unmount()
    open.value = false
    await show(() => 'Only words')
    expect(document.activeElement?.textContent).toBe('Do it')
  })

  it('leaves the focus with its title when there is nothing to fill in and nothing to do', async () => {
    const Reading = { render: () => h(AppDialog, { open: true, title: 'Keys' }, { default: () => 'x' }) }
    wrapper = (await mountApp(Reading)).wrapper
    expect(document.activeElement?.textContent).toBe('Keys')
  })

  it('stays as it is opened again before the news of its end', async () => {
    await show(() => 'x')
    const first = dialog()
    open.value = false
    await flushPromises()
    open.value = true
    await flushPromises()
    first?.dispatchEvent(new Event('close'))
    expect(open.value).toBe(true)
  })

  it('closes at its button and when the platform closes it', async () => {
    await show(() => 'x')
    dialog()?.querySelector<HTMLElement>('.icon-btn')?.click()
    await flushPromises()
    expect(dialog()).toBeNull()
    open.value = true
    await flushPromises()
    dialog()?.close()
    await flushPromises()
    expect([dialog(), open.value]).toEqual([null, false])
  })
})
