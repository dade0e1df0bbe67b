import { describe, expect, it } from 'vitest'
import { mount } from '@vue/test-utils'
import PointGauge from './PointGauge.vue'

const gauge = (props: Record<string, unknown>) =>
  mount(PointGauge, { props: { kind: 'hp', current: 20, max: 37, threshold: 18, label: 'hull', ...props } })

describe('gauge', () => {
  it('marks the critical threshold and hatches at or below it', () => {
    expect(gauge({ current: 19 }).classes()).not.toContain('low')
    expect(gauge({ current: 18 }).classes()).toContain('low')
    expect(gauge({}).find('.ct').exists()).toBe(true)
  })
  it('draws what the staged volley would take as a hollow part', () => {
    expect(gauge({ pending: 8 }).find('.pend').exists()).toBe(true)
    expect(gauge({ pending: 20 }).find('.pend').exists()).toBe(false)
    expect(gauge({}).find('.pend').exists()).toBe(false)
  })
  it('stays within its track when the hull is below nothing', () => {
    expect(gauge({ current: -5 }).attributes('style')).toContain('--c: 0')
  })
  it('has one cell for each shield point', () => {
    const shields = gauge({ kind: 'sp', threshold: undefined })
    expect(shields.find('.grid').exists()).toBe(true)
    expect(shields.find('.ct').exists()).toBe(false)
  })
  it('says in words what it shows', () => {
    expect(gauge({}).attributes('aria-label')).toBe('hull')
  })
})
