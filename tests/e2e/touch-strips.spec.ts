import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { openBattleOf, plainArmada } from './support/begin'
import { faultsIn } from './support/laid-out'
import { MOMENTS } from './support/layout-moments'
import { drawn, picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { smallTargets } from './support/targets'
import { startWebApp, type WebApp } from './support/web-app'

/** How far below a name a finger has missed it. */
const BELOW = 13
const LYING = { width: 1180, height: 820 }

let dataDir: string
let app: WebApp
let page: Page
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'flagship-strips-'))
  app = await startWebApp({ dataDir, seed: 6, hasTouch: true })
  page = app.page
  await page.getByRole('heading', { level: 1 }).first().waitFor()
})
afterEach(async () => {
  await app.close()
  await removeFolder(dataDir)
})

describe.each(sampled(Object.entries(MOMENTS), 3, 2))('a strip of %s under a finger', (system, [moment]) => {
  it('is chosen by a press below its name, twice as well, and corrected by the button of its own', async () => {
    await page.setViewportSize({ width: 1366, height: 768 })
    await moment.reach(page)
    await page.setViewportSize(LYING)
    await drawn(page)
    const strip = page.locator('.rack article').first()
    const name = strip.locator(':is(h3, h4) button')
    for (let press = 0; press < 2; press += 1) {
      const box = await name.boundingBox()
      if (box === null) throw new Error('No name')
      await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height + BELOW)
      await drawn(page)
      expect(await page.locator('dialog[open]').count()).toBe(0)
    }
    await picture(page, `strips-${system}`)
    const widths = await page.locator('.rack').evaluateAll(racks => racks.map(rack => rack.getBoundingClientRect().width))
    expect(Math.min(...widths)).toBeGreaterThanOrEqual(200)
    await strip.locator('[data-finger-correct]').tap()
    await page.locator('dialog[open]').waitFor()
  })
})

describe('long names on a tablet', () => {
  it('are whole at the table and on the first screen', async () => {
    const named = (id: string, name: string) => ({ ...plainArmada(id, 5, 3), name })
    await openBattleOf(page, [named('outer', 'Gardiens du Protectorat des Mondes'), named('inner', 'Ligue de la Confédération')])
    const found: string[] = []
    for (const screen of ['table', 'start'] as const) {
      if (screen === 'start') {
        await page.evaluate(() => (location.hash = '#/'))
        await page.locator('.resume h3').first().waitFor()
      }
      for (const size of [{ width: 820, height: 1180 }, LYING]) {
        await page.setViewportSize(size)
        await drawn(page)
        await picture(page, `long-names-${screen}-${String(size.width)}`)
        // A box for files is pressed by its button.
        const small = (await smallTargets(page)).filter(one => !one.startsWith('input.sr'))
        found.push(...[...small, ...(await faultsIn(page))].map(one => `${screen} ${String(size.width)} | ${one}`))
      }
    }
    expect(found).toEqual([])
    const cut = await page.locator('.rows th a').evaluateAll(names => names.filter(one => one.scrollWidth > one.clientWidth).length)
    expect(cut).toBe(0)
  })
})
