import { describe, expect, it } from 'vitest'
import { testApplication, type TestApplication } from '@kit/main/application'
import { present } from '@shared/kernel/present'
import type { Aftermath } from '@shared/report/aftermath'
import { LASTING, type Decision, type Lasting } from '@shared/core/carry/carry-rules'
import { hostedSystem, SYSTEM_IDS } from '@shared/systems'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import { HANDS, twinOf } from '../support/any-game/hands'

type Command = Readonly<Record<string, unknown>> & { readonly type: string }

const PLAYED = SYSTEM_IDS.flatMap(id => (HANDS[id] === undefined ? [] : [{ id, hand: HANDS[id] }]))

describe.each(PLAYED)('what a battle of $id leaves to its rosters', ({ id, hand: { hurt, scar, fell, join, end } }) => {
  const { carry, report, rules } = hostedSystem(id)

  /** A sample campaign whose battle is over: the first unit of the first roster is damaged, the second has fallen. */
  async function fought(more: readonly Command[] = []) {
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
    if (scar !== undefined) await play(scar(present(first, 'a part').id))
    for (const command of more) await play(command)
    await play(fell(present(second, 'a part').id))
    await play(end)
    return { ...application, key, roster, hurtId: present(first, 'a part').id, fallenId: present(second, 'a part').id }
  }
  type Battle = Awaited<ReturnType<typeof fought>>
  const settle = ({ call, key }: Battle, partId: string, decision: Decision, kept: readonly Lasting[] = ['damage']) =>
    call('chronicle.settle', { ...key, decisions: [{ partId, decision, kept }] })
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

  it('is where the next battle begins: nothing is owed for it, neither for damage nor for criticals', async () => {
    const battle = await fought()
    const owed = (state: unknown): unknown => rules.obligations(state).map(({ kind, owner }) => [kind, owner])
    const hull = (state: unknown): unknown => report.unitsOf(state).find(one => one.id === battle.hurtId)?.hull
    const fresh = await again(battle, battle.key.campaignId)
    await settle(battle, battle.hurtId, 'wounded', LASTING)
    const state = await again(battle, battle.key.campaignId)
    expect(hull(state)).not.toEqual(hull(fresh))
    expect(owed(state)).toEqual(owed(fresh))
  })

  it('comes along with a roster that joins a battle under way, each part of it undone by itself', async () => {
    const battle = await fought()
    const { call, key, hurtId, roster } = battle
    const { campaignId } = key
    await settle(battle, hurtId, 'wounded', LASTING)
    const { rosters } = await call('campaigns.get', { campaignId })
    const enemy = present(rosters[1], 'the enemy')
    const twin = twinOf(enemy)
    await call('campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster: twin } })
    const sides = [twin, enemy].map(({ id: rosterId }, i) => ({ sideId: 'AB'.charAt(i), rosterId }))
    const { battleId } = await call('battle.create', { campaignId, name: 'Next', sides })
    const next = { campaignId, battleId }
    const before = await call('battle.state', next)
    expect(await call('battle.submit', { ...next, command: join(roster, twin) })).toMatchObject({ kind: 'done' })

    const lasting = async (): Promise<unknown> => carry.lastsOn(await call('battle.state', next), hurtId, roster)
    const [row] = (await call('chronicle.aftermath', key)).filter(({ part }) => part.id === hurtId)
    expect(await lasting()).toEqual(row?.lasts)
    const [begun, joined, ...given] = (await call('battle.log', next)).filter(one => one.kind === 'command')
    expect([begun, joined].map(one => one?.command.type)).toEqual(['beginBattle', join(roster, twin).type])
    expect(given.length).toBeGreaterThan(0)
    const from = given.map(({ command }): unknown => ('reason' in command ? command.reason : null))
    expect(new Set(from)).toEqual(new Set(['Sample']))
    for (let left = given.length; left > 0; left -= 1) await call('battle.undo', next)
    expect(await lasting()).toEqual([])
    await call('battle.undo', next)
    expect(await call('battle.state', next)).toEqual(before)
  })

  it('keeps of a ship what the game master chooses: damage alone, or its criticals too', async () => {
    const battle = await fought()
    const lasted = async (kept: readonly Lasting[]): Promise<unknown> => {
      await settle(battle, battle.hurtId, 'wounded', kept)
      return carry.lastsOn(await again(battle, battle.key.campaignId), battle.hurtId, battle.roster)
    }
    const [row] = (await battle.call('chronicle.aftermath', battle.key)).filter(({ part }) => part.id === battle.hurtId)
    expect(row?.lasts.map(({ kind }) => kind)).toEqual(scar === undefined ? ['damage'] : ['damage', 'criticals'])
    expect(await lasted(['damage'])).toEqual([{ kind: 'damage', what: [] }])
    expect(await lasted(LASTING)).toEqual(row?.lasts)
    // A card face up is a card of damage as well.
    if (scar !== undefined && id !== 'xwing') expect(await lasted(['criticals'])).toEqual(row?.lasts.slice(1))
    await expect(settle(battle, battle.hurtId, 'wounded', [])).rejects.toMatchObject({ code: 'refused' })
  })

  it('may be decided all at once, and taken back all at once or one by one', async () => {
    const battle = await fought()
    const { call, key, hurtId, fallenId } = battle
    const before = await call('campaigns.get', { campaignId: key.campaignId })
    const decisions = [
      { partId: hurtId, decision: 'wounded', kept: ['damage'] },
      { partId: fallenId, decision: 'struck', kept: [] }
    ] as const
    const after = await call('chronicle.settle', { ...key, decisions })
    expect(after.battles[0]?.settled).toEqual({ [hurtId]: 'wounded', [fallenId]: 'struck' })
    const undone = async (partIds: readonly string[]) => call('chronicle.unsettle', { ...key, partIds })
    const whole = { rosters: before.rosters, wounds: [] }
    expect(await undone([hurtId, fallenId])).toMatchObject(whole)
    await expect(undone([hurtId])).rejects.toMatchObject({ code: 'refused' })
    await call('chronicle.settle', { ...key, decisions })
    expect((await undone([fallenId])).wounds).toHaveLength(1)
    expect(await undone([hurtId])).toMatchObject(whole)
    const unknown = [...decisions, { partId: 'nobody', decision: 'whole', kept: [] }] as const
    await expect(call('chronicle.settle', { ...key, decisions: unknown })).rejects.toMatchObject({ code: 'not-found' })
    expect((await call('campaigns.get', { campaignId: key.campaignId })).wounds).toEqual([])
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
    for (const word of ['partNotes', 'wounds', 'settled', 'decided', 'refitted']) expect(alone).not.toContain(`"${word}"`)
  })

  it('is decided for those alone that the battle changed, and as it can be', async () => {
    const battle = await fought()
    await expect(settle(battle, 'nobody', 'whole')).rejects.toMatchObject({ code: 'not-found' })
    await expect(settle(battle, battle.fallenId, 'wounded')).rejects.toMatchObject({ code: 'refused' })
    await expect(settle(battle, battle.hurtId, 'struck')).rejects.toMatchObject({ code: 'refused' })
  })

  it('stands in the list: how it ended, and how many of each side are left', async () => {
    const { call, key, roster } = await fought()
    const { battles } = await call('campaigns.get', { campaignId: key.campaignId })
    const [ours] = battles[0]?.outcome ?? []
    expect(ours).toMatchObject({ name: roster.name })
    expect(battles[0]?.ending).toMatchObject({ victor: null, names: { battle: battles[0]?.name } })
    expect((ours?.of ?? 0) - (ours?.standing ?? 0)).toBe(1)
  })
})

describe('what was spent in a battle', () => {
  it('may be kept: the Resolve Points of an officer', async () => {
    const { call } = await testApplication()
    const {
      id: campaignId,
      battles,
      rosters
    } = await call('campaigns.createSample', { name: 'S', system: 'starfinder-armada', locale: 'en' })
    const key = { campaignId, battleId: present(battles[0], 'its battle').id }
    const [roster] = rosters as unknown as readonly DraftArmada[]
    const officer = present(
      roster?.officers.find(({ resolvePoints }) => resolvePoints > 1),
      'an officer'
    )
    await call('battle.open', key)
    const spent = { type: 'correctOfficer', officerId: officer.id, correction: { resolvePoints: 1 }, reason: '' }
    await call('battle.submit', { ...key, command: spent })
    await call('battle.submit', { ...key, command: { type: 'endBattle' } })
    expect(await call('chronicle.aftermath', key)).toMatchObject([
      { part: { id: officer.id }, hull: null, choices: ['wounded', 'whole'], lasts: [{ kind: 'spent', what: [{ values: { left: 1 } }] }] }
    ])
    await call('chronicle.settle', { ...key, decisions: [{ partId: officer.id, decision: 'wounded', kept: ['spent'] }] })
    const sides = rosters.map(({ id }, i) => ({ sideId: 'AB'.charAt(i), rosterId: id }))
    const { battleId } = await call('battle.create', { campaignId, name: 'Next', sides })
    const { officers } = (await call('battle.state', { campaignId, battleId })) as BattleState
    expect(officers.find(({ id }) => id === officer.id)?.resolvePoints).toBe(1)
  })
  it('may be kept: the charges of a ship', () => {
    const { carry } = hostedSystem('xwing')
    const weapons = [
      { id: 'w', name: 'Torpedo', charges: 2, chargesLeft: 1 },
      { id: 'v', charges: 0, chargesLeft: 0 }
    ]
    const state = { ships: [{ id: 'k', facedown: 0, faceup: [], weapons }] }
    expect(carry.lastsOn(state, 'k', { id: 'r', name: '', allowIllegal: false })).toEqual([
      { kind: 'spent', what: [{ key: 'xw.carry.charges', values: { weapon: 'Torpedo', left: 1, max: 2 } }] }
    ])
    const wound = carry.woundOf(state, 'k', ['spent'])
    expect(carry.wounded('k', wound, 'Dusk')).toEqual([
      { type: 'correctShip', shipId: 'k', correction: { charges: [{ weaponId: 'w', left: 1 }] }, reason: 'Dusk' }
    ])
  })
})
