import { ok } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../../platform/random-source'
import { buildDir, clearUnfinished } from './build-dir'
import { CampaignStore } from './campaign-store'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere, type CrashTally } from '../../../../tests/explorers/crash-everywhere'
import type { Disk } from '../disk/disk'
import { writeNewFile } from '../disk/disk-steps'
import { openBattle } from '../battle/open-battle'

interface Campaign {
  readonly name: string
}

const campaign = (name: string): Campaign => ({ name })
const storeOn = (disk: Disk): CampaignStore<Campaign, string> =>
  new CampaignStore({ disk, dataDir: '/data', read: json => ok(json as Campaign), idOf: ({ name }) => name, summarise: ({ name }) => name })

describe('a directory built out of sight', () => {
  it('is there when all of it is', async () => {
    const disk = new CrashDisk()
    expect(await buildDir(disk, '/d/new', dir => writeNewFile(disk, `${dir}/a`, Buffer.from('a')).then(() => 'filled'))).toBe('filled')
    expect(await disk.list('/d')).toEqual([{ name: 'new', kind: 'directory' }])
    await expect(buildDir(disk, '/d/new', () => Promise.resolve())).rejects.toMatchObject({ code: 'exists' })
  })

  it('leaves nothing behind when it cannot be filled', async () => {
    const disk = new CrashDisk()
    const failing = async (dir: string): Promise<never> => {
      await writeNewFile(disk, `${dir}/a`, Buffer.from('a'))
      throw new Error('no')
    }
    await expect(buildDir(disk, '/d/new', failing)).rejects.toThrow('no')
    expect(await disk.list('/d')).toEqual([])
  })
})

describe('what a crash left of building a directory', () => {
  it('is cleared away, whichever step it came at', async () => {
    const tally: CrashTally = { states: 0, violations: [] }
    const disk = new CrashDisk()
    const store = storeOn(disk)
    await store.create('c1', campaign('Vast'))
    let left = 0
    const check = async (after: CrashDisk): Promise<void> => {
      if ((await namesIn(after)).some(name => name.startsWith('.'))) left += 1
      await clearUnfinished(after, '/data/campaigns')
      const names = await namesIn(after)
      if (!names.includes('c1') || names.some(name => name.startsWith('.'))) throw new Error(names.join(', '))
    }
    const act = async (): Promise<void> => {
      await store.importCampaign('c2', campaign('Incoming'), [{ id: 'b1', entries: [{ seq: 1 }] }])
      await store.discard('c2')
    }
    await crashEverywhere(disk, act, check, tally, seededRandom(7), 5)
    expect(tally.violations.slice(0, 5)).toEqual([])
    expect(left).toBeGreaterThan(50)
  })

  it('is nothing that another name has, and nothing where there is no such place', async () => {
    const disk = new CrashDisk()
    await clearUnfinished(disk, '/data/campaigns')
    const store = storeOn(disk)
    await store.create('c1', campaign('Vast'))
    await store.create('new-c1', campaign('Vaster'))
    const strange = ['.new-', '.new-My notes', '.new-.new-c1', '.newer', 'my.new-c1']
    for (const name of strange) await disk.mkdir(`/data/campaigns/${name}`)
    await writeNewFile(disk, '/data/campaigns/.new-c2', Buffer.from('a file'))
    const before = await namesIn(disk)
    await clearUnfinished(disk, '/data/campaigns')
    expect(await namesIn(disk)).toEqual(before)
  })
})

describe('a crash at any step', () => {
  it('leaves every campaign whole: here, in the trash, or not yet made', async () => {
    const tally: CrashTally = { states: 0, violations: [] }
    const random = seededRandom(5)
    const disk = new CrashDisk()
    const store = storeOn(disk)
    await store.create('c1', campaign('Vast'))
    await play(disk, store.battleDir('c1', 'b1'), 3)
    const check = async (after: CrashDisk): Promise<void> => {
      const next = storeOn(after)
      const [here, trash] = [await next.list(), await next.listTrash()]
      if (!here.ok || !trash.ok) throw new Error('cannot list')
      const found = [...here.value, ...trash.value]
      for (const item of found) if (!item.ok) throw item.problem
      if (!found.some(({ id }) => id === 'c1')) throw new Error('c1 is gone')
      for (const { id } of here.value) {
        const battle = await openBattle(after, next.battleDir(id, 'b1'), { campaign: id, battle: 'b1' }, { known: true })
        if (!battle.ok) throw battle.error
        if (battle.value.mode === 'rescue' || battle.value.entries.length !== 3 || battle.value.repaired.length > 0)
          throw new Error(`battle of ${id}`)
        const saved = await next.save(id, campaign('after the crash'))
        if (!saved.ok) throw saved.error
      }
      const made = await next.create('c9', campaign('after the crash'))
      if (!made.ok) throw made.error
    }
    const act = async (): Promise<void> => {
      await store.duplicate('c1', 'c2', same => same)
      const trashed = await store.trash('c1')
      if (!trashed.ok) throw trashed.error
      await store.restore(trashed.value)
      await store.discard('c2')
    }
    await crashEverywhere(disk, act, check, tally, random, 25)
    expect(tally.violations.slice(0, 5)).toEqual([])
    expect(tally.states).toBeGreaterThan(1_000)
  })
})

async function namesIn(disk: Disk): Promise<readonly string[]> {
  return (await disk.list('/data/campaigns')).map(({ name }) => name)
}

async function play(disk: Disk, dir: string, count: number): Promise<void> {
  const opened = await openBattle(disk, dir, { campaign: 'c1', battle: 'b1' })
  if (!opened.ok || opened.value.mode === 'rescue') throw new Error('not writable')
  for (let seq = 1; seq <= count; seq++) await opened.value.files.append({ seq })
  await opened.value.files.checkpoint({ seq: count, state: { hull: count } })
  await opened.value.files.close()
}
