import { describe, expect, it } from 'vitest'
import { mount } from '@vue/test-utils'
import NameField from './NameField.vue'

const given = () => mount(NameField, { props: { id: 'name', modelValue: 'Iron' } })

describe('name field', () => {
  it('takes the name letter by letter, without the space around it', async () => {
    const field = given()
    await field.find('input').setValue('Iron ')
    await field.find('input').setValue('Iron C')
    await field.find('input').setValue('Iron Ch ')
    expect(field.emitted('update:modelValue')).toEqual([['Iron C'], ['Iron Ch']])
  })
  it('keeps the space that is being typed', async () => {
    const field = given()
    await field.find('input').setValue('Iron ')
    await field.setProps({ modelValue: 'Iron' })
    expect(field.find('input').element.value).toBe('Iron ')
  })
  it('marks an empty name and puts the old one back when it is left', async () => {
    const field = given()
    await field.find('input').setValue('  ')
    expect(field.attributes('aria-invalid')).toBe('true')
    expect(field.emitted('update:modelValue')).toBeUndefined()
    await field.trigger('blur')
    expect(field.find('input').element.value).toBe('Iron')
  })
  it.each(['Enter', 'Escape'])('is left with %s, and says so', async key => {
    const field = mount(NameField, { props: { id: 'name', modelValue: 'Iron' }, attachTo: document.body })
    field.find('input').element.focus()
    await field.trigger('keydown', { key })
    expect(document.activeElement).toBe(document.body)
    expect(field.emitted('leave')).toHaveLength(1)
    field.unmount()
  })
  it('follows undo', async () => {
    const field = given()
    await field.setProps({ modelValue: 'Ashen' })
    expect(field.find('input').element.value).toBe('Ashen')
  })
})
