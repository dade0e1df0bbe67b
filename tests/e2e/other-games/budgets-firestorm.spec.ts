import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { countedHands } from '../support/counted'
import { act, fleetsAt, lastRolls, openFleets, shipAt } from '../support/fa-table'
import { useEars } from '../support/heard'
import { PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { reopened } from '../support/reopened'
import { acting, asked } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

/** How many inputs each act may take at the table; the faces of dice are not counted. */
const BUDGET = { attack: 5, linked: 6, correct: 4, next: 2, undo: 1, redo: 1, why: 1 } as const

describe('the acts of Firestorm Armada, in inputs', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-fa-inputs-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openFleets(page, { 'fa.critTable': 'optionalHardback' })
    await act(page, 'n', 'n')
    await act(page, 'Enter')
    await act(page, 'Enter')
    await act(page, 'n', 'n')
    await lastRolls(page, '6 6, 1 1')
    await act(page, 'n', 'n')
    await act(page, '2')
    for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'fa-inputs-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  /** Weapon, range, and at once the dice; arc, line of sight and fire keep their defaults. Nothing is hit, so nothing follows. */
  async function fire(...more: readonly string[]): Promise<number> {
    const hands = countedHands(page)
    const before = (await fleetsAt(page)).ships.flatMap(ship => ship.weapons.filter(weapon => weapon.fired === 'whole'))
    await hands.press('Shift+Digit1')
    await page.locator('[data-attack] [data-answer]').first().waitFor()
    await hands.press('1', '1', ...more)
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('[data-dice-field]'))).toBe(true)
    await hands.faces(Array.from({ length: (await asked(page))?.count ?? 0 }, () => '1').join(' '))
    await acting(page, () => hands.press('Enter'))
    const after = (await fleetsAt(page)).ships.flatMap(ship => ship.weapons.filter(weapon => weapon.fired === 'whole'))
    expect(after.length - before.length).toBe(more.length === 0 ? 1 : 3)
    return hands.inputs
  }

  it('splits its fire by the key that does so in Dystopian Wars', async () => {
    await page.keyboard.press('1')
    await page.keyboard.press('Shift+Digit1')
    await page.locator('[data-answer=split]').waitFor()
    await page.keyboard.press('s')
    await expect.poll(() => page.locator('[data-answer=split]').isChecked()).toBe(true)
    await page.keyboard.press('l')
    await expect.poll(() => page.locator('[data-answer=combined]').isChecked()).toBe(true)
    await page.locator('[data-answer=alone]').check({ force: true })
    for (let times = 0; times < 3; times += 1) await page.keyboard.press('Escape')
  })

  it('an attack alone', async () => expect(await fire()).toBeLessThanOrEqual(BUDGET.attack))

  it('an attack, linked, by its key', async () => {
    await page.keyboard.press('Control+z')
    await expect
      .poll(async () => (await fleetsAt(page)).ships.some(ship => ship.weapons.some(weapon => weapon.fired === 'whole')))
      .toBe(false)
    expect(await fire('l')).toBeLessThanOrEqual(BUDGET.linked)
  })

  const lost = async (): Promise<number> => (await shipAt(page, 'Wick')).hullLost

  it('a correction by keyboard, of the ship that is marked', async () => {
    const hands = countedHands(page)
    await hands.press('1', 'h')
    expect(await page.locator('article.pointed h4').allInnerTexts()).toEqual(['Wick'])
    await page.getByRole('dialog').waitFor()
    expect(await page.getByRole('dialog').locator('h2').first().innerText()).toContain('A 2')
    await hands.value('3')
    await acting(page, () => hands.press('Enter'))
    expect(await lost()).toBe(2)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.correct)
  })

  it('undo, and redo', async () => {
    const hands = countedHands(page)
    await hands.press('Control+z')
    await expect.poll(lost).toBe(0)
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.undo)
    const again = countedHands(page)
    await again.press('Control+y')
    await expect.poll(lost).toBe(2)
    expect(again.inputs).toBeLessThanOrEqual(BUDGET.redo)
  })

  it('why a number is what it is, and why the one is that the pointer is on', async () => {
    const hands = countedHands(page)
    await hands.press('w')
    await page.locator('.why-card').waitFor()
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.why)
    await page.keyboard.press('Escape')
    const [last] = (await fleetsAt(page)).ships.slice(-1)
    const figure = page.locator(`article[data-ship="${last?.id ?? ''}"] [data-why]`).last()
    await figure.scrollIntoViewIfNeeded()
    await figure.hover()
    await page.keyboard.press('w')
    await expect.poll(() => page.locator('.why-card').innerText()).toContain(last?.name)
    await page.keyboard.press('Escape')
  })

  it('the next activation, what it brings listed first', async () => {
    const hands = countedHands(page)
    await hands.press('n')
    await page.locator('.next [role=status]').waitFor()
    await acting(page, () => hands.press('n'))
    expect((await fleetsAt(page)).activeUnitId).toBeNull()
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.next)
  })

  it('the battle of last night from a cold start', async () => {
    app = await reopened(app, dataDir)
  })
})
