import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import CardNumber from './CardNumber.vue'

const opened = (props: Record<string, unknown> = {}) =>
  mount(CardNumber, { props: { label: 'Dice', min: -9, max: 9, modelValue: 1, ...props } })

describe('a number of a card', () => {
  it('is taken as it is typed while it is whole and within its limits, also below 0', async () => {
    const wrapper = opened()
    for (const text of ['7', '-3', '-', '10', '1.5', 'x', '']) await wrapper.find('input').setValue(text)
    expect(wrapper.emitted('update:modelValue')).toEqual([[7], [-3]])
  })
  it('is put back when the field is left with anything else', async () => {
    const wrapper = opened()
    await wrapper.find('input').setValue('99')
    await wrapper.find('input').trigger('blur')
    expect(wrapper.find('input').element.value).toBe('1')
  })
  it('goes up and down by arrow keys, to its limits', async () => {
    const wrapper = opened({ modelValue: 9 })
    await wrapper.find('input').trigger('keydown', { key: 'ArrowUp' })
    await wrapper.find('input').trigger('keydown', { key: 'ArrowDown' })
    expect(wrapper.emitted('update:modelValue')).toEqual([[8]])
  })
  it('has its label, to be seen or to be heard', () => {
    for (const isLabelHidden of [false, true]) {
      const wrapper = opened({ isLabelHidden })
      expect(wrapper.find('label').text()).toBe('Dice')
      expect(wrapper.find('label').attributes('for')).toBe(wrapper.find('input').attributes('id'))
      expect(wrapper.find('label').classes('sr')).toBe(isLabelHidden)
    }
  })
})
