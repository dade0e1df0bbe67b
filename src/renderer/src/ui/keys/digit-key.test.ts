import { describe, expect, it } from 'vitest'
import { digitKey } from './digit-key'

const press = (code: string, key: string, shiftKey = false) => digitKey({ code, key, shiftKey })

describe('the figure of a key', () => {
  it('is printed on the top row of QWERTY, and aims with Shift', () => {
    expect(press('Digit3', '3')).toEqual({ digit: 3, isPrinted: true, isShifted: false })
    expect(press('Digit3', '#', true)).toEqual({ digit: 3, isPrinted: false, isShifted: true })
  })
  it('is its place on the top row of AZERTY, and printed with Shift', () => {
    expect(press('Digit3', '"')).toEqual({ digit: 3, isPrinted: false, isShifted: false })
    expect(press('Digit3', '3', true)).toEqual({ digit: 3, isPrinted: true, isShifted: true })
  })
  it('is that of the number pad only where the pad prints it: not without NumLock, nor with Shift on Windows', () => {
    expect(press('Numpad3', '3')).toEqual({ digit: 3, isPrinted: true, isShifted: false })
    expect([press('Numpad3', 'PageDown'), press('Numpad1', 'End'), press('Numpad3', 'PageDown', true)]).toEqual([null, null, null])
  })
  it('is printed in other digits too, and by a keyboard on the screen, which has no places', () => {
    expect(press('Digit4', '٤')).toEqual({ digit: 4, isPrinted: true, isShifted: false })
    expect(press('', '7')).toEqual({ digit: 7, isPrinted: true, isShifted: false })
  })
  it('is none of any other key', () => {
    expect([press('KeyA', 'a'), press('Minus', '-'), press('F5', 'F5'), press('NumpadDecimal', ',')]).toEqual([null, null, null, null])
  })
})
