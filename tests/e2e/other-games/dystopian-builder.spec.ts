import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

/** All screens of Dystopian Wars before the battle: screenshots, checked by axe at WCAG 2.2 AA, and a force built by keyboard alone. */
describe('the forces of Dystopian Wars', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-dystopian-'))
  let app: WebApp
  let page: Page
  let campaignId: string

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    campaignId = (await ask(page, 'campaigns.createSample', { name: 'The Northern Passage', system: 'dystopian-wars', locale: 'en' })).id
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = async (hash: string): Promise<void> => page.evaluate(to => (location.hash = to), hash).then(() => undefined)
  const rosters = async () => (await ask(page, 'campaigns.get', { campaignId })).rosters

  it('are drawn, and axe finds nothing', async () => {
    const found: string[] = []
    const look = async (screen: string): Promise<void> => void found.push(...(await lookAt(page, screen, LOOKS)))
    await page.reload()
    await page.locator('.resume li').first().waitFor()
    await look('dw-start')
    await go(`#/campaign/${campaignId}`)
    await page.locator('#campaign-notes').waitFor()
    await look('dw-campaign')
    await page.keyboard.press('r')
    await page
      .locator('dialog details', { has: page.getByLabel('AA against a flyer') })
      .locator('summary')
      .click()
    await look('dw-rulings')
    await page.getByLabel('AA against a flyer').selectOption('6')
    await expect
      .poll(async () => (await ask(page, 'campaigns.get', { campaignId })).rulings)
      .toMatchObject({ 'dw.appendix.aaVsFlyer': '6' })
    await page.keyboard.press('Escape')
    const [, second] = await rosters()
    await go(`#/campaign/${campaignId}/roster/${String(second?.id)}`)
    await page.locator('#part-name').waitFor()
    await look('dw-builder-unit')
    await page.getByRole('button', { name: 'Gadfly flight', exact: true }).focus()
    await look('dw-builder-wing')
    await page.getByRole('button', { name: 'Hornet nest', exact: true }).focus()
    await look('dw-builder-squadron')
    await page.keyboard.press('p')
    await page.locator('dialog .sheet').waitFor()
    await look('dw-builder-print')
    await page.keyboard.press('Escape')
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })

  it('are built by keys alone, kept as they are built, and say what is wrong', async () => {
    const force = await ask(page, 'campaigns.edit', {
      campaignId,
      edit: { type: 'saveRoster', roster: { id: 'fresh', name: 'Fresh', cards: 0, squadrons: [], allowIllegal: false } as never }
    })
    expect(force.rosters).toHaveLength(3)
    await go(`#/campaign/${campaignId}/roster/fresh`)
    await page.getByText('There is no squadron yet').waitFor()
    expect(await page.locator('li.ill').count()).toBe(1)
    await page.keyboard.press('a')
    await page.keyboard.type('Vanguard')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Intrepid')
    await page.keyboard.press('Enter')
    await page.getByRole('textbox', { name: 'DR' }).fill('9')
    await page.keyboard.press('Enter')
    await page.getByText('CR is below DR').waitFor()
    await lookAt(page, 'dw-builder-problem', LOOKS)
    await page.getByRole('button', { name: 'CR as high as DR' }).click()
    await page.locator('.fine').waitFor()
    await page.keyboard.press('f')
    await page.keyboard.type('Kestrels')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+d')
    await expect
      .poll(async () => (await rosters()).find(one => one.id === 'fresh'))
      .toMatchObject({
        squadrons: [
          { name: 'Vanguard', units: [{ name: 'Intrepid', dr: 9, cr: 9 }], wings: [{ name: 'Kestrels' }, { name: 'Kestrels 2' }] }
        ]
      })
    await page.keyboard.press('Control+z')
    await page.keyboard.press('Control+z')
    await expect
      .poll(async () => (await rosters()).find(one => one.id === 'fresh'))
      .toMatchObject({ squadrons: [{ wings: [{ name: 'New wing' }] }] })
  })
})
