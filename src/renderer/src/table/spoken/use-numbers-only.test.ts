import { mount } from '@vue/test-utils'
import { defineComponent, h, watch } from 'vue'
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
  const words: (string | undefined)[] = []
  const stop = watch(answered, now => words.push(now?.text), { flush: 'sync' })
  const countAfter = async (field: typeof number, ...keys: readonly string[]): Promise<number> => {
    for (const key of keys) await field?.trigger('keypress', { key })
    return words.length
  }
  expect(await countAfter(number, 'a', 'b')).toBe(1)
  expect(await countAfter(number, '4', 'Enter')).toBe(1)
  expect(await countAfter(number, 'e')).toBe(2)
  expect(await countAfter(text, 'a')).toBe(2)
  stop()
  fields.unmount()
})
