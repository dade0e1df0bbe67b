import { describe, expect, it } from 'vitest'
import { isOwnerAlive, readClaim, type LockClaim } from './lock-claim'

const claim: LockClaim = {
  flagship: 'lock',
  pid: 7,
  start: 'monday',
  boot: 'boot-1',
  host: 'bridge',
  nonce: 'n',
  sinceMs: 5,
  released: false
}
const bytes = (json: unknown): Buffer => Buffer.from(JSON.stringify(json))
const alive = (changed: Partial<LockClaim>, start: string | null): Promise<boolean> =>
  isOwnerAlive({ ...claim, ...changed }, { pid: 8, host: '', boot: () => Promise.resolve('boot-1'), startOf: () => Promise.resolve(start) })

describe('a claim', () => {
  it('is read back whole or not at all', () => {
    expect(readClaim(bytes(claim))).toEqual(claim)
    for (const other of [null, 3, {}, { ...claim, pid: 'seven' }, { ...claim, pid: 0 }, { ...claim, nonce: undefined }])
      expect(readClaim(bytes(other))).toBeNull()
    expect(readClaim(bytes(claim).subarray(0, -1))).toBeNull()
  })

  it('counts while the same program runs', async () => {
    expect(await alive({}, 'monday')).toBe(true)
    expect(await alive({}, '')).toBe(true)
    expect(await alive({ start: '' }, 'monday')).toBe(true)
  })

  it('does not count for another program, none, another run of the system, or when given back', async () => {
    expect(await alive({}, 'tuesday')).toBe(false)
    expect(await alive({}, null)).toBe(false)
    expect(await alive({ boot: 'boot-0' }, 'monday')).toBe(false)
    expect(await alive({ released: true }, 'monday')).toBe(false)
  })
})
