import { afterEach, describe, expect, it } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import FigureField from './FigureField.vue'

const opened = async (props: Record<string, unknown> = {}) =>
  (await mountApp(FigureField, { id: 'f', min: 1, max: 20, label: 'Hull', modelValue: 5, ...props })).wrapper

describe('a number of a card', () => {
  afterEach(() => (document.body.innerHTML = ''))

  it('is taken as it is typed while it is within its limits', async () => {
    const wrapper = await opened()
    for (const text of ['7', '20', '21', '0', '1.5', 'x', '']) await wrapper.find('input').setValue(text)
    expect(wrapper.emitted('update:modelValue')).toEqual([[7], [20]])
  })
  it('is never minus zero, which no file keeps', async () => {
    const wrapper = await opened({ min: -5 })
    for (const text of ['-0', '-3']) await wrapper.find('input').setValue(text)
    expect(wrapper.emitted('update:modelValue')).toStrictEqual([[0], [-3]])
  })
  it('is put back when the field is left with anything else', async () => {
    const wrapper = await opened()
    await wrapper.find('input').setValue('99')
    await wrapper.find('input').trigger('blur')
    expect(wrapper.find('input').element.value).toBe('5')
  })
  it('may be empty only where it may be left out', async () => {
    const wrapper = await opened({ isOptional: true })
    await wrapper.find('input').setValue('')
    expect(wrapper.emitted('update:modelValue')).toEqual([[null]])
  })
  it('goes up and down by arrow keys, to its limits', async () => {
    const wrapper = await opened({ modelValue: 1 })
    await wrapper.find('input').trigger('keydown', { key: 'ArrowDown' })
    await wrapper.find('input').trigger('keydown', { key: 'ArrowUp' })
    expect(wrapper.emitted('update:modelValue')).toEqual([[2]])
  })
})
