import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import type { Settings } from '@shared/campaign/settings'
import type { BattleKey } from '@shared/ipc/calls'
import type { ScreenChoice, Showing } from '@shared/ipc/player-screen'
import { SYSTEM_IDS } from '@shared/systems/index'
import { sampled } from '../support/explored'
import { ask, plainArmada, startSample } from './support/begin'
import { axe, picture } from './support/look'
import { screenFaults } from './support/player-screen-faults'
import { removeFolder } from './support/remove-folder'
import { keyOf, stateOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const SIZES = [
  { width: 1920, height: 1080 },
  { width: 1280, height: 720 }
] as const

const dataDir = mkdtempSync(join(tmpdir(), 'flagship-players-'))
let app: WebApp
let screen: Page

async function openScreen(): Promise<void> {
  screen = await app.page.context().newPage()
  await screen.goto(`${app.origin}/players`)
  await screen.locator('.players').waitFor()
}

beforeAll(async () => {
  app = await startWebApp({ dataDir, seed: 6 })
  await startSample(app.page)
  await openScreen()
})

afterAll(async () => {
  await app.close()
  await removeFolder(dataDir)
})

const choice = (key: BattleKey, showing: Showing, more: Partial<ScreenChoice> = {}): ScreenChoice => ({
  campaignId: key.campaignId,
  battleId: key.battleId,
  eyes: null,
  showing,
  note: null,
  ...more
})
const scene = (): Promise<string | null> => screen.locator('.players').getAttribute('data-scene')
const shows = (what: string) => expect.poll(scene).toBe(what)

async function correct(name: string, correction: object): Promise<void> {
  const fleet = (await stateOf(app.page)).fleets.find(one => one.name === name)
  const command = { type: 'correctFleet', fleetId: fleet?.id ?? '', correction, reason: '' }
  await ask(app.page, 'battle.submit', { ...keyOf(app.page), command })
}

describe('the player screen', () => {
  it('is calm until the game master shows something', async () => {
    await shows('title')
    expect(await screen.locator('[data-strip]').count()).toBe(0)
  })

  it('reads its pictures and nothing else', async () => {
    const codes = await screen.evaluate(async () => {
      const ask = async (name: string): Promise<string> => {
        const reply = await window.flagship.call(name, {})
        return reply.ok ? 'answered' : `${reply.error.code} ${reply.error.detail}`
      }
      return [await ask('players.frame'), await ask('campaigns.list'), await ask('players.screen'), await ask('players.show')]
    })
    expect(codes).toEqual(['answered', 'bad-call role', 'bad-call role', 'bad-call role'])
  })

  it('shows the battle, and goes black', async () => {
    const key = keyOf(app.page)
    await ask(app.page, 'players.show', choice(key, { kind: 'battle' }))
    await shows('battle')
    expect(await screen.locator('[data-side]').count()).toBe(2)
    expect(await screen.locator('[data-gauge] .fig').count()).toBe(0)
    await ask(app.page, 'players.show', choice(key, { kind: 'black' }))
    await shows('black')
    expect(await screen.locator('body').innerText()).not.toContain('Meridian')
    expect(await axe(screen)).toEqual([])
  })

  it('looks through the eyes of a side', async () => {
    await ask(app.page, 'players.show', choice(keyOf(app.page), { kind: 'battle' }, { eyes: 'A' }))
    await expect.poll(() => screen.locator('[data-side="0"] .fig').count()).toBeGreaterThan(0)
    expect(await screen.locator('[data-side="1"] .fig').count()).toBe(0)
  })

  it('shows a flagship that is crippled large, then is calm again', async () => {
    await correct('Lantern of Meridian', { hp: 15 })
    await screen.locator('[data-moment]').waitFor()
    expect(await screen.locator('[data-moment]').innerText()).toContain('is crippled')
    await picture(screen, 'player-screen-moment')
    expect(await axe(screen)).toEqual([])
    await screen.locator('[data-moment]').waitFor({ state: 'detached', timeout: 20_000 })
    expect(await screen.locator('.foot').innerText()).toContain('Lantern of Meridian')
  })

  it('shows a note', async () => {
    const note = { title: 'To be burned when read', text: 'The Meridian pays at the gap or not at all.', from: 'Hask' }
    await ask(app.page, 'players.show', choice(keyOf(app.page), { kind: 'note' }, { note }))
    await shows('note')
    expect(await screen.locator('.note').innerText()).toContain('at the gap')
    await picture(screen, 'player-screen-note')
  })

  it('shows the same again after its host was killed and the battle is opened again', async () => {
    const key = keyOf(app.page)
    await ask(app.page, 'players.show', choice(key, { kind: 'battle' }, { eyes: 'A' }))
    await shows('battle')
    await app.kill()
    app = await startWebApp({ dataDir, seed: 6 })
    await openScreen()
    await app.page.evaluate(hash => (location.hash = hash), `#/campaign/${key.campaignId}/battle/${key.battleId}`)
    await shows('battle')
    expect(await screen.locator('[data-moment]').count()).toBe(0)
  })
})

describe('every game on the player screen', () => {
  it('holds in three themes, both languages and both sizes, with what samples have', async () => {
    const found: string[] = []
    for (const [i, system] of sampled([...SYSTEM_IDS.entries()], 3, 0)) {
      const { id, battles } = await ask(app.page, 'campaigns.createSample', { name: system, system, locale: 'en' })
      const key = { campaignId: id, battleId: battles[0]?.id ?? '' }
      await ask(app.page, 'battle.open', key)
      await ask(app.page, 'players.show', choice(key, { kind: 'battle' }, { eyes: 'A' }))
      await expect.poll(() => screen.locator('.head').getAttribute('aria-label')).toBe(battles[0]?.name)
      found.push(...(await faultsInLooks(system, i)))
    }
    expect(found).toEqual([])
  })

  it.each([2, 3])('holds with %i sides of twelve', async count => {
    const { id } = await ask(app.page, 'campaigns.create', { name: 'Wide', system: 'starfinder-armada' })
    const letters = ['A', 'B', 'C'].slice(0, count)
    for (const letter of letters)
      await ask(app.page, 'campaigns.edit', {
        campaignId: id,
        edit: { type: 'saveRoster', roster: plainArmada(`r${letter.toLowerCase()}`, 6, 12) }
      })
    const sides = letters.map(letter => ({ sideId: letter, rosterId: `r${letter.toLowerCase()}` }))
    const { battleId } = await ask(app.page, 'battle.create', { campaignId: id, name: `${String(count)} sides`, sides })
    await ask(app.page, 'players.show', choice({ campaignId: id, battleId }, { kind: 'battle' }, { eyes: 'A' }))
    await expect.poll(() => screen.locator('[data-strip]').count()).toBe(12 * count)
    expect(await faultsInLooks(`${String(count)}-sides`, count)).toEqual([])
  })
})

/** Every size and language, each in another theme; with a picture of each. */
async function faultsInLooks(name: string, turn: number): Promise<readonly string[]> {
  const found: string[] = []
  const settings = await ask(app.page, 'settings.get', {})
  for (const [l, language] of LOCALES.entries())
    for (const [s, size] of SIZES.entries()) {
      const theme: Settings['theme'] = SHOWN_THEMES[(turn + l + s) % SHOWN_THEMES.length] ?? 'dark'
      await ask(app.page, 'settings.save', { settings: { ...settings, theme, language } })
      await screen.setViewportSize(size)
      await expect
        .poll(() => screen.evaluate(() => `${document.documentElement.lang} ${document.documentElement.dataset['theme'] ?? ''}`))
        .toBe(`${language} ${theme}`)
      await picture(screen, `player-screen-${name}.${language}-${theme}-${String(size.width)}`)
      for (const fault of [...(await screenFaults(screen)), ...(await axe(screen))])
        found.push(`${name} ${language} ${theme} ${String(size.width)}: ${fault}`)
    }
  await ask(app.page, 'settings.save', { settings })
  return found
}
