import { describe, expect, it } from 'vitest'
import { figure, signed } from './signed'

describe('figures', () => {
  it('show modifiers with their sign, and a true minus', () => {
    expect([signed(3), signed(0), signed(-2)]).toEqual(['+3', '+0', '−2'])
  })

  it('show plain values without a plus', () => {
    expect([figure(3), figure(-15)]).toEqual(['3', '−15'])
  })
})
