import { describe, expect, it } from 'vitest'
import { paymentsWith } from './payments'

describe('payments of a weapon', () => {
  it('are counted by kind and stand in the order of the cards', () => {
    expect(paymentsWith(['lock'], 'focus', 2)).toEqual(['focus', 'focus', 'lock'])
    expect(paymentsWith(['focus', 'focus', 'lock'], 'focus', 1)).toEqual(['focus', 'lock'])
    expect(paymentsWith(['focus', 'lock'], 'lock', 0)).toEqual(['focus'])
  })
})
