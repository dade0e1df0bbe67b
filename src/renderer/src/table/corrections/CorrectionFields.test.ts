import { describe, expect, it } from 'vitest'
import { defineComponent, h, ref } from 'vue'
import { mountInEnglish } from '@kit/renderer/mount'
import type { CorrectionValues } from './correction-fields'
import CorrectionFields from './CorrectionFields.vue'

/** A hull of 3 and a shift that may be below zero. */
function shown() {
  const values = ref<CorrectionValues>({ hull: 3, shift: 1 })
  const form = defineComponent(
    () => () =>
      h(CorrectionFields, {
        prefix: 'xwTable',
        fields: [
          { kind: 'number', name: 'hull', value: 3, min: 0, max: 9, label: { key: 'xwTable.ship' } },
          { kind: 'number', name: 'shift', value: 1, min: -9, max: 9, label: { key: 'xwTable.ship' } }
        ],
        modelValue: values.value,
        'onUpdate:modelValue': (next: CorrectionValues) => (values.value = next)
      })
  )
  const field = (name: string) => wrapper.get<HTMLInputElement>(`[data-field=${name}]`)
  const wrapper = mountInEnglish(form, {})
  return { values, field }
}

describe('a figure to correct', () => {
  it('is set by a number and changed by one with a sign, which stays in sight', async () => {
    const { values, field } = shown()
    await field('hull').setValue('+2')
    expect([values.value['hull'], field('hull').element.value]).toEqual([5, '+2'])
    await field('hull').setValue('-1')
    expect(values.value['hull']).toBe(2)
    await field('hull').setValue('7')
    expect(values.value['hull']).toBe(7)
  })
  it('is lowered by one with a minus also where it may be below zero, and set there after an equals sign', async () => {
    const { values, field } = shown()
    await field('shift').setValue('-4')
    expect(values.value['shift']).toBe(-3)
    await field('shift').setValue('=-4')
    expect(values.value['shift']).toBe(-4)
    expect([field('shift').attributes('title'), field('hull').attributes('title')]).toEqual([
      '-3 lowers it by 3, =-3 sets it below zero.',
      undefined
    ])
    await field('shift').setValue('+2')
    expect(values.value['shift']).toBe(3)
  })
  it('keeps what cannot be read, which is no number', async () => {
    const { values, field } = shown()
    await field('hull').setValue('--5')
    expect([values.value['hull'], field('hull').element.value]).toEqual([NaN, '--5'])
    await field('hull').setValue('')
    expect(values.value['hull']).toBeNull()
  })
})
