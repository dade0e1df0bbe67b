import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { atRest } from '../support/at-rest'
import { faultsIn, heardSince, listen, type Heard } from '../support/heard'
import { doneForMe } from '../support/lesson'
import { lookAt, settings } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { startWebApp, type WebApp } from '../support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 }
  ]
} as const

/** The first battles of the other games, each played to its end by the lesson itself. */
describe('the first battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-first-battles-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await app.page.locator('.welcome').waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each([
    ['Dystopian Wars', 'dystopian', 'en'],
    ['Firestorm Armada', 'firestorm', 'fr'],
    ['Petit Wargame, in space', 'petit', 'fr'],
    ['X-Wing', 'xwing', 'en']
  ] as const)('of %s is taught from its first decision to its end, and can be heard', async (game, name, language) => {
    const { page } = app
    await settings(page, { theme: 'light', language: 'en' })
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('button', { name: new RegExp(`Learn, 10 min ?: ${game}`, 'u') }).click()
    await page.locator('[data-coach]').waitFor()
    await atRest(page)
    expect(await page.locator('.coach-ring').isVisible()).toBe(true)
    expect(await lookAt(page, `coach-${name}`, LOOKS)).toEqual([])
    await settings(page, { theme: 'light', language })
    await listen(page)
    expect(await doneForMe(page)).toBeGreaterThanOrEqual(8)
    // The line speaks once the acts have stopped for a moment.
    const heard: Heard[] = []
    await expect
      .poll(() => {
        heard.push(...heardSince(page))
        return heard.filter(({ by }) => by === 'spoken').length
      })
      .toBeGreaterThan(0)
    expect(faultsIn(heard)).toEqual([])
    await settings(page, { theme: 'light', language: 'en' })
    await page.getByRole('heading', { name: 'You know the basics' }).waitFor()
    expect(app.complaints).toEqual([])
  })
})
