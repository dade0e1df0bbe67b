import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../support/explored'
import { drawn, lookAt, settings } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 820, height: 1180 }
  ]
} as const

/** Each game’s recorded battle, taken in as a file, leaves a report. */
describe('the report of a battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-report-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(sampled(GAMES, 3, 2))('is told of %s, for the GM and for the players', async game => {
    const { page } = app
    const { campaignId, battleId } = await takenIn(page, firstOf(game))

    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}`)
    await page.locator(`a[href$="/battle/${battleId}/report"]`).click()
    const report = page.getByRole('article')
    await report.getByRole('heading', { level: 1 }).waitFor()
    // The chart says the same as a table: as many figures as rounds, for each side.
    const rounds = await report.locator('.rounds > li').count()
    expect(rounds).toBeGreaterThan(0)
    expect(await report.locator('table.sr').first().locator('tbody tr').first().locator('td').count()).toBe(rounds + 1)
    expect(await lookAt(page, `report-${game}`, LOOKS)).toEqual([])

    const [csv] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: /CSV/u }).click()])
    const rows = readFileSync(await csv.path(), 'utf8')
      .trimEnd()
      .split('\r\n')
    expect(rows[0]).toMatch(/^entry,round,phase,attackerSide,attacker/u)
    expect(rows.length).toBeGreaterThan(1)
    const [markdown] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Markdown' }).click()])
    const headline = await report.getByRole('heading', { level: 1 }).innerText()
    expect(
      readFileSync(await markdown.path(), 'utf8')
        .replaceAll('\\', '')
        .startsWith(`# ${headline}\n`)
    ).toBe(true)

    const paper = await paperIn(page, 'light')
    expect([...paper.matchAll(/\/Type\s*\/Page\b/gu)].length).toBeGreaterThan(1)
    expect((await paperIn(page, 'night')) === paper).toBe(true)
    expect((await paperIn(page, 'dark')) === paper).toBe(true)

    await page.getByRole('button', { name: 'Players’ copy' }).click()
    await report.getByText('written from what the players’ view showed', { exact: false }).waitFor()
    expect(await page.getByRole('button', { name: /CSV/u }).count()).toBe(0)
    expect(await report.locator('#report-luck, #report-matrix, #report-officers').count()).toBe(0)
    await page.getByRole('combobox').selectOption({ index: 1 })
    await report.getByRole('heading', { level: 1 }).waitFor()
    expect(await lookAt(page, `report-players-${game}`, LOOKS)).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

/** The report as it is printed from a screen in this theme, without the moment at which it was. */
async function paperIn(page: Page, theme: 'dark' | 'light' | 'night'): Promise<string> {
  await settings(page, { theme, language: 'en' })
  await drawn(page)
  return (await page.pdf({ format: 'A4' })).toString('latin1').replaceAll(/\/(?:CreationDate|ModDate) ?\(.*?\)/gu, '')
}
