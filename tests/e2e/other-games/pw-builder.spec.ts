import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DraftFleet } from '@shared/systems/petit-wargame/model/design'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { ask } from '../support/begin'
import { lookAt, PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { startWebApp, type WebApp } from '../support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** All screens of Petit Wargame before the battle: screenshots, checked by axe at WCAG 2.2 AA, and a ship designed by keyboard alone. */
describe('the fleets of Petit Wargame', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-petit-'))
  let app: WebApp
  let page: Page
  let campaignId: string

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    campaignId = (await ask(page, 'campaigns.createSample', { name: 'The Amber Line', system: 'petit-wargame', locale: 'en' })).id
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = async (hash: string): Promise<void> => page.evaluate(to => (location.hash = to), hash).then(() => undefined)
  const fleets = async () => (await ask(page, 'campaigns.get', { campaignId })).rosters as readonly unknown[] as readonly DraftFleet[]

  it('are drawn, and axe finds nothing', async () => {
    const found: string[] = []
    const look = async (screen: string): Promise<void> => void found.push(...(await lookAt(page, screen, LOOKS)))
    await page.reload()
    await page.locator('.resume li').first().waitFor()
    await look('pw-start')
    await go(`#/campaign/${campaignId}`)
    await page.locator('#campaign-notes').waitFor()
    await look('pw-campaign')
    await page.getByRole('button', { name: 'Change' }).click()
    await page
      .locator('dialog details', { has: page.getByLabel('In the rows at one’s own edge') })
      .locator('summary')
      .click()
    await page.getByLabel('In the rows at one’s own edge').check()
    await page.locator('#deploy-rows').fill('7')
    await look('pw-rulings')
    await expect.poll(async () => (await ask(page, 'campaigns.get', { campaignId })).rulings).toMatchObject({ 'pw.deployRows': '7' })
    await page.keyboard.press('Escape')
    const [first] = await fleets()
    await go(`#/campaign/${campaignId}/roster/${String(first?.id)}`)
    await page.locator('#part-name').waitFor()
    await look('pw-builder-ship')
    await page.getByRole('button', { name: 'Colossus', exact: true }).focus()
    await look('pw-builder-large')
    await page.getByRole('button', { name: 'Anvil', exact: true }).focus()
    await look('pw-builder-squadron')
    await page.keyboard.press('r')
    await page.locator('dialog table').waitFor()
    await look('pw-reference-detection')
    await page.locator('dialog input[type=radio]').nth(1).check()
    await look('pw-reference-combat')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Vigil', exact: true }).focus()
    await page.keyboard.press('1')
    await page.locator('#sector-front').fill('AAbbWWWWWWWWxy')
    await look('pw-builder-problems')
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })

  it('are designed by keys alone, kept as they are built, and fixed by one click', async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('a')
    await page.keyboard.type('Outriders')
    await page.keyboard.press('Escape')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Wasp')
    await page.keyboard.press('Escape')
    // Front, rear and the rest by the faces of the sector table, from field to field.
    await page.keyboard.press('1')
    for (const letters of ['WWA', '+++', 'Aa+', 'Ba+', '+w', 'Xz']) {
      await page.keyboard.press('Control+a')
      await page.keyboard.type(letters)
      await page.keyboard.press('Enter')
    }
    await page.keyboard.press('Escape')
    await page.keyboard.press('s')
    await page.keyboard.press('Escape')
    const outriders = async () => (await fleets())[0]?.squadrons[2]
    await expect.poll(async () => (await outriders())?.ships.map(ship => ship.name)).toEqual(['Wasp', 'Wasp 2'])
    await expect
      .poll(async () => (await outriders())?.ships[1]?.sectors)
      .toMatchObject({
        front: { elements: ['W', 'W', 'A'] },
        rear: { elements: ['engine', 'engine', 'engine'] },
        bottom: { elements: ['X', 'z'] }
      })
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await outriders())?.ships.length).toBe(1)
    await page.keyboard.press('Control+y')
    await expect.poll(async () => (await outriders())?.ships.length).toBe(2)
    await page.reload()
    await page.locator('#part-name').waitFor()
    await page.getByRole('button', { name: 'Keep one', exact: true }).last().click()
    await expect
      .poll(async () => (await fleets())[0]?.squadrons[0]?.ships[0]?.sectors.front.elements.filter(one => one === 'b').length)
      .toBe(1)
    expect(app.complaints).toEqual([])
  })

  it('are fought with the same tables at hand', async () => {
    const { battles } = await ask(page, 'campaigns.get', { campaignId })
    await go(`#/campaign/${campaignId}/battle/${String(battles[0]?.id)}`)
    await page.locator('[data-plot]').waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await page.keyboard.press('r')
    await page.locator('dialog tbody td').first().waitFor()
    expect(await page.locator('dialog tbody td').count()).toBe(20)
    await page.keyboard.press('Escape')
    expect(app.complaints).toEqual([])
  })
})
