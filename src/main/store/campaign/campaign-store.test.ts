import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { err, ok } from '@shared/kernel/result'
import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../platform/clock'
import type { CampaignStoreOptions } from './campaign-options'
import { CampaignStore } from './campaign-store'
import type { Disk } from '../disk/disk'
import { nodeDisk } from '../disk/node-disk'
import { openBattle } from '../battle/open-battle'
import { StoreError } from '../store-error'
import { testDir } from '@kit/main/store/test-dir'
interface Campaign {
  readonly version: 2
  readonly name: string
}
type Store = CampaignStore<Campaign, string>

/** Version 1 called the name a title. */
const read: CampaignStoreOptions<Campaign, string>['read'] = json => {
  if (typeof json !== 'object' || json === null || !('version' in json)) return err({ code: 'not-a-campaign', at: '' })
  if (typeof json.version === 'number' && json.version > 2) return err({ code: 'newer-format', at: 'version' })
  if ('title' in json && typeof json.title === 'string') return ok({ version: 2, name: json.title })
  return 'name' in json && typeof json.name === 'string' ? ok({ version: 2, name: json.name }) : err({ code: 'invalid', at: 'name' })
}
const campaign = (name: string): Campaign => ({ version: 2, name })
const clock = fixedClock(Date.UTC(2026, 10, 20, 11, 19, 7))
const storeOn = (disk: Disk, dataDir: string, more: Partial<CampaignStoreOptions<Campaign, string>> = {}): Store =>
  new CampaignStore({ disk, dataDir, read, idOf: ({ name }) => name, summarise: ({ name }) => name, clock, ...more })

async function fresh(): Promise<{ dir: string; store: Store; again: (more?: Partial<CampaignStoreOptions<Campaign, string>>) => Store }> {
  const dir = await testDir()
  const store = storeOn(nodeDisk, dir)
  expect(await store.create('c1', campaign('Vast'))).toEqual({ ok: true, value: undefined })
  return { dir, store, again: more => storeOn(nodeDisk, dir, more) }
}

async function play(disk: Disk, dir: string, ids: { campaign: string; battle: string }, count: number): Promise<void> {
  const opened = await openBattle(disk, dir, ids)
  if (!opened.ok || opened.value.mode === 'rescue') throw new Error('not writable')
  for (let seq = opened.value.entries.length + 1; seq <= count; seq++) await opened.value.files.append({ seq })
  await opened.value.files.checkpoint({ seq: count, state: { hull: count } })
  await opened.value.files.close()
}

describe('campaigns', () => {
  it('are created, saved and opened again', async () => {
    const { store, again } = await fresh()
    expect(await store.save('c1', campaign('Drift'))).toEqual({ ok: true, value: undefined })
    expect(await again().open('c1')).toEqual({ ok: true, value: { campaign: campaign('Drift'), source: 'file' } })
    expect(await store.create('c1', campaign('Other'))).toMatchObject({ ok: false, error: { code: 'exists' } })
    expect(await store.open('c2')).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(await store.save('c2', campaign('x'))).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(await store.create('../c2', campaign('x'))).toMatchObject({ ok: false, error: { code: 'bad-id' } })
  })

  it('are listed with what is wrong with them; none hides the others', async () => {
    const { dir, store, again } = await fresh()
    for (const id of ['c2', 'c3', 'c4', 'c5']) await store.create(id, campaign(id))
    await writeFile(join(dir, 'campaigns', 'c2', 'campaign.json'), 'garbage')
    await storeOn(nodeDisk, dir, { read: () => ok({ version: 2, name: '' }) }).save('c3', { version: 9 } as unknown as Campaign)
    await mkdir(join(dir, 'campaigns', 'c4', 'campaign.json.bak'))
    await writeFile(join(dir, 'campaigns', 'c4', 'campaign.json'), 'garbage')
    await mkdir(join(dir, 'campaigns', 'c6'))
    await mkdir(join(dir, 'campaigns', 'Not Ours'))
    const listed = await again().list()
    expect(listed.ok && listed.value.map(item => [item.id, item.ok ? item.summary : item.problem.code])).toEqual([
      ['c1', 'Vast'],
      ['c2', 'damaged'],
      ['c3', 'newer-format'],
      ['c4', 'unreadable'],
      ['c5', 'c5'],
      ['c6', 'missing']
    ])
  })

  it('are none in a new data directory, but not in one that cannot be read', async () => {
    const dir = await testDir()
    expect(await storeOn(nodeDisk, join(dir, 'new')).list()).toEqual({ ok: true, value: [] })
    const failing: Disk = { ...nodeDisk, list: () => Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) }
    expect(await storeOn(failing, dir).list()).toMatchObject({ ok: false, error: { code: 'io' } })
  })

  it('open from the generation before when the file is damaged, and say so', async () => {
    const { dir, store, again } = await fresh()
    await store.save('c1', campaign('Drift'))
    await writeFile(join(dir, 'campaigns', 'c1', 'campaign.json'), 'garbage')
    expect(await again().list()).toMatchObject({ value: [{ summary: 'Vast', source: 'backup' }] })
    expect(await again().open('c1')).toMatchObject({ ok: true, value: { campaign: campaign('Vast'), source: 'backup' } })
  })

  it('are not overwritten when they cannot be opened', async () => {
    const { dir, again } = await fresh()
    await writeFile(join(dir, 'campaigns', 'c1', 'campaign.json'), 'garbage')
    expect(await again().save('c1', campaign('Drift'))).toMatchObject({ ok: false, error: { code: 'damaged' } })
    expect(await readFile(join(dir, 'campaigns', 'c1', 'campaign.json'), 'utf8')).toBe('garbage')
  })

  it('are written only with the lock', async () => {
    const { dir, again } = await fresh()
    const store = again({ guard: () => Promise.reject(new StoreError('lost-lock', '')) })
    const before = await readdir(dir, { recursive: true })
    for (const refused of [
      store.save('c1', campaign('x')),
      store.create('c2', campaign('x')),
      store.trash('c1'),
      store.duplicate('c1', 'c2', c => c)
    ]) {
      expect(await refused).toMatchObject({ ok: false, error: { code: 'lost-lock' } })
    }
    expect(await readdir(dir, { recursive: true })).toEqual(before)
  })
})

describe('copies of a campaign', () => {
  it('are made in time while it is saved, and bring it back', async () => {
    const { store, again } = await fresh()
    await store.save('c1', campaign('Drift'))
    const backups = await store.listBackups('c1')
    if (!backups.ok) throw backups.error
    expect(backups.value.map(({ kind }) => kind).sort()).toEqual(['daily', 'hourly', 'weekly'])
    expect(await store.restoreBackup('c1', backups.value[0]?.name ?? '')).toEqual({ ok: true, value: campaign('Vast') })
    expect(await store.open('c1')).toMatchObject({ value: { campaign: campaign('Vast') } })
    const after = await again().listBackups('c1')
    const saved = after.ok ? after.value.find(({ kind }) => kind === 'before-restore') : undefined
    expect(await again().restoreBackup('c1', saved?.name ?? '')).toEqual({ ok: true, value: campaign('Drift') })
  })

  it('bring back one whose file and generation before are both damaged, and keep the bytes of both through the next save', async () => {
    const { dir, store, again } = await fresh()
    await store.save('c1', campaign('Drift'))
    for (const file of ['campaign.json', 'campaign.json.bak']) await writeFile(join(dir, 'campaigns', 'c1', file), `damaged ${file}`)
    const found = await again().listBackups('c1')
    const backups = found.ok ? found.value : []
    expect(await again().restoreBackup('c1', backups[0]?.name ?? '')).toEqual({ ok: true, value: campaign('Vast') })
    expect(await again().open('c1')).toMatchObject({ ok: true, value: { campaign: campaign('Vast'), source: 'file' } })
    expect(await again().save('c1', campaign('Drift'))).toMatchObject({ ok: true })
    const kept = ['damaged-1', 'damaged-2'].map(end => readFile(join(dir, 'campaigns', 'c1', `campaign.json.${end}`), 'utf8'))
    expect(await Promise.all(kept)).toEqual(['damaged campaign.json', 'damaged campaign.json.bak'])
    // An unreadable file is not a backup to go back to.
    expect(await again().listBackups('c1')).toEqual({ ok: true, value: backups })
  })

  it('are checked before they replace anything', async () => {
    const { dir, store } = await fresh()
    await store.save('c1', campaign('Drift'))
    const name = 'hourly-20261120t111907z.json'
    await writeFile(join(dir, 'campaigns', 'c1', 'backups', name), 'garbage')
    expect(await store.restoreBackup('c1', name)).toMatchObject({ ok: false, error: { code: 'damaged' } })
    expect(await store.restoreBackup('c1', '../campaign.json')).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(await store.open('c1')).toMatchObject({ value: { campaign: campaign('Drift') } })
  })

  it('are made before an older format is overwritten, once', async () => {
    const { dir, again } = await fresh()
    await storeOn(nodeDisk, dir, { read: json => ok(json as Campaign) }).save('c1', { version: 1, title: 'Old' } as unknown as Campaign)
    const store = again()
    expect(await store.open('c1')).toMatchObject({ value: { campaign: campaign('Old') } })
    await store.save('c1', campaign('New'))
    await store.save('c1', campaign('Newer'))
    await again().save('c1', campaign('Newest'))
    const backups = await store.listBackups('c1')
    const migrations = backups.ok ? backups.value.filter(({ kind }) => kind === 'before-migration') : []
    expect(migrations).toHaveLength(1)
    expect(await readFile(join(dir, 'campaigns', 'c1', 'backups', migrations[0]?.name ?? ''), 'utf8')).toContain('"title": "Old"')
  })

  it('do not stop a save when they cannot be made', async () => {
    const { dir } = await fresh()
    const errors: StoreError[] = []
    await writeFile(join(dir, 'campaigns', 'c1', 'backups'), 'a file where the directory should be')
    const store = storeOn(nodeDisk, dir, { onBackupError: error => void errors.push(error) })
    expect(await store.save('c1', campaign('Drift'))).toMatchObject({ ok: true })
    expect(errors).toHaveLength(1)
  })
})

describe('a second campaign from one', () => {
  it('has its own battles, which play on by themselves', async () => {
    const { store } = await fresh()
    await play(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' }, 5)
    expect(await store.duplicate('c1', 'c2', ({ name }) => campaign(`${name} (copy)`))).toEqual({
      ok: true,
      value: [{ battle: 'b1', entries: 5, damage: null }]
    })
    expect(await store.open('c2')).toMatchObject({ value: { campaign: campaign('Vast (copy)') } })
    await play(nodeDisk, store.battleDir('c2', 'b1'), { campaign: 'c2', battle: 'b1' }, 7)
    expect(await openBattle(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' })).toMatchObject({
      value: { mode: 'writable', entries: { length: 5 }, checkpoint: { seq: 5, state: { hull: 5 } }, repaired: [] }
    })
    expect(await store.duplicate('c1', 'c2', same => same)).toMatchObject({ ok: false, error: { code: 'exists' } })
  })

  it('says which battle came along only in part', async () => {
    const { dir, store } = await fresh()
    await play(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' }, 5)
    const path = join(dir, 'campaigns', 'c1', 'battles', 'b1', 'journal', '000001.jsonl')
    await writeFile(path, (await readFile(path, 'utf8')).replace('"seq":4', '"seq":9'))
    expect(await store.duplicate('c1', 'c2', same => same)).toMatchObject({ value: [{ battle: 'b1', entries: 3, damage: { line: 5 } }] })
  })

  it('is not there at all when it could not be finished', async () => {
    const { dir, store } = await fresh()
    await play(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' }, 2)
    const path = join(dir, 'campaigns', 'c1', 'battles', 'b1', 'journal', '000001.jsonl')
    await cp(path, `${path}.kept`)
    const failing: Disk = {
      ...nodeDisk,
      readFile: file => (file === path ? Promise.reject(Object.assign(new Error('EIO'), { code: 'EIO' })) : nodeDisk.readFile(file))
    }
    expect(await storeOn(failing, dir).duplicate('c1', 'c2', same => same)).toMatchObject({ ok: false, error: { code: 'unreadable' } })
    expect(await readdir(join(dir, 'campaigns'))).toEqual(['c1'])
  })
})

describe('deleting a campaign', () => {
  it('moves it to the trash, from where it comes back as it was', async () => {
    const { dir, store, again } = await fresh()
    await play(nodeDisk, store.battleDir('c1', 'b1'), { campaign: 'c1', battle: 'b1' }, 2)
    const trashed = await store.trash('c1')
    if (!trashed.ok) throw trashed.error
    expect(await store.list()).toEqual({ ok: true, value: [] })
    expect(await store.open('c1')).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(await again().listTrash()).toMatchObject({ ok: true, value: [{ name: trashed.value, id: 'c1', ok: true, summary: 'Vast' }] })
    expect(await readdir(join(dir, 'trash', trashed.value, 'backups'))).toEqual(['before-delete-20261120t111907z.json'])
    expect(await again().restore(trashed.value)).toEqual({ ok: true, value: 'c1' })
    expect(await store.open('c1')).toMatchObject({ value: { campaign: campaign('Vast') } })
  })

  it('works for a damaged one too', async () => {
    const { dir, again } = await fresh()
    await writeFile(join(dir, 'campaigns', 'c1', 'campaign.json'), 'garbage')
    const store = again()
    const trashed = await store.trash('c1')
    if (!trashed.ok) throw trashed.error
    expect(await store.listTrash()).toMatchObject({ value: [{ ok: false, problem: { code: 'damaged' } }] })
    expect(await store.restore(trashed.value)).toEqual({ ok: true, value: 'c1' })
    expect(await readFile(join(dir, 'campaigns', 'c1', 'campaign.json'), 'utf8')).toBe('garbage')
  })

  it('needs no room on the disk, nor does taking away what was just made', async () => {
    const { dir, store } = await fresh()
    await store.create('c2', campaign('Made by mistake'))
    const full = storeOn({ ...nodeDisk, open: () => Promise.reject(Object.assign(new Error('ENOSPC'), { code: 'ENOSPC' })) }, dir)
    expect(await full.discard('c2')).toEqual({ ok: true, value: undefined })
    expect(await full.discard('c2')).toMatchObject({ ok: false, error: { code: 'missing' } })
    expect(await full.trash('c1')).toMatchObject({ ok: true })
    expect(await readdir(join(dir, 'campaigns'))).toEqual([])
  })
})
