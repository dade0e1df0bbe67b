import { describe, expect, it } from 'vitest'
import { latinDigits } from './latin-digits'

describe('digits of any script', () => {
  it('are read as 0 to 9, and nothing else is touched', () => {
    expect(latinDigits('１２ ٠٤٩ ۵ ९ 𝟘𝟡, x')).toBe('12 049 5 9 09, x')
  })
})
