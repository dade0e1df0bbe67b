import { describe, expect, it } from 'vitest'
import { SECTOR_KEYS, sectorOfKey } from './sector-keys'

const pressed = (key: string, code: string, more: KeyboardEventInit = {}): KeyboardEvent =>
  new KeyboardEvent('keydown', { key, code, ...more })

describe('the keys of the sectors (PW-045)', () => {
  it('are the faces of their die', () => {
    expect(SECTOR_KEYS).toEqual(['1', '2', '3', '4', '5', '6'])
    expect([pressed('1', 'Digit1'), pressed('6', 'Numpad6')].map(sectorOfKey)).toEqual(['front', 'bottom'])
  })
  it('go by their place, so that a French keyboard has them too', () => {
    expect(sectorOfKey(pressed('é', 'Digit2'))).toBe('rear')
  })
  it('are none with another key held, and no other key is one', () => {
    const others = [pressed('1', 'Digit1', { ctrlKey: true }), pressed('7', 'Digit7'), pressed('A', 'KeyA')]
    expect(others.map(sectorOfKey)).toEqual([null, null, null])
  })
})
