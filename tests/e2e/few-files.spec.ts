import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM_IDS } from '@shared/systems/index'
import { ask } from './support/begin'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

/** Scripts of a table of any game, from an empty page on, with the words of one language. */
const TABLE_MAX = 30
/** Files fetched after a click on the battle to resume. */
const CLICK_MAX = 3

describe('the files of a table', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-few-files-'))
  let app: WebApp
  beforeAll(async () => (app = await startWebApp({ dataDir })))
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(SYSTEM_IDS)('are few in %s, as each is a wait of its own', async system => {
    const { page } = app
    const { id, battles } = await ask(page, 'campaigns.createSample', { name: system, system, locale: 'en' })
    await page.evaluate(() => (location.hash = '#/'))
    await page.reload()
    await page.locator('.resume .now').waitFor()
    // The table's files come while the battle is offered, when the page has nothing else to do.
    await expect.poll(() => fetched(page, 'table-')).toBeGreaterThan(0)
    await page.waitForLoadState('networkidle')
    const before = await fetched(page)
    await page.locator('.resume .now').click()
    await page.locator('[data-plot]').waitFor()
    await page.waitForLoadState('networkidle')
    expect((await fetched(page)) - before).toBeLessThanOrEqual(CLICK_MAX)
    const scripts = await fetched(page, '.js')
    expect(scripts).toBeGreaterThan(1)
    expect(scripts).toBeLessThanOrEqual(TABLE_MAX)
    expect(page.url()).toContain(`${id}/battle/${battles[0]?.id ?? ''}`)
  })
})

/** How many files the page has fetched whose names hold this. */
function fetched(page: Page, name = ''): Promise<number> {
  return page.evaluate(part => performance.getEntriesByType('resource').filter(entry => entry.name.includes(part)).length, name)
}
