import { mount } from '@vue/test-utils'
import { describe, expect, it } from 'vitest'
import PickField from './PickField.vue'

const texts = (props: object) =>
  mount(PickField as never, { props: props as never })
    .findAll('option')
    .map(one => one.text())

describe('a list to pick from', () => {
  it('names ids, or takes the names of things', () => {
    expect(texts({ ids: ['front', 'rear'], name: (id: string) => `the ${id}`, modelValue: 'front' })).toEqual(['the front', 'the rear'])
    expect(texts({ of: [{ id: 'a', name: 'Ajax' }], modelValue: 'a' })).toEqual(['Ajax'])
  })
  it('gives the id itself, a number as a number', async () => {
    const list = mount(PickField as never, { props: { ids: [1, 2], modelValue: 1 } as never })
    await list.find('select').setValue('2')
    expect(list.emitted('update:modelValue')).toEqual([[2]])
  })
  it('stands at nothing, and goes back to it, where nothing may be picked', async () => {
    const list = mount(PickField as never, { props: { ids: ['front'], none: 'anywhere', modelValue: null } as never })
    expect(list.findAll('option').map(one => one.text())).toEqual(['anywhere', 'front'])
    await list.find('select').setValue('front')
    await list.setProps({ modelValue: 'front' } as never)
    await list.find('select').setValue('')
    expect(list.emitted('update:modelValue')).toEqual([['front'], [null]])
  })
})
