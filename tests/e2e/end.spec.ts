import { mkdtempSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { drawn, lookAt, picture, PICTURES } from './support/look'
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

const COPIED = 'Saved, and copied to the clipboard.'
const REFUSED = 'Saved. The clipboard refused the picture: paste it from the file instead.'

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
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog')
    expect(await savedIn(page, 'Tall', game)).toEqual({ width: 1080, height: 1350, isSmall: true, said: REFUSED })
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
    expect(await savedIn(page, 'Wide', game)).toEqual({ width: 1200, height: 630, isSmall: true, said: COPIED })
    await page.context().clearPermissions()
    expect(await dialog.getByText('damage that each side dealt').count()).toBe(0)
    await dialog.getByRole('button', { name: 'GM’s copy' }).click()
    await dialog.getByText('damage that each side dealt').waitFor()
    expect(await overEdge(page)).toEqual([])
    expect(await lookAt(page, `end-picture-${game}`, LOOKS)).toEqual([])
    await page.keyboard.press('Escape')

    // On paper: one page, without a button, whatever the theme of the screen.
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('button:visible, a:visible').count()).toBe(0)
    const pdf = await page.pdf({ preferCSSPageSize: true })
    expect(pdf.toString('latin1').match(/\/Type \/Page\b/gu)).toHaveLength(1)
    await page.emulateMedia({ media: null })

    // The players’ screen shows it in their words, until the game master has the table back on it.
    await ask(page, 'players.show', { campaignId, battleId, eyes: null, showing: { kind: 'battle' }, note: null })
    const players = await page.context().newPage()
    await players.setViewportSize({ width: 1920, height: 1080 })
    await players.goto(new URL('/players', page.url()).href)
    await players.locator('.players svg[data-end]').first().waitFor()
    await drawn(players)
    expect(await overEdge(players)).toEqual([])
    await picture(players, `end-players-${game}`)
    await ask(page, 'players.show', { campaignId, battleId, eyes: null, showing: { kind: 'battle' }, note: null, keepsTable: true })
    await players.locator('.players .sides').waitFor()
    await players.close()

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

/** Saves the players' copy in a shape; the size is that which the file itself tells. */
async function savedIn(page: Page, shape: 'Wide' | 'Tall', game: string) {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('radio', { name: shape }).check()
  await dialog.locator('svg[data-end]').waitFor()
  expect(await overEdge(page)).toEqual([])
  const [saved] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('button', { name: 'Save and copy' }).click()])
  expect(saved.suggestedFilename()).toMatch(/, the end\.png$/u)
  const said = await dialog.locator('[data-pictured]').innerText()
  const png = readFileSync(await saved.path())
  if (process.env['FLAGSHIP_PICTURES'] !== undefined) await saved.saveAs(join(PICTURES, `end-saved-${game}-${shape}.png`))
  return { width: png.readUInt32BE(16), height: png.readUInt32BE(20), isSmall: png.length < 400_000, said }
}

/** What runs over the edge of the drawing. */
function overEdge(page: Page): Promise<readonly string[]> {
  return page.evaluate(() => {
    const drawing = [...document.querySelectorAll('svg[data-end]')].find(one => one.getBoundingClientRect().width > 0)
    const frame = drawing?.getBoundingClientRect()
    if (frame === undefined) return ['there is no drawing']
    return [...(drawing?.querySelectorAll('text') ?? [])].flatMap(text => {
      const { left, right, top, bottom } = text.getBoundingClientRect()
      const isOver = left < frame.left - 1 || right > frame.right + 1 || top < frame.top - 1 || bottom > frame.bottom + 1
      return isOver ? [text.textContent] : []
    })
  })
}
