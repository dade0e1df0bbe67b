import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { mountInEnglish } from '@kit/renderer/mount'
import FleetPicker from './FleetPicker.vue'

let picker: VueWrapper
const shown = (more: Record<string, unknown> = {}): VueWrapper => {
  const picks = ['hawk', 'kite'].map(id => ({ id, mark: null, label: id, note: id === 'kite' ? 'own fleet' : '' }))
  picker = mountInEnglish(FleetPicker, { modelValue: null, legend: 'Allied fleet', picks, isLocked: false, none: 'Nobody.', ...more })
  return picker
}
afterEach(() => picker.unmount())

describe('one of several fleets', () => {
  it('is the next input until one is chosen', async () => {
    expect(shown().get('[data-next-input]').attributes('value')).toBe('hawk')
    await picker.setProps({ modelValue: 'kite' })
    expect(picker.find('[data-next-input]').exists()).toBe(false)
  })
  it('stays the next input where nobody chose what stands there', () => {
    expect(shown({ modelValue: 'kite', isNext: true }).get('[data-next-input]').attributes('value')).toBe('kite')
  })
  it('is chosen with Enter where it has the focus', async () => {
    await shown().get('[data-pick=kite]').trigger('keydown', { key: 'Enter' })
    expect(picker.emitted('update:modelValue')).toEqual([['kite']])
  })
  it('is told with its note, to the eye, the pointer and the ear', () => {
    expect(
      shown()
        .findAll('label')
        .map(label => label.attributes('title'))
    ).toEqual(['hawk', 'kite, own fleet'])
    expect(picker.findAll('label')[1]?.text()).toBe('kiteown fleet')
  })
  it('says so where there is none', () => {
    expect(shown({ picks: [] }).text()).toBe('Allied fleetNobody.')
  })
  it('cannot be changed once the dice are on their way', () => {
    expect(shown({ isLocked: true }).get('fieldset').attributes('disabled')).toBeDefined()
  })
})
