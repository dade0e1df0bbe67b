import { afterEach, describe, expect, it } from 'vitest'
import { isCoarse } from '../../ui/focus/coarse-pointer'
import { pressGauge } from './press-gauge'

afterEach(() => void (isCoarse.value = false))

describe('a press on the gauges of a strip', () => {
  const done = (isFinger: boolean, isAtHand: boolean): string => {
    let what = ''
    isCoarse.value = isFinger
    pressGauge(
      isAtHand,
      () => (what = 'points'),
      () => (what = 'corrects')
    )
    return what
  }
  it('corrects, but under a finger only what it has pointed at before: a name that was missed by a little opens nothing', () => {
    expect([done(false, false), done(false, true), done(true, true), done(true, false)]).toEqual([
      'corrects',
      'corrects',
      'corrects',
      'points'
    ])
  })
})

describe('every strip with gauges', () => {
  const strips = import.meta.glob<string>('../../systems/*/rack/*.vue', { query: '?raw', import: 'default', eager: true })
  it('heeds that a finger may miss', () => {
    const correcting = Object.entries(strips).filter(
      ([, text]) => /defineEmits<\{ point: \[\]; correct:/u.test(text) && text.includes('Gauge')
    )
    expect(correcting.length).toBeGreaterThan(3)
    expect(correcting.filter(([, text]) => !text.includes('pressGauge')).map(([path]) => path)).toEqual([])
  })
})
