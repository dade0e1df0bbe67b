import { describe, expect, it } from 'vitest'
import { CrashDisk, type DiskLook, type DiskStep } from '@kit/main/store/crash-disk'
import type { Disk } from './disk'
import { retryingDisk } from './retrying-disk'

/** A disk on which one file is held for some tries, and how often it was waited for. */
async function held(
  platform: NodeJS.Platform,
  call: DiskStep | DiskLook,
  errno: string,
  tries: number
): Promise<{ disk: Disk; waits: () => number }> {
  const real = new CrashDisk()
  await real.mkdir('/d')
  await real.open('/f', 'create')
  let left = tries
  let waits = 0
  real.fault = asked => (asked === call && left-- > 0 ? { errno } : null)
  const pause = (): Promise<void> => Promise.resolve(void (waits += 1))
  return { disk: retryingDisk(real, { platform, pause }), waits: () => waits }
}

type Step = readonly [name: string, call: DiskStep | DiskLook, act: (disk: Disk) => Promise<unknown>]
const OPEN: Step = ['opening', 'edit', disk => disk.open('/f', 'edit')]
const READ: Step = ['reading', 'readFile', disk => disk.readFile('/f')]
const RENAME: Step = ['renaming', 'rename', disk => disk.rename('/f', '/g')]
const DELETE: Step = ['deleting', 'unlink', disk => disk.unlink('/f')]
const REMOVE: Step = ['removing a folder', 'rmdir', disk => disk.rmdir('/d')]

describe('a disk where other programs hold files', () => {
  for (const [name, call, act] of [OPEN, READ, RENAME, DELETE, REMOVE])
    it.each(['EPERM', 'EBUSY', 'EACCES'])(`waits on Windows for three seconds at least: ${name}, %s`, async errno => {
      const { disk, waits } = await held('win32', call, errno, 30)
      await act(disk)
      expect(waits()).toBe(30)
    })

  it('waits on Windows for a folder whose last file is still being deleted', async () => {
    const { disk } = await held('win32', 'rmdir', 'ENOTEMPTY', 20)
    await REMOVE[2](disk)
  })

  it('waits longest before a save is given up, and then says why', async () => {
    const { disk, waits } = await held('win32', 'rename', 'EBUSY', Infinity)
    await expect(RENAME[2](disk)).rejects.toMatchObject({ code: 'EBUSY' })
    expect(waits()).toBe(100)
  })

  it('answers at once elsewhere when something may not be done, or when a folder is not empty', async () => {
    for (const [call, errno, act] of [
      ['edit', 'EACCES', OPEN[2]],
      ['edit', 'EPERM', OPEN[2]],
      ['rename', 'EACCES', RENAME[2]],
      ['rmdir', 'ENOTEMPTY', REMOVE[2]]
    ] as const) {
      const { disk, waits } = await held('linux', call, errno, 1)
      await expect(act(disk)).rejects.toMatchObject({ code: errno })
      expect(waits()).toBe(0)
    }
  })

  it('waits a second elsewhere for a file on a share', async () => {
    const { disk, waits } = await held('linux', 'rename', 'EBUSY', 10)
    await RENAME[2](disk)
    expect(waits()).toBe(10)
  })

  it('waits for nothing else', async () => {
    const { disk, waits } = await held('win32', 'rename', 'ENOSPC', 1)
    await expect(RENAME[2](disk)).rejects.toMatchObject({ code: 'ENOSPC' })
    expect(waits()).toBe(0)
  })
})
