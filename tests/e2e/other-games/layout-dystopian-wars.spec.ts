import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { openDystopianBattle } from '../support/dystopian-battle'
import { describeLayout } from '../support/layout-of'
import { press } from '../support/layout-moment'
import { drawn, settings } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

describeLayout('dystopian-wars')

/** Windows and sizes of text in which an attack is declared and rolled without scrolling. */
const LOW = ['1024x640-100', '1024x640-90', '1280x720-100', '1366x768-100', '1366x768-120'] as const

describe('an attack of Dystopian Wars in a low window', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-low-dystopian-'))
  let app: WebApp
  let page: Page
  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await openDystopianBattle(page)
    await acting(page, () => page.keyboard.press('3'))
    await press(page, 'Shift+Digit1', '1', '1', '1')
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  /** By how much the centre is higher than its room, in each window and language. */
  async function hidden(): Promise<readonly string[]> {
    const found: string[] = []
    for (const language of LOCALES) {
      await settings(page, { theme: 'dark', language })
      for (const look of LOW) {
        const [width = 0, height = 0, text = 0] = look.split(/[-x]/u).map(Number)
        await page.setViewportSize({ width, height })
        await page.evaluate(percent => document.documentElement.style.setProperty('--text-scale', String(percent / 100)), text)
        await drawn(page)
        const over = await page.locator('[data-centre]').evaluate(box => box.scrollHeight - box.clientHeight)
        if (over > 0) found.push(`${language} ${look}: ${String(over)}`)
      }
    }
    await page.evaluate(() => document.documentElement.style.removeProperty('--text-scale'))
    await settings(page, { theme: 'dark', language: 'en' })
    return found
  }

  it('shows every question, the chances and the act at once while it is declared, split or not', async () => {
    expect(await hidden()).toEqual([])
    await press(page, 's')
    expect(await page.locator('.split').isVisible()).toBe(true)
    expect(await hidden()).toEqual([])
  })

  it('says that more lies below where it does not fit', async () => {
    await page.setViewportSize({ width: 1024, height: 480 })
    await drawn(page)
    const shadow = (): Promise<string> => page.locator('[data-centre] [data-pinned]').evaluate(bar => getComputedStyle(bar).boxShadow)
    await page.locator('[data-centre]').evaluate(box => (box.scrollTop = 0))
    await expect.poll(shadow).not.toBe('none')
    await page.locator('[data-centre]').evaluate(box => (box.scrollTop = box.scrollHeight))
    await expect.poll(shadow).toBe('none')
  })

  it('shows the numbers to hit beside the dice, and the next step from its head', async () => {
    await press(page, 's')
    await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
    await page.locator('[data-centre]').evaluate(box => (box.scrollTop = box.scrollHeight))
    await press(page, 'n')
    await acting(page, () => page.keyboard.press('n'))
    await page.locator('[data-centre] [data-dice-field]').waitFor()
    expect(await page.locator('[data-centre]').evaluate(box => box.scrollTop)).toBe(0)
    expect(await hidden()).toEqual([])
  })
})
