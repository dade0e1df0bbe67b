import { cp, copyFile, rename, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleBattle, testApplication } from '@kit/main/application'
import { everythingAtRestIn, everythingIn } from '../../../tests/support/incoming'

describe('a deleted campaign that cannot be read', () => {
  it('comes back all the same, and is listed with what is wrong with it', async () => {
    const app = await testApplication()
    const { id: campaignId } = (await sampleBattle(app)).campaign
    const { trashId } = await app.call('campaigns.remove', { campaignId })
    for (const name of ['campaign.json', 'campaign.json.bak']) await writeFile(join(app.dataDir, 'trash', trashId, name), 'garbage')
    expect(await app.call('campaigns.restore', { trashId })).toEqual({ id: campaignId })
    expect(await app.call('campaigns.list', {})).toMatchObject({ campaigns: [], problems: [{ id: campaignId, problem: 'damaged' }] })
    expect(await app.call('campaigns.trash', {})).toEqual([])
  })
})

describe('a copy in time that is brought back', () => {
  it('keeps every battle in the list, one that began after it too, and each where it stands', async () => {
    const app = await testApplication()
    const { call } = app
    const { campaign, key } = await sampleBattle(app)
    const { id: campaignId } = campaign
    const name = (await call('backups.list', { campaignId })).find(({ kind }) => kind === 'hourly')?.name ?? ''
    expect(await call('backups.read', { campaignId, name })).toMatchObject({ battles: [] })
    await call('battle.open', key)
    for (let phase = 0; phase < 2; phase += 1) await call('battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })
    await call('campaigns.edit', { campaignId, edit: { type: 'rename', name: 'By mistake' } })
    const { battles, lastPlayedAt } = await call('campaigns.get', { campaignId })
    expect(battles).toMatchObject([{ id: key.battleId, round: 1 }])
    expect(await call('backups.restore', { campaignId, name })).toEqual({ ...campaign, lastPlayedAt, battles })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ name: 'Sample', running: { id: key.battleId } }] })
    expect(await call('battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })).toMatchObject({ kind: 'done' })
  })
})

describe('a campaign in a folder that is not its own', () => {
  it('is listed with where it belongs, and goes back there when asked', async () => {
    const app = await testApplication()
    const { campaign, key } = await sampleBattle(app)
    const lies = (name: string): string => join(app.dataDir, 'campaigns', name)
    await app.call('battle.close', key)
    await rename(lies(campaign.id), lies('elsewhere'))
    await app.application.close()
    const { call } = await testApplication(app.dataDir)
    expect(await call('campaigns.list', {})).toEqual({
      campaigns: [],
      problems: [{ id: 'elsewhere', problem: 'other-folder', detail: campaign.id }]
    })
    await expect(call('campaigns.get', { campaignId: 'elsewhere' })).rejects.toMatchObject({ code: 'damaged' })
    expect(await call('campaigns.adopt', { campaignId: 'elsewhere' })).toEqual({ id: campaign.id })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: [{ id: campaign.id }], problems: [] })
    expect(await call('battle.open', key)).toMatchObject({ mode: 'writable', repaired: [] })
  })

  it('becomes a campaign of its own where its folder is taken', async () => {
    const app = await testApplication()
    const { campaign, key } = await sampleBattle(app)
    const lies = (name: string): string => join(app.dataDir, 'campaigns', name)
    await app.call('battle.close', key)
    await cp(lies(campaign.id), lies('elsewhere'), { recursive: true })
    const { id } = await app.call('campaigns.adopt', { campaignId: 'elsewhere' })
    expect(id).not.toBe(campaign.id)
    expect((await app.call('campaigns.list', {})).campaigns.map(listed => listed.id).sort()).toEqual([campaign.id, id].sort())
    for (const campaignId of [campaign.id, id])
      expect(await app.call('battle.open', { ...key, campaignId })).toMatchObject({ mode: 'writable', repaired: [], wasInterrupted: false })
    expect(await app.call('campaigns.trash', {})).toMatchObject([{ name: 'Sample' }])
  })

  it('does not hide the copies in time of the campaign whose folder it is', async () => {
    const app = await testApplication()
    const { campaign, key } = await sampleBattle(app)
    const other = await app.call('campaigns.create', { name: 'Other', system: 'starfinder-armada' })
    await app.call('battle.close', key)
    const file = (id: string): string => join(app.dataDir, 'campaigns', id, 'campaign.json')
    await copyFile(file(other.id), file(campaign.id))
    await app.application.close()
    const { call } = await testApplication(app.dataDir)
    expect(await call('campaigns.list', {})).toMatchObject({ problems: [{ id: campaign.id, problem: 'other-battles', detail: other.id }] })
    const name = (await call('backups.list', { campaignId: campaign.id })).find(({ kind }) => kind === 'after-begin')?.name ?? ''
    expect(await call('backups.restore', { campaignId: campaign.id, name })).toMatchObject({ id: campaign.id, name: 'Sample' })
    expect(await call('battle.open', key)).toMatchObject({ mode: 'writable' })
  })

  /** Two campaigns, each with a battle, in a folder that no program has open. */
  async function twoCampaigns() {
    const app = await testApplication()
    const samples = [await sampleBattle(app), await sampleBattle(app)] as const
    for (const { key } of samples) await app.call('battle.close', key)
    await app.application.close()
    const file = (index: 0 | 1): string => join(app.dataDir, 'campaigns', samples[index].campaign.id, 'campaign.json')
    const swapped = async (): Promise<void> => {
      await rename(file(0), `${file(0)}.aside`)
      await rename(file(1), file(0))
      await rename(`${file(0)}.aside`, file(1))
    }
    return { ...app, samples, file, swapped }
  }

  it('gets its own file back where two hold each other’s, and every battle is reached', async () => {
    const { dataDir, samples, swapped } = await twoCampaigns()
    await swapped()
    const { call } = await testApplication(dataDir)
    const [one, other] = samples.map(({ campaign }) => campaign.id)
    expect((await call('campaigns.list', {})).problems.map(({ problem }) => problem)).toEqual(['other-folder', 'other-folder'])
    expect(await call('campaigns.adopt', { campaignId: one ?? '' })).toEqual({ id: other })
    expect(await call('campaigns.list', {})).toMatchObject({ campaigns: { length: 2 }, problems: [] })
    for (const { campaign, key } of samples) {
      expect(await call('campaigns.get', { campaignId: campaign.id })).toMatchObject({ battles: [{ id: key.battleId }] })
      expect(await call('battle.open', key)).toMatchObject({ mode: 'writable', repaired: [] })
    }
    expect(await call('campaigns.trash', {})).toEqual([])
  })

  it.each(['the folder of that campaign is there', 'the folder of that campaign is gone'])(
    'is not taken in with the battles of another: %s',
    async how => {
      const { dataDir, samples, file } = await twoCampaigns()
      await copyFile(file(1), file(0))
      if (how.endsWith('gone')) await rename(dirname(file(1)), join(dataDir, 'elsewhere'))
      const before = await everythingAtRestIn(join(dataDir, 'campaigns'))
      const { call, application } = await testApplication(dataDir)
      const [one, other] = samples.map(({ campaign }) => campaign.id)
      const { problems } = await call('campaigns.list', {})
      expect(problems).toEqual([{ id: one, problem: 'other-battles', detail: other }])
      await expect(call('campaigns.adopt', { campaignId: one ?? '' })).rejects.toMatchObject({ code: 'damaged' })
      await application.close()
      expect(await everythingIn(join(dataDir, 'campaigns'))).toEqual(before)
    }
  )
})
