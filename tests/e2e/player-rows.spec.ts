import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../support/explored'
import { ask, plainArmada } from './support/begin'
import { drawn, picture } from './support/look'
import { screenFaults } from './support/player-screen-faults'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const SIZES = [
  { width: 1280, height: 720 },
  { width: 1920, height: 1080 },
  { width: 1024, height: 768 },
  { width: 720, height: 1280 }
] as const

const dataDir = mkdtempSync(join(tmpdir(), 'flagship-rows-'))
let app: WebApp
let screen: Page

beforeAll(async () => {
  app = await startWebApp({ dataDir })
  await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  screen = await app.page.context().newPage()
  await screen.goto(`${app.origin}/players`)
  await screen.locator('.players').waitFor()
})

afterAll(async () => {
  await app.close()
  await removeFolder(dataDir)
})

async function show(key: { readonly campaignId: string; readonly battleId: string }, eyes: string | null): Promise<void> {
  await ask(app.page, 'players.show', { ...key, eyes, showing: { kind: 'battle' }, note: null, keepsTable: true })
}

/** What is wrong at every size in both languages. */
async function faults(name: string, turn: number): Promise<readonly string[]> {
  const found: string[] = []
  const before = await ask(app.page, 'settings.get', {})
  for (const [l, language] of LOCALES.entries()) {
    const theme = SHOWN_THEMES[(turn + l) % SHOWN_THEMES.length] ?? 'dark'
    await ask(app.page, 'settings.save', { settings: { ...before, theme, language } })
    await screen.locator(`html[data-theme=${theme}][lang^=${language}]`).waitFor()
    for (const size of SIZES) {
      await screen.setViewportSize(size)
      await drawn(screen)
      const look = `${name}.${language}-${theme}-${String(size.width)}x${String(size.height)}`
      await picture(screen, `player-rows-${look}`)
      for (const fault of await screenFaults(screen)) found.push(`${look}: ${fault}`)
    }
  }
  await ask(app.page, 'settings.save', { settings: before })
  return found
}

describe('the rows of the player screen', () => {
  it.each(sampled([...GAMES.entries()], 5, 0))('cut no word and have one scale in battle %i, of %s', async (i, game) => {
    const key = await takenIn(app.page, firstOf(game))
    await ask(app.page, 'battle.open', key)
    for (let undone = 0; undone < 12 && game !== 'petit-wargame'; undone += 1) await ask(app.page, 'battle.undo', key)
    await show(key, i % 2 === 0 ? 'B' : null)
    await screen.locator('[data-strip]').first().waitFor()
    await expect.poll(() => screen.locator('.players').getAttribute('data-scene')).toBe('battle')
    const found = [...(await faults(game, i))]
    await show(key, i % 2 === 0 ? null : 'A')
    expect([...found, ...(await faults(`${game}-other`, i + 1))]).toEqual([])
  })

  it('put the side of the players first, and are smaller from nine a side on', async () => {
    const found: string[] = []
    for (const count of [8, 12, 16]) {
      const { id } = await ask(app.page, 'campaigns.create', { name: 'Wide', system: 'starfinder-armada' })
      for (const letter of ['a', 'b'])
        await ask(app.page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster: plainArmada(`r${letter}`, 6, count) } })
      const sides = ['A', 'B'].map(sideId => ({ sideId, rosterId: `r${sideId.toLowerCase()}` }))
      const { battleId } = await ask(app.page, 'battle.create', { campaignId: id, name: `Battle of ${String(count)}`, sides })
      await show({ campaignId: id, battleId }, 'B')
      await expect.poll(() => screen.locator('[data-strip]').count()).toBe(2 * count)
      expect(await screen.locator('[data-side]').first().getAttribute('data-side')).toBe('1')
      found.push(...(await faults(String(count), count)))
    }
    expect(found).toEqual([])
  })
})
