import { describe, expect, it } from 'vitest'
import { sampleBattle, testApplication, type TestApplication } from '@kit/main/application'

describe('a new battle', () => {
  it('is open, begun and listed', async () => {
    const application = await testApplication()
    const { campaignId, sides } = await sampled(application)
    const opened = await application.call('battle.create', { campaignId, name: 'Second', sides })
    expect(opened).toMatchObject({ campaignId, system: 'starfinder-armada', mode: 'writable', pending: null, damage: null, repaired: [] })
    expect(opened.entries).toMatchObject([{ kind: 'command', seq: 1, command: { type: 'beginBattle', name: 'Second' } }])
    const { battles } = await application.call('campaigns.get', { campaignId })
    expect(battles[1]).toMatchObject({
      id: opened.battleId,
      name: 'Second',
      status: 'running',
      rosterIds: sides.map(({ rosterId }) => rosterId)
    })
  })

  it('has its place named where the table named one, and as an act that can be taken back', async () => {
    const application = await testApplication()
    const { campaignId, sides } = await sampled(application)
    const { entries } = await application.call('battle.create', { campaignId, name: 'Second', sides, place: 'Meridian Gap' })
    expect(entries).toMatchObject([
      { command: { type: 'beginBattle' } },
      { command: { type: 'tellBattle', headline: null, place: 'Meridian Gap', heldBy: null } }
    ])
  })

  it('is in the list of a copy in time from its beginning on', async () => {
    const application = await testApplication()
    const { campaignId, sides } = await sampled(application)
    const { battleId } = await application.call('battle.create', { campaignId, name: 'Second', sides })
    const [latest] = (await application.call('backups.list', { campaignId })).filter(({ kind }) => kind === 'after-begin')
    const { battles } = await application.call('backups.read', { campaignId, name: latest?.name ?? '' })
    expect(battles.map(({ id }) => id)).toContain(battleId)
  })

  it('needs sides that are there', async () => {
    const application = await testApplication()
    const { campaignId, sides } = await sampled(application)
    const strangers = [...sides, { sideId: 'C', rosterId: 'strangers' }]
    await expect(application.call('battle.create', { campaignId, name: 'X', sides: strangers })).rejects.toMatchObject({
      code: 'not-found',
      detail: 'strangers'
    })
  })

  it('needs sides fit for it, and says which is not', async () => {
    const application = await testApplication()
    const { campaignId, sides, campaign } = await sampled(application)
    const armada = campaign.rosters[1]
    if (armada === undefined) throw new Error('The sample has one armada')
    const overBudget = { ...armada, tier: 1 }
    await application.call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster: overBudget } })
    await expect(application.call('battle.create', { campaignId, name: 'X', sides })).rejects.toMatchObject({
      code: 'not-fit',
      detail: armada.id
    })
    await application.call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster: { ...overBudget, allowIllegal: true } } })
    expect((await application.call('battle.create', { campaignId, name: 'X', sides })).mode).toBe('writable')
  })

  it('is refused as the rules refuse it, and leaves nothing behind', async () => {
    const application = await testApplication()
    const { campaignId, sides } = await sampled(application)
    const allies = sides.map(({ rosterId }) => ({ sideId: 'A', rosterId }))
    await expect(application.call('battle.create', { campaignId, name: 'X', sides: allies })).rejects.toMatchObject({
      code: 'refused',
      detail: 'too-few-sides'
    })
    expect((await application.call('campaigns.get', { campaignId })).battles).toHaveLength(1)
  })
})

async function sampled(application: TestApplication) {
  const { campaign } = await sampleBattle(application)
  const sides = campaign.rosters.map((armada, index) => ({ sideId: index === 0 ? 'A' : 'B', rosterId: armada.id }))
  return { campaign, campaignId: campaign.id, sides }
}
