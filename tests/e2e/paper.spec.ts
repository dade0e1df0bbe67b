import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM_IDS } from '@shared/systems/index'
import { ask } from './support/begin'
import { drawn, lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = { themes: ['dark', 'light'], languages: ['en', 'fr'], sizes: [{ width: 1366, height: 768 }] } as const

/** Sheets are printed at the table, photographed, and the battle goes on from the photograph: in every game, through the screens. */
describe('printed sheets', () => {
  const dir = mkdtempSync(join(tmpdir(), 'flagship-paper-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir: join(dir, 'data'), locale: 'en-GB' })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dir)
  })

  const dialog = () => page.getByRole('dialog')

  it.each(SYSTEM_IDS)('of %s carry the battle to another evening', async system => {
    const campaign = await ask(page, 'campaigns.createSample', { name: `Reach ${system}`, system, locale: 'en' })
    const sides = campaign.rosters.slice(0, 2).map((roster, index) => ({ sideId: 'AB'.charAt(index), rosterId: roster.id }))
    const { battleId } = await ask(page, 'battle.create', { campaignId: campaign.id, name: `Kessar ${system}`, sides })
    const key = { campaignId: campaign.id, battleId }
    const { hash } = await ask(page, 'battle.hash', key)
    await page.evaluate(to => (location.hash = to), `#/campaign/${campaign.id}/battle/${battleId}`)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('button', { name: 'Print sheets…' }).click()
    const square = dialog().getByRole('img', { name: 'Square 1 of 2' }).first()
    await square.waitFor()
    await dialog().getByRole('checkbox', { name: 'Cards to cut out' }).check()
    await drawn(page)
    if (system === 'starfinder-armada') expect(await lookAt(page, 'paper', LOOKS)).toEqual([])
    const paper = await page.pdf({ path: join(dir, `${system}.pdf`), preferCSSPageSize: true })
    expect(paper.toString('latin1')).toMatch(/\/Type\s*\/Page\b/u)
    const picture = join(dir, `${system}.png`)
    await asFineAsPaper(page, 3)
    await page.locator('.sheet').first().screenshot({ path: picture, scale: 'device' })
    await asFineAsPaper(page, 1)
    await page.keyboard.press('Escape')
    await dialog().waitFor({ state: 'detached' })

    await page.evaluate(() => (location.hash = '#/'))
    await page.locator('input[type=file]').first().setInputFiles(picture)
    await dialog().getByText('Read from a printed sheet.').waitFor()
    await dialog().getByRole('button', { name: 'Import', exact: true }).click()
    await dialog().waitFor({ state: 'detached' })
    const [made] = (await ask(page, 'campaigns.list', {})).campaigns.filter(({ name }) => name === `Kessar ${system}`)
    const again = { campaignId: made?.id ?? '', battleId: made?.running?.id ?? '' }
    await page.evaluate(to => (location.hash = to), `#/campaign/${again.campaignId}/battle/${again.battleId}`)
    await page.getByRole('button', { name: 'More' }).waitFor()
    await page.getByText('goes on from a printed sheet').first().waitFor()
    expect((await ask(page, 'battle.hash', again)).hash).toBe(hash)
  })
})

/** Draws with so many dots for one of the screen: a printer has far more than any display. */
async function asFineAsPaper(page: Page, deviceScaleFactor: number): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const { width, height } = page.viewportSize() ?? { width: 1_366, height: 768 }
  await session.send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor, mobile: false })
  await session.detach()
}
