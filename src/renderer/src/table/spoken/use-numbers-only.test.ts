import { mount } from '@vue/test-utils'
import { defineComponent, h } from 'vue'
import { expect, it } from 'vitest'
import { useNumbersOnly } from './use-numbers-only'
import { answered } from './voice'

const Fields = defineComponent({
  setup() {
    useNumbersOnly()
    return () => h('div', [h('input', { type: 'number' }), h('input', { type: 'text' })])
  }
})

it('says once that only a number can stand in a field, and again after a digit', async () => {
  const fields = mount(Fields, { attachTo: document.body })
  const [number, text] = fields.findAll('input')
  const said = async (field: typeof number, key: string): Promise<boolean> => {
    answered.value = null
    await field?.trigger('keypress', { key })
    return answered.value !== null
  }
  expect(await said(number, 'a')).toBe(true)
  expect(await said(number, 'b')).toBe(false)
  expect(await said(number, '4')).toBe(false)
  expect(await said(number, 'e')).toBe(true)
  expect(await said(number, 'Enter')).toBe(false)
  expect(await said(text, 'a')).toBe(false)
  fields.unmount()
})
