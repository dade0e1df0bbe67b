import { afterEach, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { mountApp } from '@kit/renderer/mount-app'
import GmField from './GmField.vue'

let field: VueWrapper
afterEach(() => field.unmount())

it('is 0 while it is empty or has only a sign, which it leaves there, and takes over what is chosen elsewhere', async () => {
  const told: unknown[] = []
  const props = { of: 'gmCheck', modelValue: 3, 'onUpdate:modelValue': (value: unknown) => void told.push(value) }
  field = (await mountApp(GmField, props)).wrapper
  const box = field.get<HTMLInputElement>('input')
  for (const typed of ['', '-2']) await box.setValue(typed)
  expect([told, box.element.value]).toEqual([[0, -2], '-2'])
  await field.setProps({ modelValue: 1 })
  expect(box.element.value).toBe('1')
})
