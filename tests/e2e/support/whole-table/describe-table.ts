import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { WireCommand } from '@shared/ipc/calls'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import { chanceOf, type Chance } from '../../../support/chance'
import { ask, goToBattle } from '../begin'
import { PICTURES } from '../look'
import { removeFolder } from '../remove-folder'
import { keyOf } from '../table'
import { startWebApp, type WebApp } from '../web-app'
import { answer, direct, joinAll, openTable, panelOf, tableOf } from './gm'
import { newPhone, propose, type Claims, type PlayerPhone } from './phones'

/** A battle of a game at a whole table: who is there, and what only the game master does. */
export interface WholeTable<State> {
  readonly system: SystemId
  /** Creates the battle; returns where it is. */
  readonly begin: (page: Page) => Promise<{ readonly campaignId: string; readonly battleId: string }>
  readonly claims: (nth: number) => Claims
  /** Keeps something of side B off the table, and says by which names nobody of side A may hear of it. */
  readonly hide: (state: State) => { readonly commands: readonly WireCommand[]; readonly names: readonly string[] }
  /** What the game master does when no player can act. */
  readonly gm: (chance: Chance, state: State) => WireCommand | null
  /** Whether half of the battle, or all of it, has been played. */
  readonly isPlayed: (state: State, proposed: number, part: 'half' | 'whole') => boolean
}

/** Four at each side. */
const NAMES = ['Ada', 'Bea', 'Cyd', 'Dov', 'Eli', 'Fay', 'Gil', 'Hal'] as const
const SIDES = 'AAAABBBB'
/** Acts that only pass the turn on: done when nobody can do anything else. */
const PASSES = /(?:advancePhase|advanceStep|endActivation|passEngagement|advanceStage)$/u
const STEPS_MAX = 200

/**
 * A game master, a player screen and eight phones in one battle. Every act of a player is proposed by touch and answered by a key, and
 * nothing stands in the log that was neither that nor the game master's. In between one phone is lost and comes back, one player is sent
 * away, and the host is killed. All that was ever sent is searched.
 */
export function describeTable<State>(table: WholeTable<State>): void {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-whole-'))
  const chance = chanceOf(20)
  const phones: PlayerPhone[] = []
  const screenFrames: string[] = []
  let app: WebApp
  let key: { readonly campaignId: string; readonly battleId: string }
  let secrets: readonly string[] = []
  let proposed = 0
  /** Entries of the log there must be: what began, what the game master did, and what was granted. */
  let entries = 1

  const state = async (): Promise<State> => (await ask(app.page, 'battle.state', keyOf(app.page))) as State
  const live = (): readonly PlayerPhone[] => phones.filter(({ page }) => !page.isClosed())

  async function showPlayers(): Promise<void> {
    const screen = await app.page.context().newPage()
    screen.on('websocket', socket => socket.on('framereceived', ({ payload }) => void screenFrames.push(String(payload))))
    await screen.goto(`${app.origin}/players`)
    const choice = { ...key, eyes: null, showing: { kind: 'battle' }, note: null } as const
    await ask(app.page, 'players.show', choice)
    await screen.locator('[data-scene=battle]').waitFor()
    await app.page.bringToFront()
  }

  /** One act of a player, or one of the game master where no player has any; false when the battle is over. */
  async function step(tried: Set<string>): Promise<boolean> {
    const now = await state()
    const able = live().flatMap(phone =>
      (phone.bridge()?.offers ?? []).flatMap(offer =>
        offer.refusal === null && !tried.has(`${phone.name} ${offer.id}`) ? [{ phone, offer }] : []
      )
    )
    const next = able.find(({ offer }) => !PASSES.test(offer.label.key)) ?? able[0]
    if (next === undefined) {
      tried.clear()
      const command = table.gm(chance, now)
      if (command === null) return false
      await direct(app.page, command)
      entries += 1
      return true
    }
    const { phone, offer } = next
    const proposal = phone.bridge()?.nextProposal ?? ''
    if (!(await propose(phone, offer.id))) return true
    const asked = (): Promise<number> => app.page.locator('[data-heading=proposals] .num').innerText().then(Number)
    const isStale = (): boolean => phone.bridge()?.proposals.some(({ id, state: became }) => id === proposal && became === 'stale') === true
    await expect.poll(async () => isStale() || (await asked()) > 0).toBe(true)
    const [waiting] = (await tableOf(app.page)).proposals
    if (waiting === undefined) return true
    proposed += 1
    const canDo = waiting.refusal?.canForce !== false
    const half = waiting.canHalve && proposed % 3 === 0
    await answer(app.page, phone, proposal, canDo ? (half ? 'Shift+Y' : 'y') : 'x')
    const became = phone.bridge()?.proposals.find(one => one.id === proposal)
    expect(became?.state, JSON.stringify(offer.label)).toBe(canDo ? (half ? 'half' : 'yes') : 'no')
    if (canDo) {
      entries += 1
      tried.clear()
    }
    tried.add(`${phone.name} ${offer.id}`)
    return true
  }

  async function play(until: (now: State) => boolean): Promise<void> {
    const tried = new Set<string>()
    for (let i = 0; i < STEPS_MAX && !until(await state()); i += 1) if (!(await step(tried))) return
  }

  describe(`a whole table of ${table.system}`, () => {
    beforeAll(async () => {
      app = await startWebApp({ dataDir, seed: 6 })
      await app.page.locator('.welcome').waitFor()
      key = await table.begin(app.page)
      await goToBattle(app.page, key.campaignId, key.battleId)
      const { commands, names } = table.hide(await state())
      secrets = names
      for (const command of commands) await direct(app.page, command)
      entries += commands.length
      for (const [nth, name] of NAMES.entries()) phones.push(await newPhone(app.browser, name, SIDES.charAt(nth)))
      await showPlayers()
    })

    afterEach(async ({ task }) => {
      if (task.result?.state === 'fail') await app.page.screenshot({ path: join(PICTURES, `whole-table-failed ${table.system}.png`) })
    })

    afterAll(async () => {
      for (const { context } of phones) await context.close()
      await app.close()
      await removeFolder(dataDir)
    })

    it('lets eight phones in by one press each', async () => {
      const link = await openTable(app.page)
      await joinAll(app.page, phones, link, table.claims)
      const { seats } = await tableOf(app.page)
      expect(seats.map(({ name }) => name).sort()).toEqual(NAMES)
      expect(seats.every(({ silentSinceMs }) => silentSinceMs === null)).toBe(true)
    })

    it('plays by proposals', async () => {
      await play(now => table.isPlayed(now, proposed, 'half'))
      expect(proposed).toBeGreaterThan(0)
    })

    it('takes back a phone that was lost, and sends another away', async () => {
      const [, lost, , , , , , kicked] = phones
      if (lost === undefined || kicked === undefined) throw new Error('There are eight')
      await lost.page.goto('about:blank')
      const silent = async () => (await tableOf(app.page)).seats.find(({ name }) => name === lost.name)?.silentSinceMs
      await expect.poll(silent).not.toBeNull()
      await lost.page.goBack()
      await lost.page.locator('.seat').waitFor()
      await expect.poll(silent).toBeNull()
      const phonesButton = app.page.getByRole('button', { name: 'Phones' })
      await phonesButton.click()
      await panelOf(app.page)
        .getByRole('button', { name: `Send ${kicked.name} away` })
        .click()
      await phonesButton.click()
      await kicked.page.locator('.end').waitFor()
      await kicked.page.close()
    })

    it('goes on where it was after the host was killed, with the phones coming back by themselves', async () => {
      const before = await ask(app.page, 'battle.hash', key)
      await app.kill()
      app = await startWebApp({ dataDir, seed: 7 })
      await app.page.getByRole('heading', { level: 1 }).first().waitFor()
      await goToBattle(app.page, key.campaignId, key.battleId)
      expect(await ask(app.page, 'battle.hash', key)).toEqual(before)
      await showPlayers()
      await openTable(app.page)
      await panelOf(app.page).press('Escape')
      await expect.poll(async () => (await tableOf(app.page)).seats.map(seat => seat.silentSinceMs)).toEqual(Array(7).fill(null))
      await play(now => table.isPlayed(now, proposed, 'whole'))
      expect(table.isPlayed(await state(), proposed, 'whole')).toBe(true)
      expect((await ask(app.page, 'battle.hash', key)).seq).toBe(entries)
    })

    it('told nobody what is hidden, and no phone an id of the battle', async () => {
      const all = JSON.stringify(await state())
      const ids = [...new Set([...all.matchAll(/"id":"([^"]{4,})"/gu)].map(match => match[1] ?? ''))]
      expect(ids.length).toBeGreaterThan(0)
      const { rules } = hostedSystem(table.system)
      const seen = JSON.stringify(rules.viewFor(await state(), { kind: 'gm' }))
      for (const name of secrets) expect(seen).toContain(name)
      for (const { name, sideId, frames, complaints } of phones) {
        const text = frames.join('\n')
        expect(frames.length, name).toBeGreaterThan(2)
        for (const id of ids) expect(text.includes(`"${id}"`), `${name} was told ${id}`).toBe(false)
        if (sideId === 'A') for (const secret of secrets) expect(text.includes(secret), `${name} was told ${secret}`).toBe(false)
        expect(complaints).toEqual([])
      }
      const shown = screenFrames.join('\n')
      expect(shown).toContain('players.frame')
      for (const secret of secrets) expect(shown.includes(secret), secret).toBe(false)
    })
  })
}
