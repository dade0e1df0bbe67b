import { describe, expect, it } from 'vitest'
import { BALLAST_BYTES, ensureBallast, releaseBallast } from './ballast'
import { CrashDisk } from '@kit/main/store/crash-disk'

describe('the ballast', () => {
  it('is 1 MiB, is made once, and can be thrown off', async () => {
    const disk = new CrashDisk()
    await ensureBallast(disk, '/data')
    const made = await disk.stat('/data/ballast')
    expect(made?.sizeBytes).toBe(BALLAST_BYTES)
    await ensureBallast(disk, '/data')
    expect((await disk.stat('/data/ballast'))?.inode).toBe(made?.inode)
    await releaseBallast(disk, '/data')
    await releaseBallast(disk, '/data')
    expect(await disk.stat('/data/ballast')).toBeNull()
  })

  it('leaves nothing behind on a disk that is full already', async () => {
    const disk = new CrashDisk()
    disk.fault = call => (call === 'write' ? { errno: 'ENOSPC', bytesWritten: 1_000 } : null)
    await expect(ensureBallast(disk, '/data')).rejects.toMatchObject({ code: 'disk-full' })
    expect(await disk.list('/data')).toEqual([])
  })
})
