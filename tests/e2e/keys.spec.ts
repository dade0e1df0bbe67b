import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { atRest } from './support/at-rest'
import { chooseAutomation } from './support/automation'
import { ask, openBattleOf, plainArmada } from './support/begin'
import { playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { acting, stateOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { pickFrom } from './support/pick'

describe('keys and automation at the table', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-keys-'))
  let app: WebApp
  let page: Page
  let battle = ''

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openBattleOf(page, [plainArmada('Anvil', 3, 11), plainArmada('Maw', 3, 11)])
    battle = new URL(page.url()).hash
    await playRound(page, chanceOf(5), 'helm')
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const chosen = async (): Promise<readonly (string | null)[]> => [
    await page.locator('article.actor').getAttribute('data-fleet'),
    (await page.locator('article.target').count()) === 0 ? null : await page.locator('article.target').getAttribute('data-fleet')
  ]
  const strip = (id: string) => page.locator(`article[data-fleet=${id}] h3 button`)
  async function discard(): Promise<void> {
    await atRest(page)
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('article.actor, article.target').count()).toBe(0)
  }
  async function go(hash: string): Promise<void> {
    await page.evaluate(to => (location.hash = to), hash)
  }

  it('digits typed while dice are asked go to the dice, wherever the focus is', async () => {
    const order = page.locator('[data-dice-field]')
    await order.waitFor()
    await page.locator('[data-plot]').focus()
    await page.keyboard.type('4,2')
    expect(await order.inputValue()).toBe('4,2')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await stateOf(page)).movementOrder).not.toBeNull()
    const mover = (await page.locator('article.actor').getAttribute('data-fleet')) ?? ''
    await page.getByRole('radio', { name: 'Flyby' }).check()
    await pickFrom(page.getByRole('combobox', { name: 'Flyby' }), { index: 1 })
    await page.locator('[data-dice-field]').waitFor()
    await page.keyboard.press('1')
    await page.keyboard.press('7')
    expect(await page.locator('[data-dice-field]').inputValue()).toBe('17')
    expect(await page.locator('article.actor').getAttribute('data-fleet')).toBe(mover)
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await stateOf(page)).fleets.find(fleet => fleet.id === mover)?.movement).toBe('moved')
    await playRound(page, chanceOf(5), 'gunnery')
  })

  it('J and K walk a rack that is longer than the digits, with Shift the other one, and keep it in sight', async () => {
    await discard()
    await page.keyboard.press('8')
    await page.keyboard.press('j')
    await page.keyboard.press('j')
    await page.keyboard.press('Shift+K')
    expect(await chosen()).toEqual(['Anvil10', 'Maw11'])
    for (const id of ['Anvil10', 'Maw11']) expect(await isInSight(id)).toBe(true)
    await page.keyboard.press('k')
    expect(await chosen()).toEqual(['Anvil9', null])
  })
  const isInSight = (id: string): Promise<boolean> =>
    page.locator(`article[data-fleet=${id}]`).evaluate(one => {
      const box = one.getBoundingClientRect()
      const rack = one.closest('.strips')?.getBoundingClientRect()
      return rack !== undefined && box.top >= rack.top - 1 && box.bottom <= rack.bottom + 1
    })

  it('the fleet pressed first acts, of whichever side; a double click lets another act', async () => {
    await discard()
    await strip('Maw2').click()
    await strip('Anvil1').click()
    expect(await chosen()).toEqual(['Maw2', 'Anvil1'])
    await strip('Anvil3').dblclick()
    expect(await chosen()).toEqual(['Anvil3', null])
    await page.locator('article[data-fleet=Maw1] .why-number').first().click()
    await page.locator('.why-card').waitFor()
    expect(await chosen()).toEqual(['Anvil3', null])
    await page.keyboard.press('Escape')
  })

  it('Enter goes back to what is owed after Escape let it go', async () => {
    await discard()
    const { id } = await ask(page, 'campaigns.get', { campaignId: keyOf().campaignId })
    const command = { type: 'correctFleet', fleetId: 'Maw5', correction: { hp: 1 }, reason: '' }
    await acting(page, async () => void (await ask(page, 'battle.submit', { campaignId: id, battleId: keyOf().battleId, command })))
    expect((await stateOf(page)).obligations).toHaveLength(2)
    await page.keyboard.press('Enter')
    await page.locator('[data-dice-field]:focus').waitFor()
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('[data-dice-field]').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.locator('[data-dice-field]:focus').waitFor()
    await acting(page, () => page.keyboard.press('Control+z'))
    expect((await stateOf(page)).obligations).toEqual([])
  })
  const keyOf = (): { readonly campaignId: string; readonly battleId: string } => {
    const [, campaignId = '', battleId = ''] = /campaign\/([^/]+)\/battle\/([^/?]+)/.exec(battle) ?? []
    return { campaignId, battleId }
  }

  it('a refusal is overruled with one key, and only the one that is shown', async () => {
    await discard()
    await aim()
    await page.getByRole('alert').filter({ hasText: 'beyond extreme range' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await stage()
    await expect.poll(async () => (await lastEntry()).overruled).toEqual({ refusals: ['out-of-range'], reason: '' })
  })

  it('the referee wants the reason, which stands in the log', async () => {
    await level('referee')
    await discard()
    await aim()
    await page.getByRole('alert').filter({ hasText: 'beyond extreme range' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type('long guns')
    await page.keyboard.press('Enter')
    await page.getByRole('alert').filter({ hasText: 'already attacked' }).waitFor()
    await page.keyboard.press('Control+Enter')
    await page.keyboard.type('the table agreed')
    await page.keyboard.press('Enter')
    await stage()
    await expect
      .poll(async () => (await lastEntry()).overruled)
      .toEqual({ refusals: ['out-of-range', 'already-attacked'], reason: 'long guns; the table agreed' })
  })

  it('a table that only tracks is told and not refused, and what was passed over is written down', async () => {
    await level('track')
    await discard()
    await aim()
    await page.getByText('It is recorded anyway').first().waitFor()
    expect(await page.getByRole('alert').count()).toBe(0)
    await stage()
    await expect.poll(async () => (await lastEntry()).overruled).toEqual({ refusals: ['out-of-range', 'already-attacked'], reason: '' })
    await level('assist')
  })

  /** The first fleet fires far beyond its range. */
  async function aim(): Promise<void> {
    await page.keyboard.press('1')
    await page.keyboard.press('Shift+Digit1')
    await page.keyboard.type('99')
  }
  async function stage(): Promise<void> {
    const before = (await stateOf(page)).volley.length
    await page.locator('[data-dice-field]').waitFor()
    await page.locator('[data-dice-field]').fill('2')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await stateOf(page)).volley).toHaveLength(before + 1)
  }
  const level = (name: 'track' | 'assist' | 'referee'): Promise<void> => chooseAutomation(page, name)
  async function lastEntry(): Promise<{ readonly overruled?: unknown }> {
    const log = await ask(page, 'battle.log', keyOf())
    return log[log.length - 1] as { readonly overruled?: unknown }
  }

  it('the card behind ? prints on one page, by itself', async () => {
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
    expect(paper.match(/\/Type\s*\/Page\b/gu)).toHaveLength(1)
    await page.emulateMedia({ media: 'print' })
    expect(await page.locator('.battle').isVisible()).toBe(false)
    expect(await page.getByRole('dialog').getByText('cancel', { exact: true }).isVisible()).toBe(true)
    await page.emulateMedia({ media: 'screen' })
    await page.keyboard.press('Escape')
  })

  it('a key is changed by pressing it, its hints follow, and one that is taken is refused by name', async () => {
    await go('#/settings')
    await page.locator('[data-act="battle.next"]').click()
    await page.keyboard.press('y')
    await page.locator('[data-act="battle.next"] kbd', { hasText: 'Y' }).waitFor()
    await page.locator('[data-act="battle.fire"]').click()
    await page.keyboard.press('y')
    expect(await page.getByRole('alert').innerText()).toContain('“next”')
    await page.keyboard.press('3')
    expect(await page.getByRole('alert').innerText()).toContain('dice')
    await page.keyboard.press('Escape')
    await go(battle)
    await page.locator('[data-plot]').waitFor()
    await page.locator('.next kbd', { hasText: 'Y' }).first().waitFor()
    await page.keyboard.press('n')
    expect(await page.locator('.next [role=status]').isVisible()).toBe(false)
    await page.keyboard.press('y')
    await page.locator('.next [role=status]').waitFor()
    await page.keyboard.press('?')
    await page.getByRole('dialog').locator('kbd', { hasText: /^Y$/ }).waitFor()
    await page.keyboard.press('Escape')
    await go('#/settings')
    await page.getByRole('button', { name: 'Reset all keys' }).click()
    await page.locator('[data-act="battle.next"] kbd', { hasText: 'N' }).waitFor()
    expect(app.complaints).toEqual([])
  })
})
