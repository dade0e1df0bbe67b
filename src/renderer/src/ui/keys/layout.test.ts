import { beforeAll, describe, expect, it } from 'vitest'
import { followLayout, needsShiftForDigits } from './layout'

const press = (code: string, key: string, held: KeyboardEventInit = {}): boolean => {
  document.dispatchEvent(new KeyboardEvent('keydown', { code, key, ...held }))
  return needsShiftForDigits.value
}

describe('whether digits need Shift', () => {
  beforeAll(followLayout)

  it('is learnt from the first key of the top row, and again when the layout changes', () => {
    expect(press('Digit3', '"')).toBe(true)
    expect(press('Digit3', '3')).toBe(false)
    expect(press('Digit3', '3', { shiftKey: true })).toBe(true)
    expect(press('Digit3', '#', { shiftKey: true })).toBe(false)
  })
  it('is told by no other key, nor by one held with Alt', () => {
    press('Digit3', '"')
    expect([press('KeyA', 'a'), press('Numpad3', '3'), press('Digit3', '3', { altKey: true })]).toEqual([true, true, true])
  })
})
