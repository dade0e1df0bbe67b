import { describe, expect, it } from 'vitest'
import { testApplication, type TestApplication } from '@kit/main/application'
import { present } from '@shared/kernel/present'
import type { Aftermath } from '@shared/report/aftermath'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems'
import { HANDS } from '../support/any-game/hands'

type Command = Readonly<Record<string, unknown>> & { readonly type: string }

const PLAYED = SYSTEM_IDS.flatMap(id => (HANDS[id] === undefined ? [] : [{ id, hand: HANDS[id] }]))

describe.each(PLAYED)('what a battle of $id leaves to its rosters', ({ id, hand: { hurt, fell, end } }) => {
  const { carry, report } = hostedSystem(id)

  /** A sample campaign whose battle is over: the first unit of the first roster is damaged, the second has fallen. */
  async function fought() {
    const application = await testApplication()
    const { call } = application
    const campaign = await call('campaigns.createSample', { name: 'Sample', system: id, locale: 'en' })
    const key = { campaignId: campaign.id, battleId: present(campaign.battles[0], 'its battle').id }
    const roster = present(campaign.rosters[0], 'a roster')
    const [first, second] = carry.partsOf(roster)
    const play = async (command: Command): Promise<void> => {
      const result = await call('battle.submit', { ...key, command })
      expect(result).toMatchObject({ kind: 'done' })
    }
    await call('battle.open', key)
    await play(hurt(present(first, 'a part').id))
    await play(fell(present(second, 'a part').id))
    await play(end)
    return { ...application, key, roster, hurtId: present(first, 'a part').id, fallenId: present(second, 'a part').id }
  }
  const settle = ({ call, key }: Awaited<ReturnType<typeof fought>>, partId: string, decision: 'struck' | 'wounded' | 'whole') =>
    call('chronicle.settle', { ...key, partId, decision })
  const again = async ({ call }: TestApplication, campaignId: string): Promise<unknown> => {
    const { rosters } = await call('campaigns.get', { campaignId })
    const sides = rosters.map((roster, i) => ({ sideId: i === 0 ? 'A' : 'B', rosterId: roster.id }))
    const { battleId } = await call('battle.create', { campaignId, name: 'Next', sides })
    return call('battle.state', { campaignId, battleId })
  }

  it('is what fell and what is damaged, and nothing while the battle goes on', async () => {
    const battle = await fought()
    const rows = await battle.call('chronicle.aftermath', battle.key)
    const own = rows.filter(({ rosterId }) => rosterId === battle.roster.id).map(({ part, choices }): unknown => [part.id, choices])
    expect(own).toEqual([
      [battle.hurtId, ['wounded', 'whole']],
      [battle.fallenId, ['struck', 'whole']]
    ])
    await battle.call('battle.undo', battle.key)
    expect(await battle.call('chronicle.aftermath', battle.key)).toEqual([])
  })

  it('is carried over as the game master decides: struck off, and damage that the next battle begins with', async () => {
    const battle = await fought()
    await settle(battle, battle.fallenId, 'struck')
    const copies = await battle.call('backups.list', { campaignId: battle.key.campaignId })
    const copy = copies.find(({ kind }) => kind === 'before-strike')
    const { rosters: copied } = await battle.call('backups.read', { campaignId: battle.key.campaignId, name: copy?.name ?? '' })
    expect(JSON.stringify(copied)).toContain(battle.fallenId)
    const campaign = await settle(battle, battle.hurtId, 'wounded')
    expect(carry.partsOf(present(campaign.rosters[0], 'a roster')).map(part => part.id)).not.toContain(battle.fallenId)
    expect(campaign.battles[0]?.settled).toEqual({ [battle.fallenId]: 'struck', [battle.hurtId]: 'wounded' })
    const [before] = (await battle.call('chronicle.aftermath', battle.key)).filter(({ part }) => part.id === battle.hurtId)
    const unit = report.unitsOf(await again(battle, campaign.id)).find(one => one.id === battle.hurtId)
    expect(unit?.hull).toEqual((before as Aftermath).hull)
    expect(unit?.standing).toBe('fighting')
  })

  it('is whole again where that is decided, then or later', async () => {
    const battle = await fought()
    await settle(battle, battle.hurtId, 'wounded')
    expect((await settle(battle, battle.hurtId, 'whole')).wounds).toEqual([])
    await settle(battle, battle.hurtId, 'wounded')
    const edit = { type: 'repair', unitId: battle.hurtId } as const
    expect((await battle.call('campaigns.edit', { campaignId: battle.key.campaignId, edit })).wounds).toEqual([])
  })

  it('goes with the whole campaign, and not with one battle that is handed on', async () => {
    const battle = await fought()
    const { campaignId } = battle.key
    await settle(battle, battle.hurtId, 'wounded')
    await battle.call('campaigns.edit', { campaignId, edit: { type: 'notePart', partId: battle.hurtId, notes: 'refitted' } })
    const told = async (args: { readonly campaignId: string; readonly battleId?: string }): Promise<object> =>
      (JSON.parse((await battle.call('export.campaign', args)).text) as { readonly campaign: object }).campaign
    expect(await told({ campaignId })).toMatchObject({ partNotes: { [battle.hurtId]: 'refitted' }, battles: [{ settled: {} }] })
    const alone = JSON.stringify(await told(battle.key))
    for (const word of ['partNotes', 'wounds', 'settled', 'refitted']) expect(alone).not.toContain(`"${word}"`)
  })

  it('is decided for those alone that the battle changed, and as it can be', async () => {
    const battle = await fought()
    await expect(settle(battle, 'nobody', 'whole')).rejects.toMatchObject({ code: 'not-found' })
    await expect(settle(battle, battle.fallenId, 'wounded')).rejects.toMatchObject({ code: 'refused' })
    await expect(settle(battle, battle.hurtId, 'struck')).rejects.toMatchObject({ code: 'refused' })
  })

  it('stands in the list: how many of each side are left', async () => {
    const { call, key, roster } = await fought()
    const { battles } = await call('campaigns.get', { campaignId: key.campaignId })
    const [ours] = battles[0]?.outcome ?? []
    expect(ours).toMatchObject({ name: roster.name })
    expect((ours?.of ?? 0) - (ours?.standing ?? 0)).toBe(1)
  })
})
