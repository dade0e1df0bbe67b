import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { SYSTEM_IDS } from '@shared/systems/index'
import { ask } from './support/begin'
import { drawn, lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = { themes: ['dark', 'light'], languages: LOCALES, sizes: [{ width: 1366, height: 768 }] } as const

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

  it.each(SYSTEM_IDS)('of %s carry the battle to another evening', async system => {
    const campaign = await ask(page, 'campaigns.createSample', { name: `Reach ${system}`, system, locale: 'en' })
    const sides = campaign.rosters.slice(0, 2).map((roster, index) => ({ sideId: 'AB'.charAt(index), rosterId: roster.id }))
    const { battleId } = await ask(page, 'battle.create', { campaignId: campaign.id, name: `Kessar ${system}`, sides })
    const key = { campaignId: campaign.id, battleId }
    const { hash } = await ask(page, 'battle.hash', key)
    await page.evaluate(to => (location.hash = to), `#/campaign/${campaign.id}/battle/${battleId}`)
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.getByRole('button', { name: 'Print sheets…' }).click()
    const sheets = page.locator('.sheet:not(.measured)')
    await sheets.first().getByRole('img', { name: 'Square 1 of 2' }).waitFor()
    await page.getByRole('checkbox', { name: 'Cards to cut out' }).check()
    await drawn(page)
    if (system === 'starfinder-armada') expect(await lookAt(page, 'paper', LOOKS)).toEqual([])
    // A few ships fill their page; eight fleets need all of it.
    const zoom = await sheets
      .first()
      .locator('.strip')
      .first()
      .evaluate(strip => Number((strip as HTMLElement).style.zoom))
    if (['starfinder-armada', 'xwing'].includes(system)) expect(zoom > 1).toBe(system === 'xwing')
    for (const format of ['A4', 'Letter'] as const) {
      await page.getByRole('radio', { name: format }).check()
      await drawn(page)
      // Nothing is higher than its page, and each page is one of paper.
      expect(
        await sheets.evaluateAll(
          all =>
            all.filter(
              one => one.scrollHeight > one.clientHeight + 1 || [...one.children].some(part => part.scrollHeight > part.clientHeight + 1)
            ).length
        )
      ).toBe(0)
      const paper = (await page.pdf({ path: join(dir, `${system} ${format}.pdf`), preferCSSPageSize: true })).toString('latin1')
      expect([...paper.matchAll(/\/Type\s*\/Page\b/gu)].length).toBe(await sheets.count())
      expect(paper).toContain(format === 'A4' ? '/MediaBox [0 0 594' : '/MediaBox [0 0 612')
    }
    const printed = join(dir, `${system}.png`)
    await photograph(page, sheets.first(), printed)
    const picture = system === 'xwing' ? await asWebp(page, printed) : printed

    await page.evaluate(() => (location.hash = '#/'))
    await page.locator('input[type=file]').first().setInputFiles(picture)
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Read from a printed sheet.').waitFor()
    await dialog.getByRole('button', { name: 'Import', exact: true }).click()
    await dialog.waitFor({ state: 'detached' })
    const [made] = (await ask(page, 'campaigns.list', {})).campaigns.filter(({ name }) => name === `Kessar ${system}`)
    const again = { campaignId: made?.id ?? '', battleId: made?.running?.id ?? '' }
    await page.evaluate(to => (location.hash = to), `#/campaign/${again.campaignId}/battle/${again.battleId}`)
    await page.getByRole('button', { name: 'More', exact: true }).waitFor()
    await page.getByText('resumes from a printed sheet').first().waitFor()
    expect((await ask(page, 'battle.hash', again)).hash).toBe(hash)
  })
})

/** The same picture as a phone of another make saves it. */
async function asWebp(page: Page, path: string): Promise<string> {
  const base64 = await page.evaluate(async png => {
    const bytes = Uint8Array.from(atob(png), letter => letter.charCodeAt(0))
    const picture = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
    const canvas = document.createElement('canvas')
    canvas.width = picture.width
    canvas.height = picture.height
    canvas.getContext('2d')?.drawImage(picture, 0, 0)
    return canvas.toDataURL('image/webp', 0.8).split(',')[1] ?? ''
  }, readFileSync(path).toString('base64'))
  const webp = path.replace('.png', '.webp')
  writeFileSync(webp, Buffer.from(base64, 'base64'))
  return webp
}

/** A picture of a whole sheet, three dots for one of the screen: a printer has far more. */
async function photograph(page: Page, sheet: Locator, path: string): Promise<void> {
  const usual = page.viewportSize() ?? { width: 1_366, height: 768 }
  await page.setViewportSize({ width: usual.width, height: 1_400 })
  await sheet.scrollIntoViewIfNeeded()
  const box = await sheet.boundingBox()
  if (box === null) throw new Error('The sheet is not to be seen')
  const session = await page.context().newCDPSession(page)
  const { data } = await session.send('Page.captureScreenshot', { clip: { ...box, scale: 3 } })
  await session.detach()
  writeFileSync(path, Buffer.from(data, 'base64'))
  await page.setViewportSize(usual)
}
