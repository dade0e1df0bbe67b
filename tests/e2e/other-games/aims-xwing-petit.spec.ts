import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import { PICTURES } from '../support/look'
import { beginPwBattle, give, placeAll, shipNamed } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { startWebApp, type WebApp } from '../support/web-app'
import { declare, goOn, openXwing, typeSymbols, xwState } from '../support/xw-table'

/** Whatever a key acts on is marked before it acts, and a dialog names its side and number. */
describe('whom a key is about', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-aims-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openXwing(page, 3)
    await goOn(page)
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `aims-failed ${task.name}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  async function corrects(named: string): Promise<void> {
    await press('h')
    await expect.poll(() => page.getByRole('dialog').locator('h2').first().innerText()).toContain(named)
    await press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await atRest(page)
  }

  it('in X-Wing a digit marks a ship of the acting side, and that one is corrected', async () => {
    // In the ranges themselves a digit is a range.
    await page.locator('[data-plot]').focus()
    await press('2')
    await page.locator('[data-ship=heron].pointed').waitFor()
    await corrects('Heron, A 2')
  })

  it('with Shift it goes to the row of that enemy, and the next key is the range of that one', async () => {
    await press('Shift+Digit1', 'Shift+Digit2', '3')
    await page.locator('[data-ship=umber].pointed').waitFor()
    expect(await page.locator('[data-enemy] input:checked').evaluateAll(all => all.map(one => one.getAttribute('data-range')))).toEqual([
      'front -',
      'front 3'
    ])
    await corrects('Umber, B 2')
  })

  it('marks a ship while dice are modified too, and picks none of the dice', async () => {
    await declare(page)
    await typeSymbols(page, 'bbb')
    await goOn(page)
    expect((await xwState(page)).attacks[0]?.stage).toBe('attackerModifiesAttack')
    await press('2')
    await page.locator('[data-ship=heron].pointed').waitFor()
    expect(await page.locator('[data-die][aria-pressed=true]').count()).toBe(0)
    await page.locator('[data-die="1"]').focus()
    await press('Space')
    expect(await page.locator('[data-die][aria-pressed=true]').getAttribute('data-die')).toBe('1')
  })

  it('in Petit Wargame the ship that acts and the one that is aimed at are marked and named', async () => {
    await beginPwBattle(page)
    await placeAll(page)
    await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
    // The squadron that a key chose is marked on its rack before it acts.
    const chosen = page.locator('[data-squadron] h3.chosen')
    await press('2')
    expect((await chosen.allInnerTexts()).join()).toContain('Anvil')
    await corrects('Colossus, A')
    await press('1')
    expect((await chosen.allInnerTexts()).join()).toContain('Sentinels')
    const vigil = await shipNamed(page, 'Vigil')
    await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
    await press('2')
    await corrects('Beacon, A 2')
    await press('Shift+Digit1')
    await page.locator('[data-ship].target', { hasText: 'Kestrel' }).waitFor()
    await corrects('Kestrel, B 1')
  })

  it('sets out no roster as reinforcements that is on the table already', async () => {
    await page.locator('.acts > .icon-btn').first().click()
    await page.locator('[data-act=reinforce]').click()
    expect(await page.locator('#reinforcements select').first().inputValue()).toBe('')
    await press('Escape')
  })
})
