import { isIPv4 } from 'node:net'
import { networkInterfaces, type NetworkInterfaceInfo } from 'node:os'
import type { StationAddress } from '@shared/ipc/stations'

/** Adapters of virtual machines, containers and tunnels, as the systems name them. */
const VIRTUAL =
  /^(?:v(?:ethernet|eth|mnet|boxnet|irbr|nic)|docker|br-|tun|tap|utun|wg|ppp|zt|tailscale|ham|bridge\d|llw|awdl|anpi|ap\d)|virtual|vmware|hyper-v|wsl|vpn|wireguard|openvpn|loopback/iu
const ORDER = { room: 0, virtual: 1, own: 2 } as const satisfies Record<StationAddress['kind'], number>

type Adapters = Readonly<Record<string, readonly Pick<NetworkInterfaceInfo, 'address' | 'family' | 'internal'>[] | undefined>>

/** Addresses at which phones can reach this computer: private ones only, sorted with those of cable and Wi-Fi first and loopback last. */
export function stationAddresses(adapters: Adapters = networkInterfaces()): readonly StationAddress[] {
  return Object.entries(adapters)
    .flatMap(([adapter, infos = []]) =>
      infos
        .filter(({ address, family }) => family === 'IPv4' && isPrivate(address))
        .map(({ address, internal }): StationAddress => ({
          address,
          adapter,
          kind: internal ? 'own' : VIRTUAL.test(adapter) ? 'virtual' : 'room'
        }))
    )
    .sort((a, b) => ORDER[a.kind] - ORDER[b.kind])
}

/** An address that leads nowhere but to the same network or computer (RFC 1918, RFC 3927, RFC 1122). */
export function isPrivate(address: string): boolean {
  if (!isIPv4(address)) return false
  const [a = 0, b = 0] = address.split('.').map(Number)
  return a === 10 || a === 127 || (a === 172 && b >= 16 && b <= 31) || (a === 192 && b === 168) || (a === 169 && b === 254)
}
