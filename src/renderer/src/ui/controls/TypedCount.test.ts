import { describe, expect, it } from 'vitest'
import { mountApp } from '@kit/renderer/mount-app'
import TypedCount from './TypedCount.vue'

const given = async () => (await mountApp(TypedCount, { count: 3, max: 12, label: 'Ranks' })).wrapper

describe('a count that is typed', () => {
  it('is taken by Enter, once, and leaves the field so that digits are keys again', async () => {
    const wrapper = await given()
    const field = wrapper.get('input')
    field.element.focus()
    await field.setValue('12')
    expect(wrapper.emitted('take')).toBeUndefined()
    await field.trigger('keydown', { key: 'Enter' })
    expect(wrapper.emitted('take')).toEqual([[12]])
    expect(document.activeElement).not.toBe(field.element)
  })
  it('is changed by a number with its sign', async () => {
    const wrapper = await given()
    const field = wrapper.get('input')
    for (const text of ['+1', '-2']) {
      await field.setValue(text)
      await field.trigger('blur')
    }
    expect(wrapper.emitted('take')).toEqual([[4], [1]])
  })
  it('is put back where it is none, beyond what there may be, or let go', async () => {
    const wrapper = await given()
    const field = wrapper.get('input')
    for (const text of ['13', '-4', '2.5', '', '3']) {
      await field.setValue(text)
      await field.trigger('blur')
      expect(field.element.value).toBe('3')
    }
    await field.setValue('7')
    await field.trigger('keydown', { key: 'Escape' })
    await field.trigger('blur')
    expect(wrapper.emitted('take')).toBeUndefined()
  })
})

describe('whatever is stepped by buttons', () => {
  const screens = import.meta.glob<string>('../../**/*.vue', { query: '?raw', import: 'default', eager: true })
  it('can be typed as well, on every screen', () => {
    const stepped = Object.entries(screens).filter(([, text]) => text.includes('<Minus') && text.includes('<Plus'))
    expect(stepped.length).toBeGreaterThan(3)
    expect(stepped.filter(([, text]) => !/<(?:input|TypedCount)\b/u.test(text)).map(([path]) => path)).toEqual([])
  })
})
