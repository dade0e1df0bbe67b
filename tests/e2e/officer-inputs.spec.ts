import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBattleOf } from './support/begin'
import { countedHands, type CountedHands } from './support/counted'
import { onwards, order } from './support/actions'
import { useEars } from './support/heard'
import { removeFolder } from './support/remove-folder'
import { CONCORD, RAIDERS } from './support/six-armadas'
import { acting, stateOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

/** How many inputs an officer's whole action may take by keyboard, from the table back to the table. */
const BUDGET = 3
/** The same where the focus walks from choice to choice instead. */
const BUDGET_BY_FOCUS = 5

describe('an officer’s action by keyboard alone', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-officers-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openBattleOf(page, [CONCORD, RAIDERS])
    await order(page, '4 4 4')
    await onwards(page)
    await onwards(page)
    await page.locator('input[name=officer]').first().waitFor()
  })
  useEars(() => page)
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const acted = async (id: string): Promise<unknown> => (await stateOf(page)).officers.find(one => one.id === id)?.action
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.getAttribute('value') ?? '')

  async function done(hands: CountedHands, id: string, action: string, budget: number = BUDGET): Promise<void> {
    expect(await acted(id)).toBe(action)
    expect(hands.inputs).toBeLessThanOrEqual(budget)
    expect(await page.locator('input[name=officer]').count()).toBe(0)
  }

  it('in the phase of engineering a digit chooses, and Enter does what asks for no dice', async () => {
    const fleet = page.locator('article[data-fleet=wasp]')
    const hands = countedHands(page)
    await hands.press('2')
    await expect.poll(() => fleet.getAttribute('class')).toContain('target')
    await acting(page, () => hands.press('Enter'))
    expect(await acted('ada')).toBe('rally')
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET)
    await page.keyboard.press('Control+z')
    await expect.poll(() => acted('ada')).toBeNull()
  })

  const chosen = (): Promise<string> => page.locator('input[name=officer]:checked').inputValue()

  it('one key goes to the officers of the other side, and back', async () => {
    await page.locator('input[name=officer][value=ada]').check({ force: true })
    const hands = countedHands(page)
    await hands.press('a')
    await expect.poll(chosen).toBe('bor')
    await hands.press('a')
    await expect.poll(chosen).toBe('ada')
    expect(hands.inputs).toBe(2)
  })

  it('an option is one key more: a fleet, the next option, the dice', async () => {
    await page.locator('input[name=officer][value=eve]').check({ force: true })
    const hands = countedHands(page)
    await hands.press('2', 'v')
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces('18')
    await acting(page, () => hands.press('Enter'))
    expect(await acted('eve')).toBe('boost')
    expect((await stateOf(page)).effects.find(one => one.kind === 'officerBonus')).toMatchObject({ targetId: 'wasp', stat: 'turnDistance' })
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET)
  })

  it('digits and corrections are about the side of the officer who is chosen, and say so before', async () => {
    await page.locator('input[name=officer][value=bor]').check({ force: true })
    await page.keyboard.press('2')
    const fang = page.locator('article[data-fleet=fang]')
    await expect.poll(() => fang.getAttribute('class')).toContain('pointed')
    await page.keyboard.press('h')
    await expect.poll(() => page.getByRole('dialog').locator('h2').first().innerText()).toContain('B 2')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    // The order that the digit began: Next would name it.
    await page.keyboard.press('Escape')
    await onwards(page)
    await order(page, '3 10')
  })

  it('Enter chooses what has the focus; Esc puts the panel away, dice or not', async () => {
    await page.keyboard.press('o')
    await expect.poll(focused).toBe('ada')
    await page.keyboard.press('ArrowDown')
    await expect.poll(focused).toBe('cor')
    await page.keyboard.press('Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('input[name=officer]').count()).toBe(0)
    expect(await acted('cor')).toBeNull()
    await page.keyboard.press('o')
    await expect.poll(focused).toBe('ada')
    await page.keyboard.press('Escape')
    await expect.poll(() => page.locator('input[name=officer]').count()).toBe(0)
  })

  it('O opens, Enter goes on to the target, arrows choose, Enter goes on to the dice', async () => {
    const hands = countedHands(page)
    await hands.press('o')
    await expect.poll(focused).toBe('ada')
    await hands.press('Enter')
    await expect.poll(focused).toBe('maw')
    await hands.press('ArrowDown', 'Enter')
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    await hands.faces('12')
    await acting(page, () => hands.press('Enter'))
    await done(hands, 'ada', 'taunt', BUDGET_BY_FOCUS)
    expect((await stateOf(page)).taunts).toMatchObject([{ officerId: 'ada', targetId: 'fang' }])
  })

  it('of two targets the likelier is there: its own fleet, against the one named', async () => {
    const hands = countedHands(page)
    // Ada's fleet moves next, so only those aboard act before it (SA-047).
    await hands.press('o')
    await expect.poll(focused).toBe('tek')
    await hands.press('Shift+Digit1')
    await page.locator('[data-dice-field]').waitFor()
    await hands.faces('15')
    await acting(page, () => hands.press('Enter'))
    await done(hands, 'tek', 'target')
    expect((await stateOf(page)).effects.find(one => one.kind === 'target')).toMatchObject({ targetId: 'anvil', enemyId: 'maw' })
  })
})
