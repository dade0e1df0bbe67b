import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import { chooseKeyboard, followLayout, letterPrinted, needsShiftForDigits } from './layout'

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
  it('is as it was set, whatever is pressed', () => {
    chooseKeyboard('azerty')
    expect(press('Digit3', '3')).toBe(true)
    chooseKeyboard('qwertz')
    expect(press('Digit3', '"')).toBe(false)
    chooseKeyboard('auto')
    expect(press('Digit3', '"')).toBe(true)
  })
  it('is told by no other key, nor by one held with Alt', () => {
    press('Digit3', '"')
    expect([press('KeyA', 'a'), press('Numpad3', '3'), press('Digit3', '3', { altKey: true })]).toEqual([true, true, true])
  })
})

describe('the letter on a key', () => {
  afterEach(async () => {
    await onKeyboard({})
    Reflect.deleteProperty(navigator, 'keyboard')
    chooseKeyboard('auto')
  })
  const onKeyboard = async (map: Readonly<Record<string, string>>): Promise<void> => {
    const getLayoutMap = (): Promise<ReadonlyMap<string, string>> => Promise.resolve(new Map(Object.entries(map)))
    Object.defineProperty(navigator, 'keyboard', { configurable: true, value: { getLayoutMap } })
    followLayout()
    await Promise.resolve()
  }

  it('is that of its place where no key prints the letter, and the letter wherever one does', async () => {
    await onKeyboard({ KeyA: 'ф', KeyZ: 'я', Digit1: '1' })
    expect([letterPrinted('a'), letterPrinted('Z'), needsShiftForDigits.value]).toEqual(['ф', 'я', false])
    await onKeyboard({ KeyA: 'q', KeyQ: 'a', Digit1: '&' })
    expect([letterPrinted('a'), needsShiftForDigits.value]).toEqual(['a', true])
  })
  it('is the letter itself on a keyboard that was set', async () => {
    await onKeyboard({ KeyA: 'ф', Digit1: '1' })
    chooseKeyboard('qwerty')
    expect(letterPrinted('a')).toBe('a')
  })
})
