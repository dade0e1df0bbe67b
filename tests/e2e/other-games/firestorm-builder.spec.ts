import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { DraftFleet } from '@shared/systems/firestorm-armada/model/design'
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

/** Fleets of Firestorm Armada from the start screen to the printed sheet: screenshots, checked by axe at WCAG 2.2 AA. */
describe('the fleets of Firestorm Armada', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-fa-builder-'))
  let app: WebApp
  let page: Page
  const found: string[] = []
  const look = async (screen: string): Promise<void> => void found.push(...(await lookAt(page, `fa-${screen}`, LOOKS)))

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

  it('are built by keyboard, drawn, and axe finds nothing', async () => {
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await page.keyboard.press('n')
    await page.getByRole('dialog').getByRole('textbox').fill('Long Silence')
    await page.getByRole('radio', { name: 'Firestorm Armada' }).check()
    await page.keyboard.press('Enter')
    await page.getByText('A battle needs two fleets').first().waitFor()
    await buildByKeyboard(page)
    const [fleet] = await fleetsOf(page)
    expect(fleet).toMatchObject({
      name: 'Wardens',
      squadrons: [
        {
          name: 'Vanguard',
          ships: [{ name: 'Gate', mv: 7, hull: 6, crew: 5, assault: 3, damageRating: 4, criticalRating: 6 }, { name: 'Gate 2' }]
        }
      ],
      flights: [{ name: 'Kites', wings: [{ name: 'Wing' }] }]
    })
    expect(fleet?.squadrons[0]?.ships[1]?.weapons).toMatchObject([{ name: 'Lance', mount: 'fore', dice: [6, 4] }])
    await page.evaluate(() => (location.hash = '#/'))
    const { id, battles } = await ask(page, 'campaigns.createSample', {
      name: 'The Halcyon Petition',
      system: 'firestorm-armada',
      locale: 'en'
    })
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${id}/battle/${battles[0]?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('img', { name: /Lanternbearers: hull 15 of 15/u }).waitFor()
    await look('start')
    await page.getByRole('link', { name: 'The Halcyon Petition' }).first().click()
    await page.getByRole('link', { name: 'Halcyon Watch' }).first().waitFor()
    await look('campaign')
    await page.keyboard.press('b')
    await page.getByRole('dialog').getByText('Terran').first().waitFor()
    await look('new-battle')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    await page.getByText('Table of criticals').first().click()
    await page.getByRole('radio', { name: /2D6 on the table/u }).click()
    await page.getByLabel('Critical on a 12').waitFor()
    await page.getByLabel('Critical on a 12').scrollIntoViewIfNeeded()
    await look('rulings')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'Halcyon Watch' }).first().click()
    await page.getByRole('row', { name: /Old Guard/u }).waitFor()
    await look('builder')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('ArrowDown')
    await page.locator('#ship-criticalRating').fill('2')
    await page.locator('#part-name').focus()
    await look('builder-ship')
    await page.locator('h1').focus()
    await page.keyboard.press('p')
    await page.locator('.sheet h2').first().waitFor()
    await look('print')
    await page.keyboard.press('Escape')
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

/** A fleet of a squadron of two and a flight, without the pointer. */
async function buildByKeyboard(page: Page): Promise<void> {
  const type = async (text: string): Promise<void> => {
    await page.keyboard.press('Control+a')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('a')
  await page.getByRole('dialog').getByRole('textbox').fill('Wardens')
  await page.keyboard.press('Enter')
  await page.getByText('There is no squadron yet').waitFor()
  await page.keyboard.press('a')
  await type('Vanguard')
  await page.keyboard.press('Escape')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await type('Gate')
  for (let tabs = 0; tabs < 4; tabs += 1) await page.keyboard.press('Tab')
  for (const figure of ['7', '6', '5', '3', '4', '0', '4', '6']) {
    await page.keyboard.type(figure)
    await page.keyboard.press('Tab')
  }
  // Points and mines may be left open.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await type('Lance')
  for (const dice of ['6', '4']) {
    await page.keyboard.press('Tab')
    if (dice === '6') await page.keyboard.press('Tab')
    await page.keyboard.type(dice)
  }
  await page.keyboard.press('Escape')
  await page.keyboard.press('s')
  await page.keyboard.press('Escape')
  await page.keyboard.press('f')
  await type('Kites')
  await page.keyboard.press('Escape')
  await page.getByText('saved').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Wardens' }).waitFor()
}

/** The fleets of the campaign on screen, as they are on disk. */
async function fleetsOf(page: Page): Promise<readonly DraftFleet[]> {
  return page.evaluate(async () => {
    const campaignId = /campaign\/([^/]+)/u.exec(location.hash)?.[1] ?? ''
    const reply = await window.flagship.call('campaigns.get', { campaignId })
    return reply.ok ? (reply.result as { readonly rosters: readonly DraftFleet[] }).rosters : []
  })
}
