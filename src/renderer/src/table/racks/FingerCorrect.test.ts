import { afterEach, describe, expect, it } from 'vitest'
import { mountInEnglish } from '@kit/renderer/mount'
import { isCoarse } from '../../ui/focus/coarse-pointer'
import FingerCorrect from './FingerCorrect.vue'

afterEach(() => void (isCoarse.value = false))

describe('the button that corrects a strip', () => {
  it('is there for a finger alone, names the strip, and chooses nothing', async () => {
    const button = mountInEnglish(FingerCorrect, { of: 'Hawk', disabled: false, isMirrored: true })
    expect(button.find('button').exists()).toBe(false)
    isCoarse.value = true
    await button.vm.$nextTick()
    expect(button.get('button').attributes('aria-label')).toBe('Correct Hawk')
    await button.get('button').trigger('click')
    expect(button.emitted('correct')).toEqual([[]])
    button.unmount()
  })
})

describe('every strip that can be corrected', () => {
  const strips = import.meta.glob<string>('../../systems/*/rack/*.vue', { query: '?raw', import: 'default', eager: true })
  const correcting = Object.entries(strips).filter(([, text]) => /defineEmits<\{ point: \[\];.*correct:/u.test(text))
  it('has that button, and lets a finger through its gauges, which may be touched by a name that was missed by a little', () => {
    expect(correcting.length).toBeGreaterThan(4)
    expect(correcting.filter(([, text]) => !text.includes('<FingerCorrect')).map(([path]) => path)).toEqual([])
    const gauged = correcting.filter(([, text]) => text.includes('Gauge'))
    expect(gauged.length).toBeGreaterThan(4)
    expect(gauged.filter(([, text]) => !text.includes('data-corrects')).map(([path]) => path)).toEqual([])
  })
})
