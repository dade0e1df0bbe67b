import { mkdtempSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { atRest } from './support/at-rest'
import { startSample } from './support/begin'
import { chooseActor, playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { acting, hashOf, next, seqOf, stateOf, typeFaces, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** The log of a battle: search, look at the past, go back, and export. */
describe('the history of a battle', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-history-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await startSample(page)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is filtered, looked at, gone back in, redone and exported', async () => {
    const chance = chanceOf(7)
    await typeUntilDone(page, chance, () => 3)
    await acting(page, () => next(page))
    await playRound(page, chance, 'gunnery')
    const before = await hashOf(page)
    await chooseActor(page, 'Lantern of Meridian', 1)
    await page.keyboard.press('Shift+Digit1')
    await page.keyboard.press('Enter')
    await typeFaces(page, [20])
    await page.getByText('3d10').last().waitFor()
    await acting(page, () => page.getByRole('button', { name: 'Roll for me' }).click())
    const shot = await seqOf(page)

    // What the app rolled is on the due line, in the log and in the ledger, with the sum behind the damage.
    await expectText('[data-latest-dice]', /d20: 20 \(typed by hand\).*3d10: [\d ]+ \(rolled by the app\)/u)
    await expectText('[data-log-line] >> nth=-1', /Lantern of Meridian hits/u)
    await page.locator('tr[data-attack] [data-why]').click()
    await expectText('.why-card', /SA-024/u)
    await page.keyboard.press('Escape')
    const { volley } = await stateOf(page)
    const { hash } = await hashOf(page)

    // Only one fleet.
    await page.keyboard.press('t')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('combobox').selectOption({ label: 'Lantern of Meridian' })
    await expect.poll(() => dialog.locator('[data-log-line]').allInnerTexts()).toHaveLength(2)
    await dialog.getByRole('searchbox').fill('hits')
    await expect.poll(() => dialog.locator('[data-log-line]').count()).toBe(1)

    // Exported as text.
    const text = await exported('Text')
    expect(text).toContain('Round 1, Gunnery')
    expect(text).toMatch(new RegExp(`^ +${String(shot)} .*Lantern of Meridian hits`, 'mu'))
    expect(text).toContain('Lantern of Meridian, gunnery check, d20: 20 (typed by hand)')

    // The moment of the shot, then the one before it: nothing can be done there.
    await dialog.locator('[data-log-line]').first().click()
    await expectText('[data-past]', new RegExp(`Action ${String(shot)}`, 'u'))
    await page.keyboard.press('ArrowLeft')
    await expectText('[data-past]', /No attack staged/u)
    for (const key of ['n', 'Control+z', 'f', 'm', 'x']) await page.keyboard.press(key)
    expect(await atRest(page)).toBe(shot)
    await page.keyboard.press('Escape')
    await page.locator('[data-plot]').waitFor()
    expect((await stateOf(page)).volley).toEqual(volley)

    // Back to the moment before the last two acts, in one step; then forward again.
    await page.locator('[data-log-line]', { hasText: 'Round 1, Gunnery' }).click()
    await page.getByRole('button', { name: 'Go back to here' }).click()
    await acting(page, () => page.getByRole('button', { name: 'Take back 1 action' }).click())
    expect((await hashOf(page)).hash).toBe(before.hash)
    expect(await seqOf(page)).toBe(shot + 1)
    await expect
      .poll(() => page.locator('[data-log-line] s').allInnerTexts())
      .toEqual([expect.stringContaining('Lantern of Meridian hits')])
    await page.keyboard.press('t')
    expect(await exported('Markdown')).toMatch(/~~Lantern of Meridian hits.*~~ \*\(taken back\)\*/u)
    expect(JSON.parse(await exported('JSON'))).toMatchObject({ language: 'en', entries: { length: shot + 1 } })
    await page.keyboard.press('Escape')
    await acting(page, () => page.keyboard.press('Control+y'))
    expect((await hashOf(page)).hash).toBe(hash)
    expect(app.complaints).toEqual([])
  })

  async function expectText(selector: string, text: RegExp): Promise<void> {
    await expect.poll(() => page.locator(selector).innerText()).toMatch(text)
  }

  async function exported(format: string): Promise<string> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('dialog').getByRole('button', { name: format, exact: true }).click()
    ])
    return readFile(await download.path(), 'utf8')
  }
})
