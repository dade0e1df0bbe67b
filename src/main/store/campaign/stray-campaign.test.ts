import { cp, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { openBattle } from '../battle/open-battle'
import type { Disk } from '../disk/disk'
import { nodeDisk } from '../disk/node-disk'
import { testDir } from '@kit/main/store/test-dir'
import { CampaignStore } from './campaign-store'

interface Campaign {
  readonly id: string
}
type Store = CampaignStore<Campaign, string>

const storeOn = (disk: Disk, dataDir: string): Store =>
  new CampaignStore<Campaign, string>({
    disk,
    dataDir,
    read: (json, id) => {
      const campaign = json as Campaign
      return id === null || campaign.id === id ? ok(campaign) : err({ code: 'wrong-owner', at: campaign.id })
    },
    idOf: ({ id }) => id,
    summarise: ({ id }) => id
  })

/** A campaign with a battle, and its folder copied twice behind the program's back. */
async function strays(): Promise<{ dir: string; store: Store }> {
  const dir = await testDir()
  const store = storeOn(nodeDisk, dir)
  await store.create('c1', { id: 'c1' })
  await play(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' }, 5)
  for (const name of ['c2', 'c3 (copy)']) await cp(join(dir, 'campaigns', 'c1'), join(dir, 'campaigns', name), { recursive: true })
  return { dir, store: storeOn(nodeDisk, dir) }
}

async function play(disk: Disk, dir: string, ids: { campaign: string; battle: string }, count: number): Promise<void> {
  const opened = await openBattle(disk, dir, ids)
  if (!opened.ok || opened.value.mode === 'rescue') throw new Error('not writable')
  for (let seq = opened.value.entries.length + 1; seq <= count; seq++) await opened.value.files.append({ seq })
  await opened.value.files.checkpoint({ seq: count, state: { hull: count } })
  await opened.value.files.close()
}

describe('campaigns in folders that are not their own', () => {
  it('are each held to the folder they lie in; a folder that bears no name of ours is listed too', async () => {
    const { dir, store } = await strays()
    expect((await store.list()).ok && (await store.list())).toMatchObject({
      value: [
        { id: 'c1', ok: true },
        { id: 'c2', ok: false, problem: { code: 'wrong-owner', detail: 'c1' } },
        { id: 'c3 (copy)', ok: false, problem: { code: 'bad-id' } }
      ]
    })
    for (const refused of [store.open('c2'), store.save('c2', { id: 'c2' }), store.duplicate('c2', 'c9', c => c)])
      expect(await refused).toMatchObject({ ok: false, error: { code: 'wrong-owner' } })
    expect(await store.open('c1')).toMatchObject({ ok: true, value: { campaign: { id: 'c1' } } })
    expect((await readdir(join(dir, 'campaigns'))).sort()).toEqual(['c1', 'c2', 'c3 (copy)'])
  })

  it('are put back where they belong, battles and all, when that place is free', async () => {
    const { dir, store } = await strays()
    expect(await store.putBack('c2')).toMatchObject({ ok: false, error: { code: 'exists' } })
    await store.trash('c1')
    expect(await store.putBack('c2')).toEqual({ ok: true, value: 'c1' })
    expect((await readdir(join(dir, 'campaigns'))).sort()).toEqual(['c1', 'c3 (copy)'])
    expect(await openBattle(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' })).toMatchObject({
      value: { mode: 'writable', entries: { length: 5 }, repaired: [] }
    })
    expect(await store.putBack('c1')).toMatchObject({ ok: false, error: { code: 'exists' } })
  })

  it('are put back for good: the folder that holds them is made durable', async () => {
    const { dir, store } = await strays()
    await store.trash('c1')
    const synced: string[] = []
    const watched: Disk = {
      ...nodeDisk,
      syncDir: path => {
        synced.push(path)
        return nodeDisk.syncDir(path)
      }
    }
    expect(await storeOn(watched, dir).putBack('c2')).toEqual({ ok: true, value: 'c1' })
    expect(synced).toContain(join(dir, 'campaigns'))
  })

  it('are taken in as campaigns of their own, battles and all, when it is not', async () => {
    const { store } = await strays()
    expect(await store.adopt('c2', 'c9', c => ({ ...c, id: 'c9' }))).toEqual({ ok: true, value: undefined })
    const listed = await store.list()
    expect(listed.ok && listed.value.map(({ id, ok: isOk }) => [id, isOk])).toEqual([
      ['c1', true],
      ['c3 (copy)', false],
      ['c9', true]
    ])
    for (const id of ['c1', 'c9'])
      expect(await openBattle(nodeDisk, store.battleDir(id, 'b1'), { campaign: id, battle: 'b1' })).toMatchObject({
        value: { mode: 'writable', entries: { length: 5 }, checkpoint: { seq: 5 }, repaired: [] }
      })
    expect(await store.listTrash()).toMatchObject({ value: [{ id: 'c2' }] })
    expect(await store.adopt('c1', 'c8', c => c)).toMatchObject({ ok: false, error: { code: 'exists' } })
  })

  it('go to the trash one by one, whatever they say of themselves', async () => {
    const { dir, store } = await strays()
    expect(await store.trash('c2')).toMatchObject({ ok: true, value: /^c2-/u })
    expect((await readdir(join(dir, 'campaigns'))).sort()).toEqual(['c1', 'c3 (copy)'])
    expect(await store.open('c1')).toMatchObject({ ok: true })
  })
})
