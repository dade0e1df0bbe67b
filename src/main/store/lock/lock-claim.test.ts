import { describe, expect, it } from 'vitest'
import { isOwnerAlive, readClaim, type LockClaim } from './lock-claim'

const claim: LockClaim = {
  flagship: 'lock',
  pid: 7,
  start: 'monday',
  boot: 'boot-1',
  host: 'bridge',
  at: '/data',
  nonce: 'n',
  hasBeacon: false,
  sinceMs: 5,
  released: false
}
const bytes = (json: unknown): Buffer => Buffer.from(JSON.stringify(json))
const alive = (changed: Partial<LockClaim>, start: string | null, isShown: boolean | null = null): Promise<boolean> =>
  isOwnerAlive(
    { ...claim, ...changed },
    {
      pid: 8,
      host: '',
      boot: () => Promise.resolve('boot-1'),
      startOf: () => Promise.resolve(start),
      beacons: { show: () => Promise.resolve(null), isShown: () => Promise.resolve(isShown) }
    }
  )

describe('a claim', () => {
  it('is read back whole or not at all', () => {
    expect(readClaim(bytes(claim))).toEqual(claim)
    for (const other of [null, 3, {}, { ...claim, pid: 'seven' }, { ...claim, pid: 0 }, { ...claim, nonce: undefined }])
      expect(readClaim(bytes(other))).toBeNull()
    expect(readClaim(bytes(claim).subarray(0, -1))).toBeNull()
  })

  it('is that of a program without a beacon when it names none', () => {
    const { hasBeacon: _, at: _at, ...older } = claim
    expect(readClaim(bytes(older))).toEqual({ ...claim, at: '' })
  })

  it('counts while its beacon is shown, and no longer, whatever has its process number', async () => {
    const signed = { hasBeacon: true }
    expect(await alive(signed, '', true)).toBe(true)
    expect(await alive({ ...signed, boot: 'boot-0' }, null, true)).toBe(true)
    expect(await alive(signed, '', false)).toBe(false)
    expect(await alive({ ...signed, released: true }, '', true)).toBe(false)
    // Where the beacon cannot be asked, the process decides.
    expect(await alive(signed, '', null)).toBe(true)
    expect(await alive(signed, null, null)).toBe(false)
  })

  it('counts while the same program runs', async () => {
    expect(await alive({}, 'monday')).toBe(true)
    expect(await alive({}, '')).toBe(true)
    expect(await alive({ start: '' }, 'monday')).toBe(true)
  })

  it('counts until it is given back where it names another computer, which nobody here can ask', async () => {
    const there = { ...claim, boot: 'boot-0', hasBeacon: true }
    const probe = (host: string, boot: string): Parameters<typeof isOwnerAlive>[1] => ({
      pid: 8,
      host,
      boot: () => Promise.resolve(boot),
      startOf: () => Promise.resolve(null),
      beacons: { show: () => Promise.resolve(null), isShown: () => Promise.resolve(false) }
    })
    expect(await isOwnerAlive(there, probe('harbour', 'boot-1'))).toBe(true)
    expect(await isOwnerAlive({ ...there, released: true }, probe('harbour', 'boot-1'))).toBe(false)
    // The same computer after a restart, and the same one under another name.
    expect(await isOwnerAlive(there, probe('bridge', 'boot-1'))).toBe(false)
    expect(await isOwnerAlive(there, probe('harbour', 'boot-0'))).toBe(false)
  })

  it('does not count for another program, none, another run of the system, or when given back', async () => {
    expect(await alive({}, 'tuesday')).toBe(false)
    expect(await alive({}, null)).toBe(false)
    expect(await alive({ boot: 'boot-0' }, 'monday')).toBe(false)
    expect(await alive({ released: true }, 'monday')).toBe(false)
  })
})
