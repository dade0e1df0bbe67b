import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { CallName } from '@shared/ipc/calls'
import { sampleBattle, testApplication } from '@kit/main/application'

describe('a data folder that vanishes during play', () => {
  it('is told to every window at once, and no list is shown empty instead', async () => {
    const app = await testApplication()
    const { call, dataDir, news } = app
    const { campaign, key } = await sampleBattle(app)
    await rename(dataDir, `${dataDir}-away`)
    await expect.poll(() => news).toContainEqual({ kind: 'data.gone', isGone: true })
    const campaignId = campaign.id
    const refused: readonly (readonly [CallName, object])[] = [
      ['campaigns.list', {}],
      ['campaigns.trash', {}],
      ['backups.list', { campaignId }],
      ['campaigns.get', { campaignId }],
      ['campaigns.create', { name: 'Other', system: 'xwing' }],
      ['export.everything', {}],
      ['battle.submit', { ...key, command: { type: 'advancePhase' } }]
    ]
    for (const [name, args] of refused)
      await expect(call(name, args as never), name).rejects.toMatchObject({ code: 'data-gone', detail: dataDir })
    expect(await call('battle.log', key)).toHaveLength(1)
    // An empty folder in its place is the mount point of a disk that is not there.
    await mkdir(dataDir)
    await expect(call('campaigns.list', {})).rejects.toMatchObject({ code: 'data-gone' })
    await rename(`${dataDir}-away`, dataDir)
    await expect.poll(() => news).toContainEqual({ kind: 'data.gone', isGone: false })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ id: campaign.id }] })
  })

  it('is not gone without its lock alone', async () => {
    const { call, dataDir, news } = await testApplication()
    await call('campaigns.create', { name: 'Reach', system: 'xwing' })
    await rename(join(dataDir, 'LOCK'), join(dataDir, 'LOCK-away'))
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'Reach' }] })
    await expect(call('campaigns.create', { name: 'Other', system: 'xwing' })).rejects.toMatchObject({ code: 'locked' })
    expect(news).not.toContainEqual({ kind: 'data.gone', isGone: true })
  })
})
