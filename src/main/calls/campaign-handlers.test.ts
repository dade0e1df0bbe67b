import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { systemOf } from '@shared/systems/index'
import { sampleBattle, testApplication } from '@kit/main/application'

const system = 'starfinder-armada'

describe('campaigns', () => {
  it('are made, changed and listed, and every window hears of it', async () => {
    const { call, news } = await testApplication()
    const { id } = await call('campaigns.create', { name: 'Kessar Reach', system })
    const renamed = await call('campaigns.edit', { campaignId: id, edit: { type: 'rename', name: 'Kessar' } })
    expect(renamed).toMatchObject({ id, name: 'Kessar', battles: [] })
    expect(await call('campaigns.get', { campaignId: id })).toEqual(renamed)
    expect((await call('campaigns.list', {})).campaigns).toMatchObject([{ id, name: 'Kessar', rosters: 0, running: null }])
    expect(news).toEqual([{ kind: 'campaigns.changed' }, { kind: 'campaigns.changed' }])
  })

  it('begin with as much automation as the settings say, samples too', async () => {
    const { call } = await testApplication()
    await call('settings.save', { settings: { ...(await call('settings.get', {})), automation: 'referee' } })
    expect(await call('campaigns.create', { name: 'Reach', system })).toMatchObject({ automation: 'referee' })
    expect(await call('campaigns.createSample', { name: 'Sample', system, locale: 'en' })).toMatchObject({ automation: 'referee' })
  })

  it('are named in the language that the screen speaks, where they are samples', async () => {
    const { call } = await testApplication()
    const [english, french] = [
      await call('campaigns.createSample', { name: 'The Kessar Tithe', system, locale: 'en' }),
      await call('campaigns.createSample', { name: 'La dîme de Kessar', system, locale: 'fr' })
    ]
    expect(english.rosters.map(roster => roster.name)).toEqual(['Meridian Compact', 'Tithe of Kessar'])
    expect(french.rosters.map(roster => roster.name)).toEqual(['Pacte du Méridien', 'Dîme de Kessar'])
    expect(await call('campaigns.get', { campaignId: english.id })).toEqual(english)
    await expect(call('campaigns.createSample', { name: 'x', system, locale: 'eo' as 'fr' })).rejects.toMatchObject({ code: 'bad-args' })
  })

  it('keep quick battles in one drawer of each game, fought by what may fight there', async () => {
    const { call } = await testApplication()
    const args = { name: 'Quick', system, locale: 'en' } as const
    const first = await call('campaigns.quickBattle', args)
    const second = await call('campaigns.quickBattle', { ...args, name: 'Another' })
    expect(second.campaignId).toBe(first.campaignId)
    const drawer = await call('campaigns.get', { campaignId: first.campaignId })
    expect(drawer).toMatchObject({ name: 'Quick', isDrawer: true })
    expect(drawer.battles.map(({ id, name }) => [id, name])).toEqual(
      [first, second].map(({ battleId }) => [battleId, 'Meridian Compact · Tithe of Kessar'])
    )
    expect((await call('battle.open', second)).mode).toBe('writable')
    const elsewhere = await call('campaigns.quickBattle', { ...args, system: 'xwing' })
    expect(elsewhere.campaignId).not.toBe(first.campaignId)

    for (const { id } of drawer.rosters) {
      await call('campaigns.edit', { campaignId: drawer.id, edit: { type: 'removeRoster', rosterId: id } })
    }
    await call('campaigns.quickBattle', args)
    expect((await call('campaigns.get', { campaignId: drawer.id })).rosters).toHaveLength(2)
    const { campaigns } = await call('campaigns.list', {})
    expect(campaigns.map(({ isDrawer }) => isDrawer)).toEqual([true, true])
  })

  /** The first decision of each game: officers act, someone is activated, or someone attacks. */
  it.each([
    ['starfinder-armada', { phase: 'engineering', round: 1 }],
    ['firestorm-armada', { phase: 'activation', turn: 1 }],
    ['dystopian-wars', { turn: 1 }],
    ['xwing', { phase: 'engagement' }],
    ['petit-wargame', { phase: 'initiative', turn: 1, deployingSideId: null }]
  ] as const)('begin a sample of %s, and a quick battle, after the deployment if asked to', async (game, moment) => {
    const { call } = await testApplication()
    const args = { name: 'Sample', system: game, locale: 'en', isDeployed: true } as const
    const { id: campaignId, battles } = await call('campaigns.createSample', args)
    for (const key of [{ campaignId, battleId: battles[0]?.id ?? '' }, await call('campaigns.quickBattle', args)]) {
      await call('battle.open', key)
      expect(await call('battle.state', key)).toMatchObject(moment)
      const last = (await call('battle.log', key)).at(-1)
      expect(last?.kind === 'command' && last.dice.some(({ by }) => by === 'hand')).toBe(false)
    }
  })

  it('teach a game in a battle that is ready at its first decision, part after part', async () => {
    const { call } = await testApplication()
    const args = { name: 'First battle', system, locale: 'en', part: 1 } as const
    const first = await call('campaigns.firstBattle', args)
    const state = (await call('battle.open', first).then(() => call('battle.state', first))) as { readonly phase: string }
    expect(state.phase).toBe('gunnery')
    // Its beginning, and the eight acts before the decision.
    expect(await call('battle.log', first)).toHaveLength(9)
    const second = await call('campaigns.firstBattle', { ...args, part: 2, campaignId: first.campaignId })
    const { campaignId } = first
    expect(second.campaignId).toBe(campaignId)
    const parts = async (): Promise<unknown> => (await call('campaigns.get', { campaignId })).battles.map(one => one.lessonPart)
    expect(await parts()).toEqual([1, 2])
    await expect(call('campaigns.firstBattle', { ...args, part: 3 })).rejects.toMatchObject({ code: 'not-found' })
    await call('campaigns.edit', { campaignId, edit: { type: 'endLesson', battleId: first.battleId } })
    expect(await parts()).toEqual([undefined, 2])
  })

  it('take the same automation level twice, from two windows', async () => {
    const { call } = await testApplication()
    const { id } = await call('campaigns.create', { name: 'Drift', system })
    const set = () => call('campaigns.edit', { campaignId: id, edit: { type: 'setAutomation', level: 'referee' } })
    await set()
    expect(await set()).toMatchObject({ automation: 'referee' })
  })

  it('keep both of two changes made in the same moment', async () => {
    const { call } = await testApplication()
    const { id } = await call('campaigns.create', { name: 'Reach', system })
    await Promise.all([
      call('campaigns.edit', { campaignId: id, edit: { type: 'saveNotes', notes: 'met the Tithe' } }),
      call('campaigns.edit', { campaignId: id, edit: { type: 'archive', isArchived: true } })
    ])
    expect(await call('campaigns.get', { campaignId: id })).toMatchObject({ notes: 'met the Tithe', isArchived: true })
  })

  it('are not changed by an edit of something that is not there', async () => {
    const { call, news } = await testApplication()
    const { id } = await call('campaigns.create', { name: 'Reach', system })
    await expect(call('campaigns.edit', { campaignId: id, edit: { type: 'removeRoster', rosterId: 'none' } })).rejects.toMatchObject({
      code: 'not-found'
    })
    await expect(call('campaigns.get', { campaignId: 'none' })).rejects.toMatchObject({ code: 'not-found' })
    expect(news).toHaveLength(1)
  })

  it('take no roster that was made from what another window has replaced', async () => {
    const { call } = await testApplication()
    const { campaign } = await sampleBattle(await testApplication())
    const { id: campaignId } = await call('campaigns.create', { name: 'Reach', system })
    const [base] = campaign.rosters
    if (base === undefined) throw new Error('The sample has no armada')
    const save = (name: string, from?: typeof base) =>
      call('campaigns.edit', {
        campaignId,
        edit: { type: 'saveRoster', roster: { ...base, name }, ...(from === undefined ? {} : { base: from }) }
      })
    await save(base.name, base)
    await save('Theirs', base)
    await expect(save('Ours', base)).rejects.toMatchObject({ code: 'stale' })
    expect((await call('campaigns.get', { campaignId })).rosters.map(({ name }) => name)).toEqual(['Theirs'])
    await save('Theirs', base).then(() => save('Ours', { ...base, name: 'Theirs' }))
    expect((await call('campaigns.get', { campaignId })).rosters.map(({ name }) => name)).toEqual(['Ours'])
  })

  it('never grow into something that could not be read again', async () => {
    const { call } = await testApplication()
    const { campaign } = await sampleBattle(await testApplication())
    const { id } = await call('campaigns.create', { name: 'Reach', system })
    const armada = campaign.rosters[0]
    if (armada === undefined) throw new Error('The sample has no armada')
    const small = { ...armada, fleets: [], officers: [] }
    for (let i = 0; i < 200; i += 1)
      await call('campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster: { ...small, id: `a${String(i)}` as never } } })
    await expect(
      call('campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster: { ...small, id: 'one-more' } } })
    ).rejects.toMatchObject({ code: 'bad-args', detail: 'rosters' })
    expect((await call('campaigns.get', { campaignId: id })).rosters).toHaveLength(200)
  })

  it('go to the trash with their battles and come back', async () => {
    const application = await testApplication()
    const { call } = application
    const { key, campaign } = await sampleBattle(application)
    await call('battle.open', key)
    const item = await call('campaigns.remove', { campaignId: campaign.id })
    expect(item.name).toBe('Sample')
    await expect(call('battle.state', key)).rejects.toMatchObject({ code: 'not-open' })
    await expect(call('battle.open', key)).rejects.toMatchObject({ code: 'not-found' })
    expect(await call('campaigns.trash', {})).toEqual([item])
    expect(await call('campaigns.restore', { trashId: item.trashId })).toEqual({ id: campaign.id })
    expect((await call('battle.open', key)).entries).toHaveLength(1)
    await expect(call('campaigns.restore', { trashId: item.trashId })).rejects.toMatchObject({ code: 'not-found' })
  })

  it('are duplicated with their battles, which then go their own ways', async () => {
    const application = await testApplication()
    const { call } = application
    const { key } = await sampleBattle(application)
    const { campaign: copy, leftOut } = await call('campaigns.duplicate', { campaignId: key.campaignId, name: 'What if' })
    expect(copy).toMatchObject({ name: 'What if', battles: [{ id: key.battleId }] })
    expect(leftOut).toEqual([])
    const copied = { ...key, campaignId: copy.id }
    await call('battle.open', copied)
    await call('battle.open', key)
    await call('battle.submit', { ...copied, command: { type: 'advancePhase' } })
    expect(await call('battle.log', copied)).toHaveLength(2)
    expect(await call('battle.log', key)).toHaveLength(1)
  })

  it('are duplicated with what can be read of their battles, and those that are not all there are named', async () => {
    const application = await testApplication()
    const { call, dataDir } = application
    const { key, campaign } = await sampleBattle(application)
    const { campaignId } = key
    const sides = campaign.rosters.map(({ id }, index) => ({ sideId: 'AB'.charAt(index), rosterId: id }))
    const begin = async (name: string) => (await call('battle.create', { campaignId, name, sides })).battleId
    const journalOf = (battleId: string) => join(dataDir, 'campaigns', campaignId, 'battles', battleId, 'journal')
    const [half, none, gone] = [await begin('Half'), await begin('None'), await begin('Gone')]
    for (const [battleId, line] of [
      [half, 2],
      [none, 1]
    ] as const) {
      await call('battle.submit', { campaignId, battleId, command: { type: 'advancePhase' } })
      await call('battle.close', { campaignId, battleId })
      const file = join(journalOf(battleId), '000001.jsonl')
      const lines = (await readFile(file, 'utf8')).split('\n')
      await writeFile(file, lines.map((text, place) => (place === line ? text.replace('command', 'damaged') : text)).join('\n'))
    }
    await call('battle.close', { campaignId, battleId: gone })
    await rm(journalOf(gone), { recursive: true })
    const { campaign: copy, leftOut } = await call('campaigns.duplicate', { campaignId, name: 'What if' })
    expect(leftOut).toEqual(['Half', 'None', 'Gone'])
    expect(await call('battle.open', { campaignId: copy.id, battleId: half })).toMatchObject({ damage: null, entries: { length: 1 } })
  })

  it('read from their copy are listed, and it is said that the last change may be missing', async () => {
    const { call, dataDir } = await testApplication()
    const { id } = await call('campaigns.create', { name: 'Reach', system })
    await call('campaigns.edit', { campaignId: id, edit: { type: 'rename', name: 'Kessar' } })
    await writeFile(join(dataDir, 'campaigns', id, 'campaign.json'), 'garbage')
    const { campaigns, problems } = await call('campaigns.list', {})
    expect(campaigns).toMatchObject([{ id, name: 'Reach' }])
    expect(problems).toEqual([{ id, problem: 'from-copy', detail: 'Reach' }])
  })

  it('that are damaged are listed with their problem and hide no other', async () => {
    const { call, dataDir } = await testApplication()
    const broken = await call('campaigns.create', { name: 'Broken', system })
    const sound = await call('campaigns.create', { name: 'Sound', system })
    for (const name of ['campaign.json', 'campaign.json.bak']) await writeFile(join(dataDir, 'campaigns', broken.id, name), 'garbage')
    const fresh = await call('campaigns.list', {})
    expect(fresh.campaigns.map(({ id }) => id)).toEqual([sound.id])
    expect(fresh.problems).toMatchObject([{ id: broken.id, problem: 'damaged' }])
    expect(await call('campaigns.remove', { campaignId: broken.id })).toMatchObject({ name: broken.id })
  })
})

describe('the sample campaign', () => {
  it('has two armadas fit for battle and a battle that waits for its first command', async () => {
    const application = await testApplication()
    const { campaign, key } = await sampleBattle(application)
    expect(campaign.rosters).toHaveLength(2)
    expect(campaign.battles).toMatchObject([{ id: key.battleId, status: 'running', round: 0, phase: 'deployment', lastPlayedAt: null }])
    const { state } = { state: await application.call('battle.state', key) }
    expect(systemOf(campaign.system).obligations(state)).toEqual([])
    expect(await application.call('battle.log', key)).toHaveLength(1)
  })
})
