import { mount } from '@vue/test-utils'
import { createPinia } from 'pinia'
import { nextTick } from 'vue'
import { afterEach, expect, it } from 'vitest'
import { asked } from '../../chrome/reference/look-up'
import { words } from '../../i18n/use-words'
import ReferencePane from './ReferencePane.vue'

afterEach(() => void (asked.value = null))

it('takes what is typed before its rules are loaded', async () => {
  asked.value = { place: '', unit: null }
  const pane = mount(ReferencePane, { attachTo: document.body, global: { plugins: [createPinia(), words] } })
  await nextTick()
  expect([document.activeElement?.id, pane.find('h2').exists()]).toEqual(['reference-find', false])
  pane.unmount()
})
