import { mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { sampled } from '../support/explored'
import { ask, startSample } from './support/begin'
import { showGames } from './support/guide-games'
import { showPlayers } from './support/guide-players'
import { drawn, PICTURES as FAILED, settings } from './support/look'
import { chooseActor, playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { stageSome } from './support/stage-some'
import { acting, next, stateOf, typeFaces, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const GUIDE = join(import.meta.dirname, '..', '..', 'docs', 'user-guide')
/** `npm run guide` retakes the screenshots; otherwise they are only compared with the guide and the app. */
const IS_WRITING = process.env['FLAGSHIP_GUIDE'] === 'write'
const PICTURES_MAX = 22
const BYTES_MAX = 150_000
const SIZE = { width: 1366, height: 768 }

const LANGUAGES = [
  { language: 'en', locale: 'en-GB', flagship: /Lantern of Meridian/u },
  { language: 'fr', locale: 'fr-FR', flagship: /Fanal du Méridien/u }
] as const

describe.each(IS_WRITING ? LANGUAGES : sampled(LANGUAGES, 2, 0))('the user guide in $language', ({ language, locale, flagship }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-guide-'))
  const folder = join(GUIDE, 'pictures', language)
  const shown: string[] = []
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6, locale, size: SIZE })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await settings(page, { theme: 'dark', language })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const showFrom = async (name: string, from: Page, size: typeof SIZE): Promise<void> => {
    shown.push(name)
    if (!IS_WRITING) return
    mkdirSync(folder, { recursive: true })
    await drawn(from)
    // Playwright cannot write webp, which is a third of the size of png here.
    const chromium = await from.context().newCDPSession(from)
    const { data } = await chromium.send('Page.captureScreenshot', {
      format: 'webp',
      quality: 80,
      clip: { x: 0, y: 0, ...size, scale: 1 }
    })
    writeFileSync(join(folder, `${name}.webp`), Buffer.from(data, 'base64'))
  }
  const show = (name: string, height = SIZE.height): Promise<void> => showFrom(name, page, { ...SIZE, height })
  const goTo = (hash: string): Promise<string> => page.evaluate(to => (location.hash = to), hash)

  it('shows screens that can be reached', async () => {
    const chance = chanceOf(7)
    try {
      await page.locator('.welcome').waitFor()
      await show('start')
      await startSample(page)
      await typeUntilDone(page, chance, () => 3)
      await acting(page, () => next(page))
      await playRound(page, chance, 'engineering')
      await page.keyboard.press('o')
      await page.locator('input[name=officer]').first().waitFor()
      await show('officers')
      await page.keyboard.press('Escape')
      await showPlayers(app, locale, SIZE, showFrom)
      await playRound(page, chance, 'helm')
      await typeUntilDone(page, chance)
      await show('movement')
      await playRound(page, chance, 'gunnery')
      await showGunnery()
      await playRound(page, chance, 'resolution')
      expect((await stateOf(page)).obligations.length).toBeGreaterThan(1)
      await show('resolution')
      await showTheRest()
    } catch (error) {
      mkdirSync(FAILED, { recursive: true })
      await page.screenshot({ path: join(FAILED, 'failed.png') })
      throw error
    }
    expect(app.complaints).toEqual([])
  })

  it('shows a battle and a builder of every other game', async () => {
    try {
      await showGames(page, language, show)
    } catch (error) {
      await page.screenshot({ path: join(FAILED, 'failed.png') })
      throw error
    }
    expect(app.complaints).toEqual([])
  })

  it('names those pictures, each of them there, few and small', () => {
    const named = readdirSync(join(GUIDE, language)).flatMap(file =>
      [...readFileSync(join(GUIDE, language, file), 'utf8').matchAll(/\]\(\.\.\/pictures\/([\w/-]+)\.webp\)/gu)].map(
        found => found[1] ?? ''
      )
    )
    expect([...new Set(named)].sort()).toEqual(shown.map(name => `${language}/${name}`).sort())
    expect(readdirSync(folder).sort()).toEqual(shown.map(name => `${name}.webp`).sort())
    expect(shown.length).toBeLessThanOrEqual(PICTURES_MAX)
    expect(readdirSync(folder).filter(file => statSync(join(folder, file)).size > BYTES_MAX)).toEqual([])
  })

  async function showGunnery(): Promise<void> {
    const flagship = (await stateOf(page)).fleets[0]?.name ?? ''
    await stageSome(page, 5, flagship)
    await chooseActor(page, flagship, 1)
    await page.keyboard.press('Shift+Digit1')
    await page.keyboard.press('8')
    await page.keyboard.press('Enter')
    await typeFaces(page, [14])
    await page.getByText('3d10').last().waitFor()
    await page.locator('[data-dice-field]').fill('6 6 4')
    await show('attack')
    await page.locator('form.prompt button[type=submit][aria-disabled=false]').waitFor()
    await acting(page, () => page.locator('[data-dice-field]').press('Enter'))
    expect((await stateOf(page)).volley).toHaveLength(6)
    await page.keyboard.press('n')
    await page.locator('button[aria-expanded=true]').first().waitFor()
    await show('next')
    await page.keyboard.press('Escape')
    await page.keyboard.press('h')
    await page.getByRole('dialog').waitFor()
    await show('correct')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('t')
    await page.getByRole('dialog').waitFor()
    await show('history')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
  }

  async function showTheRest(): Promise<void> {
    const [sample] = (await ask(page, 'campaigns.list', {})).campaigns
    const campaign = await ask(page, 'campaigns.get', { campaignId: sample?.id ?? '' })
    // The quick battle is in a drawer; what is listed is a campaign.
    await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: language })
    await goTo('#/')
    await page.getByRole('table').first().waitFor()
    // Outside the folder of this run.
    await show('campaigns', 600)
    await goTo(`#/campaign/${campaign.id}`)
    await page
      .getByRole('button', { name: /^(?:Share|Partager) / })
      .first()
      .click()
    await expect.poll(() => page.getByRole('dialog').getByRole('textbox').first().inputValue()).toMatch(/^FLAGSHIP1\./u)
    await show('share')
    await page.keyboard.press('Escape')
    await goTo(`#/campaign/${campaign.id}/roster/${campaign.rosters[0]?.id ?? ''}`)
    await page.getByRole('row', { name: flagship }).waitFor()
    await show('builder')
    await goTo('#/settings')
    await page.getByRole('radio').first().waitFor()
    await show('settings')
  }
})
