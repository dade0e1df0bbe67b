import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { sampleBattle, testApplication } from '../testkit'

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
