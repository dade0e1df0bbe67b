import { describe, expect, it } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import NumberStepper from './NumberStepper.vue'

const given = async (value: number) =>
  (await mountApp(NumberStepper, { id: 'tier', min: 1, max: 7, label: 'Tier', modelValue: value })).wrapper

describe('number with steps', () => {
  it('goes up and down and stops at its limits', async () => {
    const wrapper = await given(7)
    const [lower, raise] = wrapper.findAll('button')
    expect(raise?.attributes('disabled')).toBeDefined()
    await lower?.trigger('click')
    expect(wrapper.emitted('update:modelValue')).toEqual([[6]])
  })
  it('takes a whole number within the limits as it is typed', async () => {
    const wrapper = await given(3)
    await wrapper.find('input').setValue('5')
    expect(wrapper.emitted('update:modelValue')).toEqual([[5]])
  })
  it('takes nothing else, and puts the number back when the field is left', async () => {
    const wrapper = await given(3)
    for (const text of ['8', '0', 'x', '', '2.5', '-3']) await wrapper.find('input').setValue(text)
    expect(wrapper.emitted('update:modelValue')).toBeUndefined()
    await wrapper.find('input').trigger('blur')
    expect(wrapper.find('input').element.value).toBe('3')
  })
  it('takes a change with its sign, from the number that stood there', async () => {
    const wrapper = await given(3)
    const field = wrapper.find('input')
    await field.trigger('focus')
    await field.setValue('+1')
    await wrapper.setProps({ modelValue: 4 })
    expect(field.element.value).toBe('+1')
    await field.setValue('-2')
    expect(wrapper.emitted('update:modelValue')).toEqual([[4], [1]])
  })
  it('names its buttons', async () => {
    const wrapper = await given(3)
    expect(wrapper.findAll('button').map(button => button.attributes('aria-label'))).toEqual(['Lower Tier', 'Raise Tier'])
  })
})
