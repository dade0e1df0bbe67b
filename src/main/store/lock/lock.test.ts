import { spawn } from 'node:child_process'
import { cp, mkdir, readdir, readFile, rm, symlink, utimes, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { Disk } from '../disk/disk'
import { diskWith } from '../disk/disk-steps'
import { acquireLock, type DataLock } from './lock'
import type { LockClaim } from './lock-claim'
import { nodeDisk, plainDisk } from '../disk/node-disk'
import { nodeProbe, type ProcessProbe } from './process-probe'
import { asUsed, OTHER_DISKS } from '../../../../tests/explorers/other-disks'
import { explored } from '../../../../tests/support/explored'
import { testDir } from '@kit/main/store/test-dir'
import { seededRandom } from '../../platform/random-source'

/** From here on, all timed waits last for ever. */
const stopClock = (): void => void vi.useFakeTimers({ toFake: ['setTimeout', 'setInterval'] })
afterEach(() => vi.useRealTimers())

/** A computer with these programs, as one of them sees it. */
const computer = (pid: number, programs: Record<number, string>, boot = 'boot-1'): ProcessProbe => ({
  pid,
  host: 'bridge',
  boot: () => Promise.resolve(boot),
  startOf: asked => Promise.resolve(programs[asked] ?? null),
  beacons: null
})

const DISKS = [
  { name: 'the disk of this computer', disk: nodeDisk },
  ...OTHER_DISKS.map(other => ({ name: other.name, disk: asUsed(other, plainDisk, seededRandom(7)) }))
]

describe.each(DISKS)('the lock of a data directory (R7) on $name', ({ disk: here }) => {
  async function taken(dir: string, probe: ProcessProbe = nodeProbe, disk: Disk = here): Promise<DataLock> {
    const lock = await acquireLock(disk, dir, probe)
    if (!lock.ok) throw new Error(JSON.stringify(lock.error))
    return lock.value
  }

  it('is had by one, and the second is told at once by whom', async () => {
    const dir = await testDir()
    const lock = await taken(dir)
    stopClock()
    const second = await acquireLock(here, dir)
    expect(second).toMatchObject({ ok: false, error: { code: 'held', holder: { pid: process.pid, sinceMs: lock.claim.sinceMs } } })
    await lock.guard()
  })

  it('is free again when it was given back', async () => {
    const dir = await testDir()
    const first = await taken(dir)
    await first.release()
    await first.release()
    const second = await taken(dir)
    await second.guard()
    await expect(first.guard()).rejects.toMatchObject({ code: 'lost-lock' })
  })

  it('is free again at once when it was given back without waiting', async () => {
    const dir = await testDir()
    const first = await taken(dir)
    first.releaseNow()
    await expect(first.guard()).rejects.toMatchObject({ code: 'lost-lock' })
    stopClock()
    await (await taken(dir)).guard()
    first.releaseNow()
    await first.release()
  })

  it('is that of the original alone where the folder is copied while it is open', async () => {
    const dir = await testDir()
    const lock = await taken(dir)
    const copy = join(await testDir(), 'copy')
    await cp(dir, copy, { recursive: true })
    const beside = await taken(copy)
    await beside.guard()
    await lock.guard()
    expect(await acquireLock(here, dir)).toMatchObject({ ok: false, error: { code: 'held' } })
    expect(await acquireLock(here, copy)).toMatchObject({ ok: false, error: { code: 'held' } })
  })

  it('is one, by whatever path the folder is reached', async () => {
    const dir = await testDir()
    await taken(dir)
    const link = join(await testDir(), 'link')
    await symlink(dir, link, 'dir')
    expect(await acquireLock(here, link)).toMatchObject({ ok: false, error: { code: 'held' } })
  })

  it('is refused to another computer that shares the folder, until it is given back', async () => {
    const dir = await testDir()
    const lock = await taken(dir, computer(7, { 7: 'monday' }))
    const other = { ...computer(7, { 7: 'monday' }, 'boot-9'), host: 'harbour' }
    expect(await acquireLock(here, dir, other)).toMatchObject({ ok: false, error: { code: 'held', holder: { host: 'bridge' } } })
    await lock.release()
    await (await taken(dir, other)).guard()
  })

  it('is taken over when its owner was killed', async () => {
    const dir = await testDir()
    const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'])
    const pid = child.pid ?? 0
    const start = await nodeProbe.startOf(pid)
    const lock = await taken(dir, {
      ...nodeProbe,
      pid,
      startOf: asked => (asked === pid ? Promise.resolve(start) : nodeProbe.startOf(asked))
    })
    expect(lock.claim.pid).toBe(pid)
    expect(await acquireLock(here, dir)).toMatchObject({ ok: false, error: { holder: { pid } } })
    child.kill('SIGKILL')
    await new Promise(resolve => child.once('exit', resolve))
    stopClock()
    await (await taken(dir)).guard()
    await expect(lock.guard()).rejects.toMatchObject({ code: 'lost-lock' })
  })

  it('is taken over when the pid now belongs to another program', async () => {
    const dir = await testDir()
    await taken(dir, computer(7, { 7: 'monday' }))
    expect((await acquireLock(here, dir, computer(8, { 7: 'monday', 8: 'tuesday' }))).ok).toBe(false)
    await taken(dir, computer(8, { 7: 'tuesday', 8: 'tuesday' }))
  })

  it('is taken over after a restart of the computer, whatever has the pid now', async () => {
    const dir = await testDir()
    await taken(dir, computer(7, { 7: '' }))
    expect((await acquireLock(here, dir, computer(8, { 7: '', 8: '' }))).ok).toBe(false)
    await taken(dir, computer(8, { 7: '', 8: '' }, 'boot-2'))
  })

  it('is not taken over where a start cannot be asked and the pid is alive', async () => {
    const dir = await testDir()
    await taken(dir, computer(7, { 7: 'monday' }))
    expect((await acquireLock(here, dir, computer(8, { 7: '', 8: '' }))).ok).toBe(false)
  })

  it('is had by exactly one of many who find the same dead owner at once', async () => {
    for (let round = 0; round < explored(20); round++) {
      const dir = await testDir()
      await taken(dir, computer(7, { 7: 'monday' }))
      const programs = Object.fromEntries(Array.from({ length: 12 }, (_, index) => [100 + index, 'tuesday']))
      const tries = await Promise.all(Object.keys(programs).map(pid => acquireLock(here, dir, computer(Number(pid), programs))))
      const winners = tries.filter(one => one.ok).map(one => one.value)
      expect(winners).toHaveLength(1)
      await winners[0]?.guard()
      expect(tries.filter(one => !one.ok).every(one => one.error.code === 'held')).toBe(true)
    }
  })

  it('cannot be taken by one who saw the dead owner long ago', async () => {
    const dir = await testDir()
    await taken(dir, computer(7, { 7: 'monday' }))
    let others: (() => Promise<void>) | null = async () => {
      others = null
      const between = await taken(dir, computer(8, { 8: 'tuesday' }))
      await between.release()
      await taken(dir, computer(9, { 9: 'tuesday' }))
    }
    // The slow one looks, sleeps while two others come and one goes, and only then reaches for the lock.
    const slow: Disk = diskWith(here, { link: async (from, to) => (await others?.(), here.link(from, to)) })
    expect(await acquireLock(slow, dir, computer(10, { 9: 'tuesday', 10: 'tuesday' }))).toMatchObject({
      ok: false,
      error: { holder: { pid: 9 } }
    })
  })

  it('is lost when somebody deletes or replaces it', async () => {
    for (const spoil of [
      (path: string): Promise<void> => rm(path),
      async (path: string): Promise<void> => {
        const claim = JSON.parse(await readFile(path, 'utf8')) as LockClaim
        await writeFile(path, JSON.stringify({ ...claim, nonce: 'another' }))
      }
    ]) {
      const dir = await testDir()
      const lock = await taken(dir)
      await spoil(join(dir, 'LOCK', '000001'))
      await expect(lock.guard()).rejects.toMatchObject({ code: 'lost-lock' })
    }
  })

  it('is not lost when only the time of the file changes', async () => {
    const dir = await testDir()
    const lock = await taken(dir)
    await utimes(join(dir, 'LOCK', '000001'), 1, 1)
    await lock.guard()
  })

  it('waits for a claim that is just being written, but not for ever', async () => {
    const dir = await testDir()
    await mkdir(join(dir, 'LOCK'))
    await writeFile(join(dir, 'LOCK', '000001'), '{"flagship"')
    expect(await acquireLock(here, dir)).toEqual({ ok: false, error: { code: 'held', holder: null } })
    // A disk that rounds times down makes a new file two seconds old.
    await utimes(join(dir, 'LOCK', '000001'), 1_001, 1_001)
    const soon = (): number => 1_002_500
    expect(await acquireLock(here, dir, nodeProbe, soon)).toMatchObject({ ok: false, error: { code: 'held' } })
    await utimes(join(dir, 'LOCK', '000001'), 1, 1)
    await taken(dir)
  })

  it('tidies up behind itself', async () => {
    const dir = await testDir()
    for (let round = 0; round < 3; round++) await (await taken(dir)).release()
    expect(await readdir(join(dir, 'LOCK'))).toEqual(['000003'])
    await acquireLock(here, dir, computer(8, { 8: 'x' }))
    await acquireLock(here, dir, computer(9, { 8: 'x', 9: 'x' }))
    expect(await readdir(join(dir, 'LOCK'))).toEqual(['000004'])
  })

  it('says that the disk failed when it did', async () => {
    const dir = await testDir()
    const full: Disk = diskWith(here, { open: () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })) })
    expect(await acquireLock(full, dir)).toMatchObject({ ok: false, error: { code: 'failed', error: { code: 'disk-full' } } })
  })
})
