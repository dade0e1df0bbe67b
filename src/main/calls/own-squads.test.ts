import { describe, expect, it } from 'vitest'
import type { ImportCheck } from '@shared/ipc/exchange'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'
import { sampleBattle, testApplication, type TestApplication } from '@kit/main/application'

async function checked({ call }: TestApplication, text: string): Promise<ImportCheck> {
  const bytes = Buffer.from(text, 'utf8')
  const { id } = await call('import.begin', { bytes: bytes.length })
  await call('import.piece', { id, data: bytes.toString('base64') })
  return call('import.check', { id })
}

describe('a squad of X-Wing in XWS', () => {
  const xws = (id: string): string => JSON.stringify({ faction: 'rebelalliance', name: 'Red', pilots: [{ id, points: 40 }] })

  it('goes out and comes in, with figures of the table', async () => {
    const app = await testApplication()
    const { id: campaignId } = await app.call('campaigns.create', { name: 'Outer Rim', system: 'xwing' })
    const check = await checked(app, xws('wedgeantilles'))
    if (check.kind !== 'ready' || check.preview.kind !== 'roster') throw new Error(check.kind)
    expect(check.preview).toMatchObject({ system: 'xwing', roster: { ships: [{ name: 'Wedge Antilles', initiative: 6, hull: 4 }] } })
    const { roster } = check.preview
    await app.call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster } })
    const { xws: shared } = await app.call('export.roster', { campaignId, rosterId: roster.id })
    expect(shared).toMatchObject({ fileName: 'Red.xws', leftOut: [] })
    expect(await checked(app, shared?.text ?? '')).toEqual(check)
  })

  it('gets figures that its ships have in a squad of the game master, where the table has none', async () => {
    const app = await testApplication()
    const { id: campaignId } = await app.call('campaigns.create', { name: 'Outer Rim', system: 'xwing' })
    const first = await checked(app, xws('newpilot'))
    if (first.kind !== 'ready' || first.preview.kind !== 'roster') throw new Error(first.kind)
    expect(first.preview).toMatchObject({ roster: { ships: [{ hull: 0 }] }, notes: [{ code: 'cards-unknown', names: ['newpilot'] }] })
    const [ship] = (first.preview.roster as DraftSquad).ships
    const roster = { ...first.preview.roster, ships: [{ ...ship, name: 'New Pilot', hull: 5, agility: 1 }] }
    await app.call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster } })
    expect(await checked(app, xws('newpilot'))).toMatchObject({
      preview: {
        roster: { ships: [{ name: 'New Pilot', hull: 5, agility: 1 }] },
        notes: [{ code: 'cards-remembered', names: ['newpilot'] }]
      }
    })
  })

  it('is no business of other games', async () => {
    const app = await testApplication()
    const { campaign } = await sampleBattle(app)
    const shared = await app.call('export.roster', { campaignId: campaign.id, rosterId: campaign.rosters[0]?.id ?? '' })
    expect(shared.xws).toBeNull()
  })
})
