import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { nodeDisk } from '../store/disk/node-disk'
import { acquireLock } from '../store/lock/lock'
import { testDir } from '@kit/main/store/test-dir'
import { isSomebodyThere } from './other-instance'

const look = (home: string, waitMs: number): Promise<boolean> =>
  isSomebodyThere({ disk: nodeDisk, home, isFixed: false, waitMs, lookMs: 10 })

it('another Flagship is there while one has the data, or is about to take it', async () => {
  const home = await testDir()
  expect(await look(home, 20)).toBe(false)
  const later = look(home, 5_000)
  const lock = await acquireLock(nodeDisk, home)
  expect(await later).toBe(true)
  if (lock.ok) await lock.value.release()
  expect(await look(home, 0)).toBe(false)
})

it('somebody is there, being asked, while the data cannot be found', async () => {
  const home = await testDir()
  await mkdir(home, { recursive: true })
  await writeFile(join(home, 'location.json'), 'not a pointer')
  expect(await look(home, 0)).toBe(true)
})
