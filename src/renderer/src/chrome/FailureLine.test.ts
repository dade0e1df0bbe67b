import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { h, ref } from 'vue'
import { mountApp } from '@kit/renderer/mount-app'
import AppDialog from '../ui/dialogs/AppDialog.vue'
import FailureLine from './FailureLine.vue'

const isAsking = ref(false)
const Screen = {
  render: () => [
    h(FailureLine, { failure: { code: 'disk-full', detail: '' } }),
    h(AppDialog, { open: isAsking.value, title: 'Rename', 'onUpdate:open': (value: boolean) => (isAsking.value = value) })
  ]
}
const home = (): Element | null | undefined => document.querySelector('.refusal')?.closest('dialog,[data-v-app]')

it('stands in the open dialog, outside which it could be neither pressed nor read, and stays when that closes', async () => {
  const { wrapper } = await mountApp(Screen)
  expect(home()?.tagName).toBe('DIV')
  isAsking.value = true
  await flushPromises()
  expect(home()?.tagName).toBe('DIALOG')
  isAsking.value = false
  await flushPromises()
  expect([home()?.tagName, document.querySelector('dialog')]).toEqual(['DIV', null])
  wrapper.unmount()
})
