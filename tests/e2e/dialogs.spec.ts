import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openBattleOf, plainArmada } from './support/begin'
import { lookAt } from './support/look'
import { removeFolder } from './support/remove-folder'
import { startWebApp, type WebApp } from './support/web-app'

/** Native dialogs and popovers: which one closes, where the focus goes, and what can be reached. */
describe('dialogs and cards', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-dialogs-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openBattleOf(page, [plainArmada('Anvil', 3, 2), plainArmada('Maw', 3, 2)])
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const dialogs = () => page.locator('dialog')
  const card = () => page.locator('.why-card')
  const number = () => page.locator('article[data-fleet=Anvil1] .why-number').first()
  const isFocused = (selector: string): Promise<boolean> => page.evaluate(one => document.activeElement?.matches(one) === true, selector)
  const focused = (): Promise<string> => page.evaluate(() => document.activeElement?.outerHTML.slice(0, 60) ?? '')
  /** The topmost element at the middle of another, which need not be that one. */
  const isPressable = (selector: string): Promise<boolean> =>
    page
      .locator(selector)
      .first()
      .evaluate(one => {
        const { left, top, width, height } = one.getBoundingClientRect()
        return one.contains(document.elementFromPoint(left + width / 2, top + height / 2))
      })

  async function openCorrection(): Promise<void> {
    if (!(await isFocused('article h3 button'))) await page.locator('article[data-fleet=Anvil1] h3 button').click()
    await page.keyboard.press('h')
    await dialogs().waitFor()
  }
  /** An unreadable file opens its own dialog, whatever is already open. */
  async function dropFile(): Promise<void> {
    const transfer = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      data.items.add(new File(['x'], 'broken.flagship'))
      return data
    })
    await page.dispatchEvent('body', 'dragover', { dataTransfer: transfer })
    expect(await page.locator('.over:popover-open').count()).toBe(1)
    await page.dispatchEvent('body', 'drop', { dataTransfer: transfer })
    await expect.poll(() => dialogs().count()).toBe(2)
  }

  it('keep the screen out of reach, and give the focus back where it was', async () => {
    await page.locator('[data-plot]').waitFor()
    await page.locator('article[data-fleet=Anvil1] h3 button').click()
    const before = await focused()
    await openCorrection()
    expect(await isFocused('dialog *')).toBe(true)
    expect(await isPressable('article[data-fleet=Maw1] h3 button')).toBe(false)
    for (let i = 0; i < 40; i += 1) {
      await page.keyboard.press('Tab')
      expect(await isFocused('#app *')).toBe(false)
    }
    await page.keyboard.press('Escape')
    await dialogs().waitFor({ state: 'detached' })
    expect(await focused()).toBe(before)
  })

  it('close at Escape, the innermost first', async () => {
    await openCorrection()
    await dropFile()
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs().count()).toBe(1)
    expect(await isFocused('dialog *')).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => dialogs().count()).toBe(0)
    expect(await page.locator('article.actor').count()).toBe(1)
  })

  it('close at a press beside them, the innermost first', async () => {
    await openCorrection()
    await dropFile()
    await page.mouse.click(5, 300)
    await expect.poll(() => dialogs().count()).toBe(1)
    await page.mouse.click(5, 300)
    await expect.poll(() => dialogs().count()).toBe(0)
  })

  it('leave keys of the screen alone, also when the focus was lost', async () => {
    await page.keyboard.press('?')
    await dialogs().waitFor()
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    await page.keyboard.press('t')
    expect(await dialogs().count()).toBe(1)
    await page.keyboard.press('Escape')
    await dialogs().waitFor({ state: 'detached' })
  })

  it('are cards too, which open and close at their number, at Escape and at a press beside it', async () => {
    await number().click()
    await card().waitFor()
    expect(await isFocused('.why-card')).toBe(true)
    await number().click()
    await card().waitFor({ state: 'detached' })
    await page.keyboard.press('Enter')
    await card().waitFor()
    expect(await lookAt(page, 'card', { themes: ['dark', 'light'], languages: ['en'], sizes: [{ width: 1366, height: 768 }] })).toEqual([])
    await page.keyboard.press('Escape')
    await card().waitFor({ state: 'detached' })
    expect(await isFocused('.why-number')).toBe(true)
    await page.keyboard.press('Enter')
    await card().waitFor()
    await page.mouse.click(683, 400)
    await card().waitFor({ state: 'detached' })
  })

  it('are lists of acts too, walked by arrows, and closed by Escape before the screen hears it', async () => {
    const [more, acts] = [page.getByRole('button', { name: 'More', exact: true }), page.locator('[data-act]')]
    await page.locator('article[data-fleet=Anvil1] h3 button').click()
    expect(await acts.first().isVisible()).toBe(false)
    const hasFocus = (nth: number): Promise<boolean> => acts.nth(nth).evaluate(one => one === document.activeElement)
    await more.focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => hasFocus(0)).toBe(true)
    await page.keyboard.press('ArrowDown')
    expect(await hasFocus(1)).toBe(true)
    await page.keyboard.press('Escape')
    await acts.first().waitFor({ state: 'hidden' })
    expect(await more.evaluate(one => one === document.activeElement)).toBe(true)
    expect(await page.locator('article.actor').count()).toBe(1)
    await more.click()
    await acts.first().waitFor()
    await more.click()
    await acts.first().waitFor({ state: 'hidden' })
    // Escape is the list's while it is open, wherever the focus is: as it opens, the focus is still on the button.
    await more.click()
    await more.focus()
    await page.keyboard.press('Escape')
    await acts.first().waitFor({ state: 'hidden' })
    expect(await page.locator('article.actor').count()).toBe(1)
  })

  it('are cards too, which go when Tab leaves them', async () => {
    await number().focus()
    await page.keyboard.press('Enter')
    await card().waitFor()
    // Its codes of rules come first.
    const codes = await card().locator('.rule-code').count()
    for (let code = 0; code <= codes; code += 1) await page.keyboard.press('Tab')
    await card().waitFor({ state: 'detached' })
    expect(app.complaints).toEqual([])
  })
})
