import { describe, expect, it } from 'vitest'
import { isPrivate, stationAddresses } from './addresses'

const at = (address: string, more: { readonly internal?: boolean; readonly family?: 'IPv4' | 'IPv6' } = {}) => [
  { address, family: more.family ?? ('IPv4' as const), internal: more.internal ?? false }
]

describe('the addresses of this computer', () => {
  it('are those of the room first, tunnels next, and this computer last', () => {
    const found = stationAddresses({
      lo: at('127.0.0.1', { internal: true }),
      'vEthernet (WSL)': at('172.20.0.1'),
      tailscale0: at('10.8.0.3'),
      docker0: at('172.17.0.1'),
      'Wi-Fi': at('192.168.1.42'),
      en0: at('10.0.0.12')
    })
    expect(found.map(({ address, kind }) => [address, kind])).toEqual([
      ['192.168.1.42', 'room'],
      ['10.0.0.12', 'room'],
      ['172.20.0.1', 'virtual'],
      ['10.8.0.3', 'virtual'],
      ['172.17.0.1', 'virtual'],
      ['127.0.0.1', 'own']
    ])
  })

  it('are private ones alone', () => {
    expect(stationAddresses({ eth0: at('8.8.8.8'), eth1: at('fe80::1', { family: 'IPv6' }), eth2: undefined })).toEqual([])
    expect(['10.1.2.3', '172.16.0.1', '172.31.9.9', '192.168.0.1', '169.254.1.1', '127.0.0.1'].every(isPrivate)).toBe(true)
    expect(['172.15.0.1', '172.32.0.1', '192.169.0.1', '11.0.0.1', '100.64.0.1', '::1', 'localhost', ''].some(isPrivate)).toBe(false)
  })
})
