import { describe, expect, it } from 'vitest'
import { dystopianWars } from '../index'
import { FIRM_REFUSALS, firstRefusal, FORCEABLE_REFUSALS } from './refusal'

describe('refusals (DW-001)', () => {
  it('are named once each, and only broken rules can be overruled', () => {
    const all = [...FORCEABLE_REFUSALS, ...FIRM_REFUSALS]
    expect(new Set(all).size).toBe(all.length)
    expect([dystopianWars.canForce('wrong-step'), dystopianWars.canForce('no-such-unit')]).toEqual([true, false])
  })
  it('are met one after the other', () => {
    const check = function* (): Generator<'wrong-step' | 'barred', 'bad-number', void> {
      yield 'wrong-step'
      yield 'barred'
      return 'bad-number'
    }
    expect([firstRefusal(check(), []), firstRefusal(check(), ['wrong-step']), firstRefusal(check(), ['wrong-step', 'barred'])]).toEqual([
      'wrong-step',
      'barred',
      'bad-number'
    ])
    expect([firstRefusal(null, []), firstRefusal('barred', ['barred']), firstRefusal('barred', [])]).toEqual([null, null, 'barred'])
  })
})
