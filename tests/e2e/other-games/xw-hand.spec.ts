import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { useEars } from '../support/heard'
import { PICTURES, settings } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'
import { declare, goOn, goOnTo, measure, openXwing, typeSymbols, xwState } from '../support/xw-table'
import { pickFrom } from '../support/pick'

/** Things that stay put while playing X-Wing: the focus in a grid of buttons, the width of the table, a choice not yet entered. */
describe('the hand at a table of X-Wing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-xwing-hand-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    // It owes the names of its cards as long as it flies.
    await openXwing(page, 3)
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'xw-hand-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })
  const press = async (...keys: readonly string[]): Promise<void> => {
    for (const key of keys) await page.keyboard.press(key)
  }
  const focused = async (): Promise<string | null> => page.evaluate(() => document.activeElement?.getAttribute('aria-label') ?? null)

  it('walks the tokens by arrows, gives and takes by Enter, and stays where it was', async () => {
    await page.locator('[data-tokens=kestrel] [data-gain=focus]').focus()
    await press('ArrowDown', 'ArrowRight', 'ArrowRight', 'ArrowRight')
    await acting(page, () => page.keyboard.press('Enter'))
    expect(await focused()).toBe('Heron gains 1 calculate token (total: 1)')
    await press('ArrowLeft', 'ArrowLeft')
    await acting(page, () => page.keyboard.press('Enter'))
    expect(await focused()).toBe('Heron loses 1 calculate token (0 left)')
    expect((await xwState(page)).ships[1]).toMatchObject({ id: 'heron', tokens: { calculate: 0 } })
  })

  it('keeps the hand in the table as the button under it goes', async () => {
    const row = page.locator('[data-tokens=heron]')
    await acting(page, () => pickFrom(row.locator('[data-lock]'), { value: 'sable' }))
    await row.locator('.locks .chip button').focus()
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await xwState(page)).ships[1]?.locks).toEqual([])
    await expect.poll(focused).toBe('Heron takes a lock')
    await row.locator('[data-lose=calculate]').focus()
  })

  it('passes a list of choices without choosing, and finds the table again by one Tab', async () => {
    await press('End', 'ArrowDown')
    expect([await focused(), await page.locator('[data-tokens=sable] [data-lock]').getAttribute('value')]).toEqual([
      'Sable takes a lock',
      ''
    ])
    await press('Shift+Tab', 'Tab')
    expect(await focused()).toBe('Sable takes a lock')
    expect(await page.locator('table[role=grid] [tabindex="0"]').count()).toBe(1)
    // A list keeps its letters to itself; a button lets the keys of the table through.
    await press('ArrowLeft')
    await goOn(page)
    expect((await xwState(page)).phase).toBe('engagement')
  })

  it('sees the head of each step as it begins, however far the one before it was scrolled, on a tablet too', async () => {
    const scrolls = async (act: () => Promise<void>): Promise<number | undefined> => {
      const centre = page.locator('[data-centre]')
      await centre.evaluate(box => (box.scrollTop = 1000))
      await act()
      await centre.locator('[aria-current=step]').first().waitFor()
      return centre.evaluate(box => box.scrollTop)
    }
    await measure(page, 'sable', 1)
    await page.setViewportSize({ width: 820, height: 600 })
    const scrolled = [await scrolls(() => declare(page)), await scrolls(() => typeSymbols(page, 'ccbb'))]
    await page.setViewportSize({ width: 1366, height: 768 })
    expect(scrolled).toEqual([0, 0])
  })

  it('is told whose dice were rolled just now, in a table that keeps its width', async () => {
    const told = page.locator('[data-latest-dice]')
    await expect.poll(() => told.innerText()).toBe('Just now: Kestrel, attack dice, ×4: C C B B (typed by hand)')
    const width = await told.evaluate(line => {
      line.textContent = 'Kestrel, attack dice '.repeat(30)
      return document.querySelector('.battle')?.getBoundingClientRect().width
    })
    expect(width).toBe(page.viewportSize()?.width)
  })

  it('types and reads dice in the letters of its language, and in those of every language', async () => {
    await goOnTo(page, 'rollDefense')
    await settings(page, { theme: 'light', language: 'fr' })
    const field = page.locator('[data-dice-field]')
    expect(await field.getAttribute('placeholder')).toBe('o e v')
    expect(await page.locator('[data-symbol]').allInnerTexts()).toEqual(['O', 'E', 'V'])
    // Neither letter is one of the keys of the screen meanwhile, in the field or beside it.
    await page.locator('[data-plot]').focus()
    await press('v', 'b')
    expect(await field.inputValue()).toBe('vb')
    await acting(page, () => page.keyboard.press('Enter'))
    await expect.poll(() => page.locator('[data-latest-dice]').innerText()).toMatch(/V V/u)
    await page
      .getByText(/lance 2 dés de défense\s: vierge, vierge/u)
      .first()
      .waitFor({ state: 'attached' })
    await settings(page, { theme: 'light', language: 'en' })
  })

  it('names a card that was chosen and not entered in "Next", and lets go of it by one Esc', async () => {
    await goOnTo(page, 'damage')
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    // What the attack did is said above the question; a doubled Enter names no card.
    await expect.poll(() => page.locator('[data-outcome]').innerText()).toMatch(/points? of damage/u)
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('fieldset.cards'))).toBe(true)
    await press('Enter', 'Enter')
    expect((await xwState(page)).obligations).toHaveLength(2)
    await page.locator('[data-card=fuelLeak]').check()
    await press('n', 'n')
    await expect.poll(() => page.locator('.next .refusal').innerText()).toContain('Name of the damage card')
    expect((await xwState(page)).attacks[0]?.stage).toBe('defenderAbilities')
    // The Esc that is named there lets go of the card at once.
    await press('Escape')
    await expect.poll(() => page.locator('[data-card=fuelLeak]').isChecked()).toBe(false)
    // The list has the hand again, so that letters find a card.
    await expect.poll(() => page.evaluate(() => document.activeElement?.matches('fieldset.cards'))).toBe(true)
    await page.locator('[data-card=fuelLeak]').check()
    await acting(page, () => page.locator('[data-centre] .plain button').click())
    expect((await xwState(page)).ships[2]?.faceup.map(one => one.card)).toEqual(['fuelLeak', null])
    // The next one starts with nothing chosen, and is found by its first letters.
    await page.locator('[data-card=fuelLeak]').waitFor()
    expect(await page.locator('[data-card]:checked').count()).toBe(0)
    await press('h', 'u', 'l', 'l')
    await acting(page, () => page.keyboard.press('Enter'))
    expect((await xwState(page)).ships[2]?.faceup.map(one => one.card)).toEqual(['fuelLeak', 'hullBreach'])
    expect(app.complaints).toEqual([])
  })
})
