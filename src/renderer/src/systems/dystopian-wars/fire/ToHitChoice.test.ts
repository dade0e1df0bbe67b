import { afterEach, describe, expect, it } from 'vitest'
import type { VueWrapper } from '@vue/test-utils'
import { mountInEnglish } from '@kit/renderer/mount'
import ToHitChoice from './ToHitChoice.vue'

let choice: VueWrapper
afterEach(() => choice.unmount())

const PROPS = { modelValue: null, label: 'To hit', suggested: 4, row: 'gunnery', isAsked: false, isLocked: false }
const type = async (key: string, props: { readonly modelValue?: number; readonly isAsked?: boolean } = {}): Promise<unknown> => {
  choice = mountInEnglish(ToHitChoice, { ...PROPS, ...props })
  await choice.get('input').trigger('keydown', { key })
  return choice.emitted('update:modelValue')?.at(-1)
}

describe('the number to hit (DW-042, DW-Q02)', () => {
  it('is set by its digit', async () => {
    expect(await type('5')).toEqual([5])
  })
  it('is left to the appendix by the digit it suggests, unless each roll wants a number', async () => {
    expect(await type('4', { modelValue: 5 })).toEqual([null])
    choice.unmount()
    expect(await type('4', { isAsked: true })).toEqual([4])
  })
  it('is none that no die can miss or make', async () => {
    expect(await type('1')).toBeUndefined()
    choice.unmount()
    expect(await type('7')).toBeUndefined()
  })
  it('waits for an answer where each roll wants one', () => {
    choice = mountInEnglish(ToHitChoice, { ...PROPS, isAsked: true })
    expect(choice.findAll('[data-next-input]')).toHaveLength(5)
  })
})
