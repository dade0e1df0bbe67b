import { fleetId } from '@shared/systems/starfinder-armada/model/design'
import { LOCALES } from '@shared/kernel/locale'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { onwards, order } from './support/actions'
import { openBattleOf } from './support/begin'
import { drawn, picture, settings } from './support/look'
import { chooseActor, playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, submit, toTable, typeUntilDone } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

describe('gunnery in Starfinder', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-gunnery-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openBattleOf(page, [CONCORD, RAIDERS])
    await page.setViewportSize({ width: 1366, height: 768 })
    await order(page, '4 4 4')
    for (let phase = 0; phase < 3; phase += 1) await onwards(page)
    await order(page, '3 10')
    for (let moves = 0; moves < 9; moves += 1) await acting(page, () => page.keyboard.press('m'))
    await submit(page, { type: 'layMines', fleetId: fleetId('caltrop'), place: 'moon' })
    await playRound(page, chanceOf(3), 'gunnery')
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  async function aim(): Promise<void> {
    await chooseActor(page, 'Maw', 1)
    await page.keyboard.press('Shift+Digit1')
    await page.keyboard.press('3')
  }

  /** Rows of the log that are wholly in sight. */
  async function rowsSeen(width: number, height: number): Promise<number> {
    await page.setViewportSize({ width, height })
    await drawn(page)
    await picture(page, `gunnery-${String(width)}x${String(height)}`)
    return page.locator('.pane.log .scroller').evaluate(list => {
      const { top, bottom } = list.getBoundingClientRect()
      const rows = [...list.querySelectorAll('li')].map(row => row.getBoundingClientRect())
      return rows.filter(row => row.height > 0 && row.top > top - 1 && row.bottom < bottom + 1).length
    })
  }

  it.each(['idle', 'aiming'])('has a log of five lines beside it at 1366x768, and more in a larger window: %s', async what => {
    if (what === 'aiming') await aim()
    for (const language of LOCALES) {
      await settings(page, { theme: 'light', language })
      const rows = await rowsSeen(1366, 768)
      expect(rows).toBeGreaterThanOrEqual(5)
      const more = await rowsSeen(1440, 900)
      expect(more).toBeGreaterThan(rows)
      expect(await rowsSeen(1920, 1080)).toBeGreaterThan(more)
    }
    await settings(page, { theme: 'light', language: 'en' })
    await page.setViewportSize({ width: 1366, height: 768 })
  })

  it('goes on to the next enemy once an attack is staged, not to mines', async () => {
    await page.locator('[data-dice-field]').focus()
    await acting(page, () => typeUntilDone(page, chanceOf(1), () => 1))
    await page.locator('.mines [data-pick]').first().waitFor()
    await expect.poll(() => page.evaluate(() => document.activeElement?.closest('.mines') ?? null)).toBe(null)
    await page.keyboard.press('Enter')
    expect(await page.locator('.mines [data-pick]:checked').count()).toBe(0)
    await page.keyboard.press('Shift+Digit2')
    expect(await page.locator('article.target').getAttribute('data-fleet')).toBe('wasp')
    await toTable(page)
  })
})
