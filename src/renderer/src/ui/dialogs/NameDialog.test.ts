import { flushPromises, type VueWrapper } from '@vue/test-utils'
import { afterEach, describe, expect, it } from 'vitest'
import { h, ref } from 'vue'
import { mountApp } from '@kit/renderer/mount-app'
import NameDialog from './NameDialog.vue'

let wrapper: VueWrapper
afterEach(() => wrapper.unmount())

describe('a dialog that asks for a name', () => {
  it('has its proposal selected, so that typing replaces it', async () => {
    const open = ref(false)
    const Screen = {
      render: () =>
        h(NameDialog, {
          open: open.value,
          'onUpdate:open': (value: boolean) => (open.value = value),
          title: 'New fleet',
          label: 'Name',
          initial: 'Fleet 2',
          action: 'Create'
        })
    }
    wrapper = (await mountApp(Screen)).wrapper
    open.value = true
    await flushPromises()
    const field = document.querySelector<HTMLInputElement>('dialog input')
    expect(document.activeElement).toBe(field)
    expect([field?.selectionStart, field?.selectionEnd]).toEqual([0, 'Fleet 2'.length])
  })
})
