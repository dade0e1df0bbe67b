import { describe, expect, it } from 'vitest'
import { isKey, keyCap, keyName, type KeyPress } from './key-names'

const pressed = (key: string, more: Partial<KeyPress> = {}): KeyPress => ({
  key,
  code: '',
  ctrlKey: false,
  metaKey: false,
  altKey: false,
  shiftKey: false,
  ...more
})

describe('keys by name', () => {
  it('are met by the letter in either case', () => {
    expect(isKey(pressed('n'), 'n')).toBe(true)
    expect(isKey(pressed('N'), 'n')).toBe(true)
  })
  it('tell Ctrl+Z from Ctrl+Shift+Z and from Z', () => {
    expect(isKey(pressed('z', { ctrlKey: true }), 'Ctrl+z')).toBe(true)
    expect(isKey(pressed('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+z')).toBe(false)
    expect(isKey(pressed('Z', { ctrlKey: true, shiftKey: true }), 'Ctrl+Shift+z')).toBe(true)
    expect(isKey(pressed('z'), 'Ctrl+z')).toBe(false)
  })
  it('take the command key of a Mac for Ctrl', () => {
    expect(isKey(pressed('z', { metaKey: true }), 'Ctrl+z')).toBe(true)
  })
  it('find signs whether or not the layout needs Shift for them', () => {
    expect(isKey(pressed('?', { shiftKey: true }), '?')).toBe(true)
    expect(isKey(pressed('+', { shiftKey: true }), '+')).toBe(true)
    expect(isKey(pressed('+'), '+')).toBe(true)
  })
  it('find digits by their place, on a French keyboard too', () => {
    expect(isKey(pressed('&', { code: 'Digit1' }), '1')).toBe(true)
    expect(isKey(pressed('1', { code: 'Digit1', shiftKey: true }), 'Shift+1')).toBe(true)
    expect(isKey(pressed('1', { code: 'Digit1', shiftKey: true }), '1')).toBe(false)
    expect(isKey(pressed('1', { code: 'Numpad1' }), '1')).toBe(true)
  })
  it('show as their caps', () => {
    const word = (name: string): string => `<${name}>`
    expect(keyCap('Ctrl+z', word)).toBe('<ctrl> Z')
    expect(keyCap('Shift+1', word)).toBe('<shift> 1')
    expect(keyCap('ArrowUp', word)).toBe('↑')
    expect(keyCap('+', word)).toBe('+')
    expect(keyCap('Delete', word)).toBe('<delete>')
  })
})

describe('a key press is named', () => {
  it.each<[string, Partial<KeyPress>, string | null]>([
    ['n', {}, 'n'],
    ['N', { shiftKey: true }, 'Shift+n'],
    ['Z', { ctrlKey: true, shiftKey: true }, 'Ctrl+Shift+z'],
    ['?', { shiftKey: true }, '?'],
    ['&', { code: 'Digit1' }, '1'],
    ['1', { code: 'Digit1', shiftKey: true }, 'Shift+1'],
    ['F2', {}, 'F2'],
    ['Enter', { metaKey: true }, 'Ctrl+Enter'],
    ['Shift', { shiftKey: true }, null],
    ['Dead', {}, null]
  ])('%s %j', (key, more, name) => {
    const press = pressed(key, more)
    expect(keyName(press)).toBe(name)
    if (name !== null) expect(isKey(press, name)).toBe(true)
  })
})
