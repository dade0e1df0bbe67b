import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { LOCALES } from '@shared/kernel/locale'
import { startSample } from './support/begin'
import { heldBack } from './support/held-back'
import { lookAt, settings } from './support/look'
import { removeFolder } from './support/remove-folder'
import { acting, submit } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'

const LOOKS = {
  themes: SHOWN_THEMES,
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 },
    { width: 820, height: 1180 }
  ]
} as const

describe('the palette', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-palette-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await startSample(page)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const open = async (words: string): Promise<void> => {
    await page.locator('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('Control+k')
    await page.getByRole('combobox', { name: 'What do you want to do, or where do you want to go?' }).waitFor()
    await page.keyboard.type(words)
  }

  it('opens over a battle, also while dice are typed, and gives the focus back', async () => {
    const field = page.locator('[data-dice-field]')
    await field.fill('3')
    await open('')
    expect(await page.locator('.palette [aria-selected=true]').count()).toBe(1)
    expect(await lookAt(page, 'palette', LOOKS)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    expect(await page.evaluate(() => document.activeElement?.hasAttribute('data-dice-field'))).toBe(true)
    expect(await field.inputValue()).toBe('3')
  })

  it('does an act of the battle by its words, misspelt', async () => {
    await open('hous rules')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /House rules/u }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open('')
    const shown = page.locator('.palette').getByRole('group')
    expect(await shown.first().getAttribute('aria-labelledby')).toMatch(/-due$/u)
    expect(await shown.first().getByRole('option').first().innerText()).toContain('Roll now')
    expect(await page.locator('.palette').getByRole('group', { name: 'Used last' }).innerText()).toContain('House rules')
    await page.keyboard.press('Escape')
  })

  it('says what cannot be done now, and does not do it', async () => {
    await open('redo')
    const option = page.locator('.palette').getByRole('option', { name: /Redo/iu }).first()
    expect(await option.getAttribute('aria-disabled')).toBe('true')
    expect(await option.innerText()).toContain('Nothing was taken back.')
    await page.keyboard.press('Enter')
    expect(await page.getByRole('dialog').count()).toBe(1)
    await page.keyboard.press('Escape')
  })

  it('begins with what the selected fleet can do and cannot', async () => {
    await page.getByRole('button', { name: 'Lantern of Meridian' }).first().click()
    await open('')
    const selected = page.locator('.palette').getByRole('group', { name: 'What is selected' })
    expect(await selected.innerText()).toContain('Lantern of Meridian: Has moved')
    expect(await page.locator('.palette').innerText()).not.toContain('Iron Chorale: Has moved')
    expect(await lookAt(page, 'palette-selected', LOOKS)).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('Escape')
  })

  it('leads from what cannot be done to the rule against it, and does it anyway', async () => {
    await open('lantern has moved')
    const option = page.locator('.palette').getByRole('option', { name: 'Lantern of Meridian: Has moved' })
    expect(await option.getAttribute('aria-selected')).toBe('true')
    expect(await option.innerText()).toContain('SA-076')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { name: 'Phases of a round' }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('heading', { name: 'Phases of a round' }).waitFor({ state: 'hidden' })
    await open('lantern has moved')
    await page.keyboard.press('Shift+Enter')
    // The next rule against it is asked of its own.
    await page.getByText('Roll the order of movement first.').waitFor()
    await page.keyboard.press('Control+Enter')
    await page.getByText('Another armada moves now.').waitFor()
    await acting(page, () => page.keyboard.press('Control+Enter'))
    await page.getByText('Lantern of Meridian moves').first().waitFor()
    await acting(page, () => page.keyboard.press('Control+z'))
  })

  it('takes every key from the first, also before it is loaded', async () => {
    await page.reload()
    await page.locator('[data-plot]').waitFor()
    const open = await heldBack(page, /PaletteDialog/u)
    await page.keyboard.press('Control+k')
    await page.keyboard.type('hous rules')
    expect(await page.locator('.palette').count()).toBe(0)
    open()
    await page
      .locator('.palette')
      .getByRole('option', { name: /House rules/u })
      .first()
      .waitFor()
    expect(await page.locator('.palette input').inputValue()).toBe('hous rules')
    await page.keyboard.press('Escape')
  })

  it('finds a fleet of the battle, a house rule, and a section of the settings', async () => {
    await submit(page, { type: 'setDistance', hexes: 9 })
    await submit(page, { type: 'advancePhase' })
    await submit(page, { type: 'advancePhase' })
    await open('iron choral')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await page.keyboard.press('h')
    await page.getByRole('dialog', { name: /Iron Chorale/u }).waitFor()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await open('shield bonus ac')
    await page.keyboard.press('Enter')
    await page.getByRole('dialog', { name: /House rules/u }).waitFor()
    expect(await page.getByRole('searchbox').inputValue()).toBe('Shield bonus to AC')
    // The first takes the words out of the search, as in every field for them.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const battle = page.url()
    await open('settings keys')
    await page.locator('.palette').getByRole('option', { name: /^Keys/u }).click()
    await page.locator('#settings-keys').waitFor()
    await expect.poll(() => page.locator('#settings-keys').evaluate(one => one.getBoundingClientRect().top)).toBeLessThan(200)
    await page.goto(battle)
    await page.locator('[data-plot]').waitFor()
  })

  it('goes to a roster, to the guide at its chapter, and to another screen, in either language', async () => {
    await open('tithe kessar roster')
    await page.keyboard.press('Enter')
    await page.locator('#part-name').waitFor()
    await open('replay battle')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowDown')
    await page
      .locator('.palette')
      .getByRole('option', { name: /The replay of a battle/u })
      .click()
    await page.getByRole('heading', { name: 'The replay of a battle' }).waitFor()
    expect(await page.evaluate(() => document.querySelector('.text')?.scrollTop ?? 0)).toBeGreaterThan(1000)
    await settings(page, { theme: 'dark', language: 'fr' })
    await page.keyboard.press('Control+k')
    await page.locator('.palette input').waitFor()
    await page.keyboard.type('réglages')
    await page.keyboard.press('Enter')
    await page.getByRole('radio').first().waitFor()
    expect(app.complaints).toEqual([])
  })
})
