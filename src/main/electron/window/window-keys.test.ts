import type { Input } from 'electron'
import { describe, expect, it } from 'vitest'
import { listenForWindowKeys } from './window-keys'

const NONE = {
  type: 'keyDown',
  isAutoRepeat: false,
  isComposing: false,
  shift: false,
  control: false,
  alt: false,
  meta: false,
  location: 0
}

/** A page that counts how often a key was kept from it. */
function page(isMac = false) {
  let level = 0
  let kept = 0
  let hear = (_event: { preventDefault(): void }, _input: Input): void => undefined
  listenForWindowKeys(
    {
      getZoomLevel: () => level,
      setZoomLevel: to => void (level = to),
      on: (_event, listener) => (hear = listener)
    },
    isMac
  )
  return {
    press: (key: string, over: Partial<Input> = {}) => {
      hear({ preventDefault: () => void (kept += 1) }, { ...NONE, modifiers: [], key, code: '', ...over })
      return { level, kept }
    }
  }
}

describe('the keys of a window', () => {
  it('zoom by what a key prints, on every layout and on the number pad', () => {
    const { press } = page()
    const control = { control: true }
    expect(press('=', { ...control, code: 'Equal' }).level).toBe(0.5)
    expect(press('+', { ...control, code: 'Equal', shift: true }).level).toBe(1)
    expect(press('+', { ...control, code: 'NumpadAdd' }).level).toBe(1.5)
    expect(press('-', { ...control, code: 'Digit6' }).level).toBe(1)
    expect(press('-', { ...control, code: 'NumpadSubtract' }).level).toBe(0.5)
    // The unshifted zero of a French keyboard.
    expect(press('à', { ...control, code: 'Digit0' })).toEqual({ level: 0, kept: 6 })
  })
  it('stop where nothing can be read any more', () => {
    const { press } = page()
    for (let times = 0; times < 40; times++) press('+', { control: true })
    expect(press('+', { control: true }).level).toBe(6)
    for (let times = 0; times < 40; times++) press('-', { control: true })
    expect(press('-', { control: true }).level).toBe(-3)
  })
  it('leave a figure, a command of the page and AltGr alone', () => {
    const { press } = page()
    press('+')
    press('z', { control: true })
    press('=', { control: true, alt: true })
    expect(press('0', { type: 'keyUp', control: true })).toEqual({ level: 0, kept: 0 })
  })
  it('keep a lone Alt from the menu bar, which would take the next letter, and not a letter with Alt', () => {
    const { press } = page()
    expect(press('Alt', { alt: true }).kept).toBe(1)
    expect(press('Alt', { type: 'keyUp' }).kept).toBe(2)
    expect(press('f', { alt: true }).kept).toBe(2)
  })
  it('are those of a Mac on a Mac', () => {
    const { press } = page(true)
    expect(press('+', { control: true }).level).toBe(0)
    expect(press('+', { meta: true }).level).toBe(0.5)
    expect(press('Alt', { alt: true }).kept).toBe(1)
  })
})
