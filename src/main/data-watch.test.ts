import { mkdir, rename } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { CallName } from '@shared/ipc/calls'
import type { News } from '@shared/ipc/news'
import { sampleBattle, testApplication } from '@kit/main/application'
import { temporaryDir } from '@kit/main/battle'
import { DataWatch } from './data-watch'
import { nodeDisk } from './store/disk/node-disk'

describe('a data folder that vanishes during play', () => {
  it('is told to every window, and no list is shown empty instead', async () => {
    const app = await testApplication()
    const { call, dataDir, news } = app
    const { campaign, key } = await sampleBattle(app)
    await rename(dataDir, `${dataDir}-away`)
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
    expect(news).toContainEqual({ kind: 'data.gone', isGone: true })
    expect(await call('battle.log', key)).toHaveLength(1)
    // An empty folder in its place is the mount point of a disk that is not there.
    await mkdir(dataDir)
    await expect(call('campaigns.list', {})).rejects.toMatchObject({ code: 'data-gone' })
    await rename(`${dataDir}-away`, dataDir)
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ id: campaign.id }] })
    expect(news.filter(({ kind }) => kind === 'data.gone').at(-1)).toEqual({ kind: 'data.gone', isGone: false })
  })

  it('is noticed while nobody asks for anything, and so is its return', async () => {
    const dataDir = join(await temporaryDir(), 'data')
    await mkdir(join(dataDir, 'campaigns'), { recursive: true })
    const news: News[] = []
    const watch = new DataWatch(nodeDisk, dataDir, item => news.push(item), 10)
    onTestFinished(() => watch.stop())
    await rename(dataDir, `${dataDir}-away`)
    await expect.poll(() => news).toContainEqual({ kind: 'data.gone', isGone: true })
    await rename(`${dataDir}-away`, dataDir)
    await expect.poll(() => news.at(-1)).toEqual({ kind: 'data.gone', isGone: false })
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
