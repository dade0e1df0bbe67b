import { describe, expect, it } from 'vitest'
import { fixedClock } from '../../platform/clock'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { ensureDir, writeNewFile } from '../disk/disk-steps'
import { Trash } from './trash'

async function fresh(): Promise<{ disk: CrashDisk; trash: Trash; add: (id: string) => Promise<void> }> {
  const disk = new CrashDisk()
  const add = async (id: string): Promise<void> => {
    await ensureDir(disk, `/data/campaigns/${id}/backups`)
    await writeNewFile(disk, `/data/campaigns/${id}/campaign.json`, Buffer.from(id))
  }
  await add('c1')
  return { disk, trash: new Trash(disk, '/data', fixedClock(Date.UTC(2026, 10, 20, 11, 19, 7))), add }
}

describe('the trash', () => {
  it('takes a campaign whole and gives it back', async () => {
    const { disk, trash } = await fresh()
    const name = await trash.put('c1')
    expect(name).toBe('c1-20261120t111907z')
    expect(await disk.stat('/data/campaigns/c1')).toBeNull()
    expect(await trash.list()).toEqual([{ name, id: 'c1', trashedMs: Date.UTC(2026, 10, 20, 11, 19, 7) }])
    expect(await trash.takeBack(name)).toBe('c1')
    expect(Buffer.from(await disk.readFile('/data/campaigns/c1/campaign.json')).toString()).toBe('c1')
    expect(await trash.list()).toEqual([])
  })

  it('takes two of the same id in one second', async () => {
    const { trash, add } = await fresh()
    const first = await trash.put('c1')
    await add('c1')
    expect(await trash.put('c1')).not.toBe(first)
    expect(await trash.list()).toHaveLength(2)
  })

  it('lists the newest first', async () => {
    const disk = new CrashDisk()
    const names = ['c1-20261120t111907z', 'c3-20261121t080000z', 'c2-20261119t235959z', 'c4-20261120t111907z']
    for (const name of names) await ensureDir(disk, `/data/trash/${name}`)
    const listed = await new Trash(disk, '/data', fixedClock(0)).list()
    expect(listed.map(({ id }) => id)).toEqual(['c3', 'c4', 'c1', 'c2'])
  })

  it('does not put one campaign over another', async () => {
    const { trash, add } = await fresh()
    const name = await trash.put('c1')
    await add('c1')
    await expect(trash.takeBack(name)).rejects.toMatchObject({ code: 'exists' })
  })

  it.each(['', '..', '../campaigns', 'c1', 'c1-2026', '../campaigns/c1-20261120t111907z'])('knows nothing of %j', async name => {
    const { disk, trash } = await fresh()
    await trash.put('c1')
    await expect(trash.takeBack(name)).rejects.toMatchObject({ code: 'missing' })
    expect(await disk.list('/data/trash')).toHaveLength(1)
  })

  it('says that a campaign is missing', async () => {
    const { trash } = await fresh()
    await expect(trash.put('c2')).rejects.toMatchObject({ code: 'missing' })
    await expect(trash.put('../x')).rejects.toMatchObject({ code: 'bad-id' })
  })
})
