import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countedHands } from './support/counted'
import { deed, fleetsAt, lastRolls, openFleets } from './support/fa-table'
import { PICTURES } from './support/look'
import { removeFolder } from './support/remove-folder'
import { acting, asked } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** How many inputs an attack of an active squadron may take; the faces of dice are not counted. */
const BUDGET = { attack: 6, linked: 7 } as const

describe('an attack of Firestorm Armada, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-fa-inputs-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openFleets(page, { 'fa.critTable': 'optionalHardback' })
    await deed(page, 'n', 'n')
    await deed(page, 'Enter')
    await deed(page, 'Enter')
    await deed(page, 'n', 'n')
    await lastRolls(page, '6 6, 1 1')
    await deed(page, 'n', 'n')
    await deed(page, '2')
    for (let ship = 0; ship < 3; ship += 1) await deed(page, 'Enter')
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'fa-inputs-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  /** Weapon and range are told; arc, line of sight and fire stand as they do most often. Nothing is hit, so that nothing comes after. */
  async function fire(...more: readonly string[]): Promise<number> {
    const hands = countedHands(page)
    const before = (await fleetsAt(page)).ships.flatMap(ship => ship.weapons.filter(weapon => weapon.fired === 'whole'))
    await hands.press('Shift+1')
    await page.locator('[data-attack] [data-answer]').first().waitFor()
    await hands.press('1', '1', ...more, 'Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    await hands.faces(Array.from({ length: (await asked(page))?.count ?? 0 }, () => '1').join(' '))
    await acting(page, () => hands.press('Enter'))
    const after = (await fleetsAt(page)).ships.flatMap(ship => ship.weapons.filter(weapon => weapon.fired === 'whole'))
    expect(after.length - before.length).toBe(more.length === 0 ? 1 : 3)
    return hands.inputs
  }

  it('alone', async () => expect(await fire()).toBeLessThanOrEqual(BUDGET.attack))

  it('linked, by its key', async () => {
    await page.keyboard.press('Control+z')
    await expect
      .poll(async () => (await fleetsAt(page)).ships.some(ship => ship.weapons.some(weapon => weapon.fired === 'whole')))
      .toBe(false)
    expect(await fire('l')).toBeLessThanOrEqual(BUDGET.linked)
  })
})
