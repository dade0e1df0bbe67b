import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { lookAt } from '../support/look'
import { beginPwBattle, pwStateOf, rolls } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

const LOOK = { themes: ['light'], languages: ['fr'], sizes: [{ width: 1366, height: 768 }] } as const

describe('the tables built by both players, and a battle that can only be read', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-pw-tables-'))
  let app: WebApp
  let page: Page
  const found: string[] = []

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await beginPwBattle(page, { 'pw.scoreTables': 'built' })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('shares the tokens from a bag, and refuses a hand that is no half of them (PW-063, PW-064)', async () => {
    await page.getByRole('checkbox', { name: 'Drawn from a bag' }).check()
    await page.locator('.hand input').fill('2 3 4')
    await page.getByText('These are not half of the tokens').locator('visible=true').first().waitFor()
    await page.locator('.hand input').fill('2 3 4 4 5 5 6 7')
    await rolls(page, [2], [5])
    expect((await pwStateOf(page)).building).toMatchObject({ table: 'detection', nextSideId: 'B' })
    found.push(...(await lookAt(page, 'pw-tokens', LOOK)))
  })

  it('lays every token of both tables in turn, and fills row O by itself (PW-064, PW-065)', async () => {
    await layAll(page, 4)
    const { tables, building } = await pwStateOf(page)
    expect(building).toMatchObject({ table: 'combat', nextSideId: null })
    expect(tables.detection).toHaveLength(5)
    expect(tables.detection[4]).toEqual([0, 1, 2, 3].map(column => Math.max(...tables.detection.slice(0, 4).map(row => row[column] ?? 0))))
    await page.getByRole('checkbox', { name: 'Drawn from a bag' }).check()
    await page.locator('.hand input').fill('2 3 3 4 4 4 5 5 5 5 6 6 6 6 6 7 7 7')
    await rolls(page, [6], [1])
    await layAll(page, 6)
    expect(await pwStateOf(page)).toMatchObject({ phase: 'deployment', building: null })
  })

  it('opens a damaged battle read only, with the board to look at and nothing to do', async () => {
    await app.kill()
    damageLastLine(dataDir)
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByText('Amber Gate').first().waitFor()
    await page.keyboard.press('Enter')
    await page.locator('[data-plot]').waitFor()
    await page
      .getByText(/read only|lecture seule/iu)
      .first()
      .waitFor()
    expect(await page.locator('[data-board]').count()).toBe(1)
    expect(await page.locator('[data-centre] .btn:enabled, [data-centre] .btn.quiet:enabled').count()).toBe(0)
    found.push(...(await lookAt(page, 'pw-rescue', LOOK)))
  })

  it('is without fault of axe and without complaints', () => {
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

/** Lays the first token of whoever is next into the first free cell, until the table is full. */
async function layAll(page: Page, size: number): Promise<void> {
  for (let i = 0; i < size * size; i += 1) {
    await page.locator('input[name=token]').first().check()
    await page.locator('[data-cell]:enabled').first().click()
    await acting(page, () => page.locator('[data-centre] .plain button').click())
  }
}

/** A sign in the middle of the journal is no longer what was written. */
function damageLastLine(dataDir: string): void {
  const names = readdirSync(dataDir, { recursive: true, encoding: 'utf8' })
  const journal = join(dataDir, names.find(name => name.endsWith('000001.jsonl')) ?? '')
  const lines = readFileSync(journal, 'utf8').split('\n')
  lines[lines.length - 10] = (lines[lines.length - 10] ?? '').replace('placeToken', 'placeTaken')
  writeFileSync(journal, lines.join('\n'))
}
