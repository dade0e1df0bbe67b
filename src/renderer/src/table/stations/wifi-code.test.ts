import { describe, expect, it } from 'vitest'
import { wifiCode } from './wifi-code'

describe('a code for a Wi-Fi network', () => {
  it('names the network and its key', () => {
    expect(wifiCode('Ines-Table', 'lanterns')).toBe('WIFI:T:WPA;S:Ines-Table;P:lanterns;;')
    expect(wifiCode('Café', '')).toBe('WIFI:T:nopass;S:Café;;')
  })
  it('keeps what would end a field as part of the name', () => {
    expect(wifiCode('a;b:c', 'x\\y"z,')).toBe('WIFI:T:WPA;S:a\\;b\\:c;P:x\\\\y\\"z\\,;;')
  })
})
