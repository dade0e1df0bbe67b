import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { chanceOf } from '../support/chance'
import { ask, startSample } from './support/begin'
import { lookAt, PICTURES } from './support/look'
import { chooseActor, playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { stageSome } from './support/stage-some'
import { acting, next, stateOf, typeFaces, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** Night red differs only in colours: one language and size are enough. */
const NIGHT = { themes: ['night'], languages: ['fr'], sizes: LOOKS.sizes.slice(0, 1) } as const

/** Every screen in all themes and languages: screenshots, checked by axe at WCAG 2.2 AA. */
describe('every screen', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-screens-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const chance = chanceOf(7)

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is drawn from the welcome to the order of movement, and axe finds nothing', async () => {
    await page.locator('.welcome').waitFor()
    await look('welcome')
    await startSample(page)
    await look('battle-deployment')
    await typeUntilDone(page, chance, () => 3)
    await acting(page, () => next(page))
    expect((await stateOf(page)).phase).toBe('roundStart')
    await look('battle-roles')
    await playRound(page, chance, 'engineering')
    await look('battle-engineering')
    await playRound(page, chance, 'helm')
    await look('battle-order')
    expect(found).toEqual([])
  })

  it('is drawn from a move to an attack, and axe finds nothing', async () => {
    await typeUntilDone(page, chance)
    await look('battle-move')
    await playRound(page, chance, 'resolution')
    await look('battle-resolution')
    await playRound(page, chance)
    await playRound(page, chance, 'gunnery')
    await stageSome(page, 5, 'Lantern of Meridian')
    await chooseActor(page, 'Lantern of Meridian', 1)
    await page.keyboard.press('Shift+Digit1')
    await page.keyboard.press('8')
    await page.keyboard.press('Enter')
    await typeFaces(page, [14])
    await page.getByText('3d10').last().waitFor()
    await page.locator('[data-dice-field]').fill('6 6 4')
    await look('battle-attack')
    expect(found).toEqual([])
    // A low window too leaves the log five lines beside a full volley.
    await page.setViewportSize({ width: 1366, height: 700 })
    await expect.poll(() => page.locator('.pane.log .scroller').evaluate(log => log.clientHeight)).toBe(120)
    await page.setViewportSize(LOOKS.sizes[0])
  })

  it('is drawn around a battle, and axe finds nothing', async () => {
    await acting(page, () => page.keyboard.press('Enter'))
    await page.keyboard.press('h')
    await page.getByRole('dialog').waitFor()
    await look('battle-correct')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await look('keys')
    await page.keyboard.press('Escape')
    // The quick battle is in a drawer; what is listed is a campaign.
    await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('table').first().waitFor()
    await look('campaigns')
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByText('Tithe of Kessar').first().waitFor()
    await look('campaign')
    await page.getByRole('link', { name: 'Tithe of Kessar' }).first().click()
    await page.getByRole('row', { name: /Iron Chorale/ }).waitFor()
    await look('builder')
    await page.evaluate(() => (location.hash = '#/settings'))
    await page.getByRole('radio').first().waitFor()
    await look('settings')
    await page.keyboard.press('F1')
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await look('guide')
    await page.keyboard.press('/')
    await page.getByRole('searchbox').fill('boarders')
    await expect.poll(() => page.getByRole('heading', { level: 2 }).count()).toBeLessThan(4)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('radio').first().waitFor()
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })

  const look = async (screen: string): Promise<void> =>
    void found.push(...(await lookAt(page, screen, LOOKS)), ...(await lookAt(page, screen, NIGHT)))
})
