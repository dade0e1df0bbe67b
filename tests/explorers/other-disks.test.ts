import { describe, expect, it } from 'vitest'
import { explored, sampled } from '../support/explored'
import { seededRandom } from '../../src/main/platform/random-source'
import type { Disk } from '../../src/main/store/disk/disk'
import { ensureDir, writeNewFile } from '../../src/main/store/disk/disk-steps'
import { locate } from '../../src/main/store/location/location'
import { moveData } from '../../src/main/store/location/move-data'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { exploreBattle } from './crash-explorer'
import { exploreDocument } from './document-explorer'
import { asUsed, OTHER_DISKS, type OtherDisk } from './other-disks'

const SEEDS = explored(4)
const STATES_MIN = 300

describe.each(sampled(OTHER_DISKS, 3, 0))('$name that crashes at every step (R3)', other => {
  it('never loses, invents or changes an acknowledged entry of a battle, and always opens it', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = seededRandom(seed)
      const found = await exploreBattle({ seed, crashesPerStep: 2, secondCrashes: 1, wrap: disk => asUsed(other, disk, random) })
      expect(found.violations.slice(0, 5)).toEqual([])
      expect(found.states).toBeGreaterThan(STATES_MIN)
    }
  })

  it('never loses or changes a saved document', async () => {
    for (let seed = 1; seed <= SEEDS; seed++) {
      const random = seededRandom(seed)
      const found = await exploreDocument(seed, { first: 10, second: 1 }, disk => asUsed(other, disk, random))
      expect(found.violations.slice(0, 5)).toEqual([])
      expect(found.states).toBeGreaterThan(STATES_MIN)
    }
  })
})

describe.each(OTHER_DISKS)('moving the data to $name', other => {
  it('copies all of it, and it is found there', async () => {
    const computer = new CrashDisk()
    await ensureDir(computer, '/gm/campaigns')
    await writeNewFile(computer, '/gm/campaigns/one.json', Buffer.from('Kessar'))
    const stick = asUsed(other, computer, seededRandom(3))
    const places = { realPath: (path: string) => Promise.resolve(path), freeBytes: () => Promise.resolve(null) }
    const location = { home: '/gm', dir: '/gm', old: null, isFixed: false }
    expect(await moveData(stick, places, location, '/stick/battles')).toMatchObject({ ok: true, value: { dir: '/stick/battles' } })
    expect(Buffer.from(await stick.readFile('/stick/battles/campaigns/one.json')).toString()).toBe('Kessar')
    expect(await locate(stick, '/gm')).toMatchObject({ ok: true, value: { dir: '/stick/battles' } })
  })
})

describe('a disk of another system', () => {
  const kind = (index: number): OtherDisk =>
    OTHER_DISKS[index] ?? { name: '', bare: () => ({ disk: new CrashDisk(), pause: () => Promise.resolve() }) }
  const savedOn = (wrap: (disk: Disk) => Disk): Promise<unknown> => exploreDocument(1, { first: 0, second: 0 }, wrap)

  it('is hard enough: without patience nothing can be saved under a scanner', async () => {
    const random = seededRandom(1)
    await expect(savedOn(disk => kind(0).bare(disk, random).disk)).rejects.toMatchObject({ code: expect.any(String) as string })
  })

  it('is hard enough: without copies nothing can be saved twice on exFAT', async () => {
    await expect(savedOn(disk => kind(1).bare(disk, seededRandom(1)).disk)).rejects.toMatchObject({ code: 'io' })
  })

  it('is hard enough: a name is found by any case', async () => {
    const { disk } = kind(2).bare(new CrashDisk(), seededRandom(1))
    await disk.mkdir('/Data')
    await disk.open('/data/One', 'create')
    await expect(disk.open('/DATA/ONE', 'create')).rejects.toMatchObject({ code: 'EEXIST' })
    expect((await disk.list('/daTA')).map(({ name }) => name)).toEqual(['One'])
  })

  it('that has no links is given copies', async () => {
    const disk = asUsed(kind(1), new CrashDisk(), seededRandom(1))
    const file = await disk.open('/a', 'create')
    await file.write(Buffer.from('one'), 0)
    await disk.link('/a', '/b')
    await file.write(Buffer.from('two'), 0)
    expect(Buffer.from(await disk.readFile('/b')).toString()).toBe('one')
  })
})
