import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { atRest } from '../support/at-rest'
import { countedHands } from '../support/counted'
import { openDystopianBattle } from '../support/dystopian-battle'
import { useEars } from '../support/heard'
import { PICTURES } from '../support/look'
import { beginPwBattle, give, placeAll } from '../support/pw-table'
import { removeFolder } from '../support/remove-folder'
import { reopened } from '../support/reopened'
import { acting, hashOf, seqOf } from '../support/table'
import type { WebApp } from '../support/web-app'
import { startWebApp } from '../support/web-app'
import { goOn, openXwing } from '../support/xw-table'

/** How many inputs each act may take at the table of any game. */
const BUDGET = { correct: 4, next: 2, undo: 1, redo: 1, why: 1 } as const

/** A battle of each game, at a moment when somebody acts; what is typed as the first value of a ship. */
const GAMES = [
  {
    name: 'Dystopian Wars',
    value: '5',
    sum: [],
    open: async (page: Page): Promise<void> => {
      await openDystopianBattle(page)
      await acting(page, () => page.keyboard.press('1'))
    }
  },
  {
    name: 'X-Wing',
    value: '1',
    // The dice of a shot have their reasons once its range is known.
    sum: ['Shift+Digit1', '2'],
    open: async (page: Page): Promise<void> => {
      await openXwing(page)
      await goOn(page)
    }
  },
  {
    name: 'Petit Wargame',
    value: '++',
    // The distance of an attempt that is chosen.
    sum: ['Enter'],
    open: async (page: Page): Promise<void> => {
      await beginPwBattle(page)
      await placeAll(page)
      await give(page, { type: 'rollInitiative' }, { faces: [[6], [1]] })
      await page.keyboard.press('1')
      await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
    }
  }
] as const

describe.each(GAMES)('the acts of a game master in $name, in inputs', ({ name, value, sum, open }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-inputs-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await open(page)
    await atRest(page)
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `inputs-failed ${name}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('a correction by keyboard, taken back and brought back', async () => {
    const before = await hashOf(page)
    const hands = countedHands(page)
    await hands.press('j', 'h')
    await page.getByRole('dialog').waitFor()
    await hands.value(value)
    await acting(page, () => hands.press('Enter'))
    expect(hands.inputs).toBeLessThanOrEqual(BUDGET.correct)
    const after = await hashOf(page)
    const undoing = countedHands(page)
    await acting(page, () => undoing.press('Control+z'))
    expect([(await hashOf(page)).hash === before.hash, undoing.inputs]).toEqual([true, BUDGET.undo])
    const redoing = countedHands(page)
    await acting(page, () => redoing.press('Control+y'))
    expect([(await hashOf(page)).hash === after.hash, redoing.inputs]).toEqual([true, BUDGET.redo])
  })

  it('why a number is what it is', async () => {
    for (const key of sum) await page.keyboard.press(key)
    const hands = countedHands(page)
    await hands.press('w')
    await page.locator('.why-card').waitFor()
    expect(hands.inputs).toBe(BUDGET.why)
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape')
  })

  it('why the one is that the pointer is on', async () => {
    for (const key of sum) await page.keyboard.press(key)
    const other = page.locator('[data-why]:not([data-why=first])').last()
    await other.hover()
    await page.keyboard.press('w')
    await expect.poll(() => other.getAttribute('aria-expanded')).toBe('true')
    expect(await page.locator('[data-why][aria-expanded=true]').count()).toBe(1)
    await page.mouse.move(0, 0)
    for (let i = 0; i < 3; i += 1) await page.keyboard.press('Escape')
  })

  it('what comes next, looked at and done', async () => {
    const seq = await seqOf(page)
    const hands = countedHands(page)
    await hands.press('n')
    await page.locator('.next [aria-expanded=true]').waitFor()
    await acting(page, () => hands.press('n'))
    expect(await seqOf(page)).toBe(seq + 1)
    expect(hands.inputs).toBe(BUDGET.next)
  })

  it('the battle of last night from a cold start', async () => {
    app = await reopened(app, dataDir)
  })
})
