import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SYSTEM_IDS } from '@shared/systems/index'
import { ask, goToBattle } from './support/begin'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

/** Scripts of a table of any game, from an empty page on, with the words of one language. */
const TABLE_MAX = 30

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
    await page.locator('.resume').waitFor()
    await goToBattle(page, id, battles[0]?.id ?? '')
    await page.waitForLoadState('networkidle')
    const scripts = await page.evaluate(() => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js')).length)
    expect(scripts).toBeGreaterThan(1)
    expect(scripts).toBeLessThanOrEqual(TABLE_MAX)
  })
})
