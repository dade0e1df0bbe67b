import { err, ok } from '@shared/kernel/result'
import { expect, it } from 'vitest'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { crashEverywhere } from '../../../../tests/explorers/crash-everywhere'
import { seededRandom } from '../../platform/random-source'
import { openBattle } from '../battle/open-battle'
import { backupPath, DurableFile } from '../document/durable-file'
import { paths } from '../paths'
import { CAMPAIGN_KIND } from './campaign-file'
import { CampaignStore } from './campaign-store'

interface Campaign {
  readonly id: string
}

const storeOn = (disk: CrashDisk): CampaignStore<Campaign, string> =>
  new CampaignStore<Campaign, string>({
    disk,
    dataDir: '/data',
    read: (json, id) => {
      const campaign = json as Campaign
      return id === null || campaign.id === id ? ok(campaign) : err({ code: 'wrong-owner', at: campaign.id })
    },
    idOf: ({ id }) => id,
    summarise: ({ id }) => id
  })

/** Two campaigns whose files were exchanged; each has a battle of its own. */
async function exchanged(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  const store = storeOn(disk)
  for (const id of ['c1', 'c2']) {
    await store.create(id, { id })
    const battle = await openBattle(disk, store.battleDir(id, 'b1'), { campaign: id, battle: 'b1' })
    if (!battle.ok || battle.value.mode === 'rescue') throw new Error('no battle')
    await battle.value.files.append({ seq: 1 })
    await battle.value.files.close()
  }
  for (const [folder, id] of [
    ['c1', 'c2'],
    ['c2', 'c1']
  ] as const)
    await new DurableFile(disk, paths.campaign('/data', folder), CAMPAIGN_KIND).replace({ id })
  return disk
}

it('gives each folder its own file back, and the previous generation with it', async () => {
  const disk = await exchanged()
  expect(await storeOn(disk).putBack('c1')).toEqual({ ok: true, value: 'c2' })
  for (const id of ['c1', 'c2'])
    for (const path of [paths.campaign('/data', id), backupPath(paths.campaign('/data', id))])
      expect(Buffer.from(await disk.readFile(path)).toString()).toContain(`"id": "${id}"`)
})

it('is finished by the next call wherever a crash stopped it', async () => {
  const disk = await exchanged()
  const tally = { states: 0, violations: [] as string[] }
  const check = async (after: CrashDisk): Promise<void> => {
    const store = storeOn(after)
    for (const folder of ['c1', 'c2']) if (!(await store.open(folder)).ok) await store.putBack(folder)
    for (const id of ['c1', 'c2']) {
      const found = await store.open(id)
      if (!found.ok || found.value.campaign.id !== id) throw new Error(`${id} was not found`)
    }
  }
  await crashEverywhere(disk, () => storeOn(disk).putBack('c1'), check, tally, seededRandom(1), 6)
  expect(tally.violations).toEqual([])
  expect(tally.states).toBeGreaterThan(100)
})
