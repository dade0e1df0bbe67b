import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import type { BattleKey } from '@shared/ipc/calls'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { axe, lookAt, unsaid } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const BYTES_MAX = 500_000
const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 820, height: 1180 }
  ]
} as const

/** Each game’s recorded battle plays back in the app, and from a file in a browser that has no network. */
describe('the replay of a battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-replay-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(sampled(GAMES, 5, 4))('of %s plays in the app, and alone as a file that comes back as a battle', async game => {
    const { page } = app
    const key = await takenIn(page, firstOf(game))
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${key.campaignId}`)
    await page.locator(`a[href$="/battle/${key.battleId}/replay"]`).click()
    await page.locator('[data-replay]').waitFor()
    await page.keyboard.press('t')
    expect(await lookAt(page, `replay-${game}`, LOOKS)).toEqual([])

    const copies = [await saved(page)]
    await page.getByRole('button', { name: 'Players’ copy' }).click()
    copies.push(await saved(page))
    for (const [nth, file] of copies.entries()) {
      expect(file.length).toBeLessThan(BYTES_MAX)
      await playsAlone(file, nth === 0)
    }

    const [forGm, forPlayers] = copies
    const again = await takenIn(page, forGm ?? Buffer.from(''))
    expect(again.battleId).not.toBe(key.battleId)
    expect(await hashOf(again)).toEqual(await hashOf(key))
    await expect(takenIn(page, forPlayers ?? Buffer.from(''))).rejects.toThrow('players-replay')
    await page.evaluate(() => (location.hash = '#/'))
  })

  it('says so where the file is damaged', async () => {
    const context = await app.browser.newContext({ offline: true, locale: 'en-GB' })
    const page = await context.newPage()
    const empty = await app.page.evaluate(async () => (await fetch('./replay.html')).text())
    await page.route(ADDRESS, route => route.fulfill({ body: empty, contentType: 'text/html' }))
    await page.goto(ADDRESS)
    await page.getByRole('heading', { level: 1 }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('This replay cannot be read')
    await context.close()
  })

  /** Offline, with nothing asked of anybody: by keys and by touch, in both languages. */
  async function playsAlone(file: Buffer, hasDice: boolean): Promise<void> {
    const context = await app.browser.newContext({ offline: true, hasTouch: true, viewport: { width: 1366, height: 768 }, locale: 'fr-CA' })
    const page = await context.newPage()
    const complaints: string[] = []
    page.on('console', message => complaints.push(message.text()))
    page.on('pageerror', error => complaints.push(String(error)))
    page.on('request', request => {
      if (request.url() !== ADDRESS) complaints.push(request.url())
    })
    await page.route(ADDRESS, route => route.fulfill({ body: file, contentType: 'text/html' }))
    await page.goto(ADDRESS)
    await page.locator('[data-replay]').waitFor()
    expect(await page.locator('html').getAttribute('lang')).toBe('fr')
    const place = page.locator('input[type=range]')
    const at = async (): Promise<number> => Number(await place.inputValue())
    const last = Number(await place.getAttribute('max'))

    await page.keyboard.press('ArrowRight')
    expect(await at()).toBe(1)
    await page.keyboard.press('v')
    expect(await at()).toBeGreaterThan(1)
    await page.keyboard.press('End')
    expect(await at()).toBe(last)
    await page.keyboard.press('Shift+ArrowLeft')
    const round = await at()
    expect(round).toBeLessThan(last)
    await page.locator('footer button').nth(1).tap()
    expect(await at()).toBe(round - 1)
    await page.locator('.one').first().tap()
    await page.keyboard.press('Home')
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('footer select').inputValue()).not.toBe('')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    const before = await at()
    await page.keyboard.press(' ')
    await expect.poll(at).toBeGreaterThan(before)
    await page.keyboard.press(' ')

    for (const language of LOCALES) {
      await page.locator('header select').first().selectOption(language)
      for (let i = 0; i < 10; i += 1) {
        await page.keyboard.press('t')
        expect(await unsaid(page)).toEqual([])
      }
      expect(await axe(page)).toEqual([])
    }
    const dice = page.locator('[data-fallen]')
    for (let i = 0; hasDice && i < last && (await dice.count()) === 0; i += 1) await page.keyboard.press('ArrowLeft')
    expect(await dice.count()).toBe(hasDice ? 1 : 0)
    expect(complaints).toEqual([])
    await context.close()
  }

  async function saved(page: Page): Promise<Buffer> {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Save as one file' }).click()])
    expect(file.suggestedFilename()).toMatch(/, replay\.html$/u)
    return readFileSync(await file.path())
  }

  async function hashOf(key: BattleKey): Promise<unknown> {
    await ask(app.page, 'battle.open', key)
    const hash = await ask(app.page, 'battle.hash', key)
    await ask(app.page, 'battle.close', key)
    return hash
  }
})

const ADDRESS = 'https://replay.invalid/battle.html'
