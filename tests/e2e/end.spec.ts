import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/settings-choices'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { lookAt, picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 },
    { width: 1920, height: 1080 },
    { width: 820, height: 1180 }
  ]
} as const

/** Each game’s recorded battle, taken in as a file, has an end. */
describe('the end of a battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-end-'))
  let app: WebApp

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(sampled(GAMES, 5, 0))('of %s says who has it, how it turned and what became of everyone', async game => {
    const { page } = app
    const { campaignId, battleId } = await takenIn(page, firstOf(game))
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}/battle/${battleId}/end`)
    await page.locator('.fates').waitFor()
    expect(await lookAt(page, `end-${game}`, LOOKS)).toEqual([])
    const [saved] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('s')])
    expect(saved.suggestedFilename()).toMatch(/, the end\.svg$/u)
    const svg = readFileSync(await saved.path(), 'utf8')
    expect(await faultsOfPicture(page, svg, game)).toEqual([])
    await page.keyboard.press('r')
    await page.waitForURL(/\/report$/u)

    // From the list of battles, from the table, and back to the battle before its end.
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}`)
    await page.getByRole('link', { name: /^End of / }).click()
    await page.locator('.fates').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-plot] [data-ending]').waitFor()
    await page.getByRole('button', { name: 'More', exact: true }).click()
    await page.locator('[data-act="ended"]').click()
    await page.locator('.fates').waitFor()
    await page.keyboard.press('Escape')
    await page.locator('[data-plot] [data-ending]').waitFor()
    await page.keyboard.press('Enter')
    await page.locator('.fates').waitFor()
    await page.getByRole('button', { name: /^Undo / }).click()
    await page.locator('[data-plot]').waitFor()
    expect(await page.locator('[data-ending]').count()).toBe(0)
  })

  it('is whole in large text', async () => {
    const { page } = app
    await ask(page, 'settings.save', { settings: { ...(await ask(page, 'settings.get', {})), textPercent: 150 } })
    const { campaignId, battleId } = await takenIn(page, firstOf('starfinder-armada'))
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}/battle/${battleId}/end`)
    await page.locator('.fates').waitFor()
    expect(await lookAt(page, 'end-large', LOOKS)).toEqual([])
    expect(await page.locator('main').evaluate(main => main.scrollWidth > main.clientWidth)).toBe(false)
  })
})

/** What runs over the edge of a saved picture, or is unreadable as XML. */
async function faultsOfPicture(page: Page, svg: string, game: string): Promise<readonly string[]> {
  const drawing = await page.context().newPage()
  await drawing.setViewportSize({ width: 1200, height: 700 })
  await drawing.setContent(`<body style="margin:0">${svg}</body>`)
  await picture(drawing, `end-picture-${game}`)
  const faults = await drawing.evaluate(text => {
    const broken = new DOMParser().parseFromString(text, 'image/svg+xml').querySelector('parsererror')
    const wide = [...document.querySelectorAll('svg text')].filter(one => {
      const { left, right } = one.getBoundingClientRect()
      return left < 0 || right > 1200
    })
    return [...(broken === null ? [] : [broken.textContent]), ...wide.map(one => one.textContent)]
  }, svg)
  await drawing.close()
  return faults
}
