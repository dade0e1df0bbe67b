import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../platform/clock'
import { Backups } from './backups'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { writeNewFile } from '../disk/disk-steps'

const HOUR_MS = 3_600_000
const START_MS = Date.UTC(2026, 10, 20, 11, 19, 7)

async function fresh(): Promise<{
  disk: CrashDisk
  clock: ReturnType<typeof fixedClock>
  backups: Backups
  save: (text: string) => Promise<void>
}> {
  const disk = new CrashDisk()
  const clock = fixedClock(START_MS)
  const backups = new Backups(disk, '/backups', '/campaign.json', clock)
  const save = (text: string): Promise<void> => writeNewFile(disk, '/campaign.json', Buffer.from(text))
  return { disk, clock, backups, save }
}

describe('copies in time', () => {
  it('are none while there is no file', async () => {
    const { backups } = await fresh()
    await backups.keepDue()
    expect(await backups.keepNow('before-delete')).toBeNull()
    expect(await backups.list()).toEqual([])
  })

  it('are made each hour, day and week, not more often', async () => {
    const { clock, backups, save } = await fresh()
    await save('one')
    const kinds = async (): Promise<string[]> => {
      await backups.keepDue()
      return (await backups.list()).map(({ kind }) => kind).sort()
    }
    expect(await kinds()).toEqual(['daily', 'hourly', 'weekly'])
    clock.advance(HOUR_MS - 1_000)
    expect(await kinds()).toHaveLength(3)
    clock.advance(1_000)
    expect(await kinds()).toEqual(['daily', 'hourly', 'hourly', 'weekly'])
    clock.advance(23 * HOUR_MS)
    expect(await kinds()).toEqual(['daily', 'daily', 'hourly', 'hourly', 'hourly', 'weekly'])
  })

  it('go on when the clock was ahead for a while and was set right', async () => {
    const { clock, backups, save } = await fresh()
    await save('in the wrong year')
    clock.advance(24 * 365 * HOUR_MS)
    await backups.keepDue()
    clock.advance(-24 * 365 * HOUR_MS)
    await save('in the right year')
    await backups.keepDue()
    const right = (await backups.list()).filter(({ takenMs }) => takenMs === START_MS)
    expect(right.map(({ kind }) => kind).sort()).toEqual(['daily', 'hourly', 'weekly'])
    await backups.keepDue()
    expect(await backups.list()).toHaveLength(6)
  })

  it('stay when a clock that was ahead had made as many as are kept', async () => {
    const { clock, backups, save } = await fresh()
    await save('in the wrong year')
    clock.advance(24 * 365 * HOUR_MS)
    for (let hour = 0; hour < 24; hour += 1) {
      await backups.keepDue()
      clock.advance(HOUR_MS)
    }
    clock.advance(-24 * 366 * HOUR_MS)
    await backups.keepDue()
    const hourly = (await backups.list()).filter(({ kind }) => kind === 'hourly')
    expect(hourly).toHaveLength(24)
    expect(hourly.at(-1)?.takenMs).toBe(START_MS)
  })

  it('are kept 24, 7 and 8, the newest', async () => {
    const { clock, backups, save } = await fresh()
    for (let hour = 0; hour < 24 * 70; hour += 6) {
      await save(`hour ${hour}`)
      await backups.keepDue()
      clock.advance(6 * HOUR_MS)
    }
    const list = await backups.list()
    const count = (kind: string): number => list.filter(backup => backup.kind === kind).length
    expect([count('hourly'), count('daily'), count('weekly')]).toEqual([24, 7, 8])
    expect(Buffer.from(await backups.read(list[0]?.name ?? '')).toString()).toBe(`hour ${24 * 70 - 6}`)
    expect(list.map(({ takenMs }) => takenMs)).toEqual(list.map(({ takenMs }) => takenMs).sort((a, b) => b - a))
  })

  it('are what the file was, byte for byte, even when it is damaged', async () => {
    const { backups, save } = await fresh()
    await save('garbage\0')
    const backup = await backups.keepNow('before-restore')
    await save('other')
    expect(backup).toEqual({ name: 'before-restore-20261120t111907z.json', kind: 'before-restore', takenMs: START_MS })
    expect(Buffer.from(await backups.read(backup?.name ?? '')).toString()).toBe('garbage\0')
  })

  it('do not replace each other when made in the same second', async () => {
    const { backups, save } = await fresh()
    await save('one')
    await backups.keepNow('before-restore')
    await save('two')
    await backups.keepNow('before-restore')
    const texts = await Promise.all((await backups.list()).map(async ({ name }) => Buffer.from(await backups.read(name)).toString()))
    expect(texts).toEqual(['two', 'one'])
  })

  it.each(['../campaign.json', 'hourly-20261120t111907z', 'odd-20261120t111907z.json', '', '.'])(
    'cannot be asked for by the name %j',
    async name => {
      const { backups, save } = await fresh()
      await save('one')
      await expect(backups.read(name)).rejects.toMatchObject({ code: 'missing' })
    }
  )
})
