import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { atRest } from './support/at-rest'
import { openBattleOf, plainArmada } from './support/begin'
import { openDystopianBattle } from './support/dystopian-battle'
import { layoutKeys } from './support/layout-keys'
import { playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { acting, seqOf, stateOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { goOn, openXwing } from './support/xw-table'

describe('a French keyboard', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-azerty-'))
  let app: WebApp
  let page: Page
  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('plays an attack of Starfinder: no digit goes anywhere but where one looks', async () => {
    await openBattleOf(page, [plainArmada('Anvil', 20, 3), plainArmada('Maw', 20, 3)])
    await playRound(page, chanceOf(3), 'gunnery')
    await atRest(page)
    const keys = await layoutKeys(page, 'fr')
    await keys.plain('2')
    await keys.withAlt(1)
    await expect.poll(() => page.locator('article.target').innerText()).toContain('Maw 1')
    expect(await page.locator('article.actor').innerText()).toContain('Anvil 2')
    await keys.plain('3')
    await page.keyboard.press('Enter')
    const dice = page.locator('[data-centre] [data-dice-field]')
    await dice.waitFor()
    await page.locator('[data-plot]').focus()
    await keys.plain('1')
    await keys.printing('9')
    expect(await dice.inputValue()).toBe('19')
    await page.locator('[data-plot]').focus()
    await keys.withAlt(3)
    await expect.poll(() => page.locator('article.target').innerText()).toContain('Maw 3')
    await keys.withAlt(1)
    await expect.poll(() => page.locator('article.target').innerText()).toContain('Maw 1')
    await dice.fill('')
    await keys.printing('20')
    await page.keyboard.press('Enter')
    await page.locator('form.prompt label', { hasText: '10d10' }).waitFor()
    await keys.plain('1')
    await page.keyboard.type(' 2 3 4 5 6 7 8 9 10')
    await acting(page, () => page.keyboard.press('Enter'))
    const { volley } = await stateOf(page)
    expect(volley).toMatchObject([{ attackerId: 'Anvil2', targetId: 'Maw1', natural: 20, damageFaces: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] }])
  })

  it('activates a squadron of Dystopian Wars by its digit', async () => {
    await openDystopianBattle(page)
    await atRest(page)
    const before = await seqOf(page)
    const keys = await layoutKeys(page, 'fr')
    await acting(page, () => keys.plain('1'))
    expect(await seqOf(page)).toBeGreaterThan(before)
  })

  it('points at a ship of X-Wing, and at an enemy', async () => {
    await openXwing(page)
    await goOn(page)
    await atRest(page)
    const keys = await layoutKeys(page, 'fr')
    await keys.withAlt(1)
    await expect.poll(() => page.locator('.rack article.pointed').count()).toBe(1)
    // What came of the step before may still be told, and takes the place of an answer.
    await expect
      .poll(async () => {
        await keys.plain('9')
        return page.locator('[data-spoken]').textContent()
      })
      .toContain('No ship has the number 9')
  })
})
