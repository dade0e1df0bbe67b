import { describe, expect, it } from 'vitest'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ScreenChoice, Showing } from '@shared/ipc/player-screen'
import { sampleBattle, testApplication, type TestApplication } from '@kit/main/application'

interface FleetRow {
  readonly id: string
  readonly name: string
}

async function opened(on?: TestApplication) {
  const application = on ?? (await testApplication())
  const { key } = await sampleBattle(application)
  await application.call('battle.open', key)
  const choice = (showing: Showing, more: Partial<ScreenChoice> = {}): ScreenChoice => ({
    ...key,
    eyes: null,
    showing,
    note: null,
    ...more
  })
  const show = (showing: Showing, more?: Partial<ScreenChoice>) => application.call('players.show', choice(showing, more))
  const { fleets } = (await application.call('battle.state', key)) as { readonly fleets: readonly FleetRow[] }
  const correct = (name: string, correction: object) => {
    const fleetId = fleets.find(fleet => fleet.name === name)?.id ?? ''
    return application.call('battle.submit', { ...key, command: { type: 'correctFleet', fleetId, correction, reason: '' } as never })
  }
  return { ...application, key, show, correct }
}

const scene = async ({ call }: Pick<TestApplication, 'call'>) => (await call('players.frame', {})).scene

describe('the player screen', () => {
  it('shows nothing until the game master shows something', async () => {
    const table = await opened()
    expect(await scene(table)).toEqual({ kind: 'title' })
    await table.show({ kind: 'battle' })
    expect(await scene(table)).toMatchObject({ kind: 'battle', system: 'starfinder-armada' })
  })

  it('holds nothing of the battle while it is black', async () => {
    const table = await opened()
    await table.show({ kind: 'black' })
    expect(await scene(table)).toEqual({ kind: 'black' })
    await table.correct('Lantern of Meridian', { hp: 5 })
    expect(JSON.stringify(await table.call('players.frame', {}))).not.toContain('Lantern')
  })

  it('holds one side or one fleet, and nothing of the others', async () => {
    const table = await opened()
    await table.show({ kind: 'side', side: 'Tithe of Kessar' })
    expect(JSON.stringify(await scene(table))).not.toContain('Lantern')
    await table.show({ kind: 'strip', side: 'Meridian Compact', strip: 'Lantern of Meridian' })
    const text = JSON.stringify(await scene(table))
    expect(text).toContain('Lantern of Meridian')
    expect(text).not.toContain('Saltmarsh')
    await table.show({ kind: 'strip', side: 'Meridian Compact', strip: 'Nobody' })
    expect(await scene(table)).toEqual({ kind: 'title' })
  })

  it('shows how the battle ended as its players saw it, until the game master keeps the table', async () => {
    const table = await opened()
    await table.show({ kind: 'battle' }, { eyes: 'A' })
    await table.correct('Grave Tithe', { isHidden: true })
    await table.call('battle.submit', { ...table.key, command: { type: 'endBattle' } })
    expect(await scene(table)).toMatchObject({ kind: 'end', shown: { view: { sides: [] } }, account: { copy: 'players', fighting: null } })
    const ended = await scene(table)
    if (ended.kind !== 'end') throw new Error('It has not ended')
    expect(ended.account.sides.map(({ hull }) => hull === null)).toEqual([false, true])
    expect(JSON.stringify(ended)).not.toContain('Grave Tithe')
    expect(await table.call('players.account', { ...table.key, eyes: 'A' })).toEqual(ended.account)
    expect(await table.show({ kind: 'battle' }, { eyes: 'A', keepsTable: true })).toMatchObject({ frame: { scene: { kind: 'battle' } } })
    await table.show({ kind: 'battle' }, { eyes: 'A' })
    await table.call('battle.undo', table.key)
    expect(await scene(table)).toMatchObject({ kind: 'battle' })
    await table.call('battle.close', table.key)
    await expect(table.call('players.account', { ...table.key, eyes: null })).rejects.toMatchObject({ code: 'not-open' })
  })

  it('leaves out who is ahead where the game master hides it, and keeps that', async () => {
    const table = await opened()
    expect(await table.show({ kind: 'battle' })).not.toHaveProperty('frame.scene.hidesBalance')
    expect(await table.show({ kind: 'battle' }, { hidesBalance: true })).toMatchObject({
      choice: { hidesBalance: true },
      frame: { scene: { hidesBalance: true } }
    })
  })

  it('shows a note with nothing of the fleets', async () => {
    const table = await opened()
    const note = { title: 'To be burned', text: 'Hold the gap.', from: 'Hask' }
    await table.show({ kind: 'note' }, { note })
    expect(await scene(table)).toMatchObject({ kind: 'note', note })
    expect(JSON.stringify(await scene(table))).not.toContain('Lantern')
  })

  it('leaves figures to those who may know them', async () => {
    const table = await opened()
    const everybody = await table.show({ kind: 'battle' })
    expect(everybody.leftOut).toContainEqual({ name: 'Lantern of Meridian', why: 'unscanned' })
    const side = await table.show({ kind: 'battle' }, { eyes: 'A' })
    expect(side.leftOut.map(({ name }) => name)).not.toContain('Lantern of Meridian')
    expect(side.leftOut).toContainEqual({ name: 'Iron Chorale', why: 'unscanned' })
    expect(side.viewers.map(({ sideId }) => sideId)).toEqual(['A', 'B'])
  })

  it('leaves a hidden fleet out, and tells the game master so', async () => {
    const table = await opened()
    await table.correct('Grave Tithe', { isHidden: true })
    const { leftOut, frame } = await table.show({ kind: 'battle' })
    expect(leftOut).toContainEqual({ name: 'Grave Tithe', why: 'notOnTable' })
    expect(JSON.stringify(frame)).not.toContain('Grave Tithe')
  })

  it('tells screens of a moment once the battle has changed', async () => {
    const table = await opened()
    await table.show({ kind: 'battle' }, { eyes: 'A' })
    await table.correct('Lantern of Meridian', { hp: 10 })
    await expect.poll(() => table.news.filter(({ kind }) => kind === 'players.frame').length).toBe(2)
    expect(await scene(table)).toMatchObject({ shown: { moments: [{ value: { kind: 'crippled', name: 'Lantern of Meridian' } }] } })
    await table.show({ kind: 'moment' }, { eyes: 'A' })
    expect(await scene(table)).toMatchObject({ kind: 'moment', shown: { view: { sides: [] } } })
  })

  it('offers what could be shown of the battle that is open, and shows nothing by that', async () => {
    const table = await opened()
    const other = await sampleBattle(table)
    await table.call('battle.open', other.key)
    await table.show({ kind: 'black' })
    const { sides, viewers, frame, leftOut } = await table.call('players.screen', other.key)
    expect(frame.scene).toEqual({ kind: 'black' })
    expect(sides.map(({ name }) => name)).toEqual(['Meridian Compact', 'Tithe of Kessar'])
    expect(sides[0]?.strips).toContain('Lantern of Meridian')
    expect(viewers).toHaveLength(2)
    expect(leftOut).toContainEqual({ name: 'Lantern of Meridian', why: 'unscanned' })
  })

  it('goes back to its title when the battle is closed, and shows it again when it is opened', async () => {
    const table = await opened()
    await table.show({ kind: 'battle' })
    await table.call('battle.close', table.key)
    expect(await scene(table)).toEqual({ kind: 'title' })
    await table.call('battle.open', table.key)
    expect(await scene(table)).toMatchObject({ kind: 'battle' })
  })

  it('has no window of its own in a shell without one', async () => {
    const table = await opened()
    await expect(table.call('players.openWindow', {})).rejects.toMatchObject({ code: 'refused' })
    expect((await table.call('players.screen', table.key)).window).toBeNull()
  })

  it('comes back as it was after a restart', async () => {
    const first = await opened()
    await first.show({ kind: 'battle' }, { eyes: 'B' })
    await first.application.close()
    const again = await testApplication(first.dataDir)
    expect((await again.call('players.screen', first.key)).choice).toMatchObject({ ...first.key, eyes: 'B', showing: { kind: 'battle' } })
  })

  it('starts with nothing shown where its file is damaged, which is kept', async () => {
    const first = await opened()
    await first.show({ kind: 'battle' })
    await first.application.close()
    for (const end of ['', '.bak']) await writeFile(join(first.dataDir, `player-screen.json${end}`), 'garbage')
    const again = await testApplication(first.dataDir)
    expect((await again.call('players.screen', first.key)).choice).toBeNull()
    expect(again.logged).toContain('What the player screen showed cannot be read')
    const saved = await opened(again)
    expect((await saved.show({ kind: 'black' })).choice).toMatchObject({ showing: { kind: 'black' } })
  })
})
