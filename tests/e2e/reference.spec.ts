import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { SYSTEM_IDS, type SystemId } from '@shared/systems'
import { sampled } from '../support/explored'
import { atRest } from './support/at-rest'
import { ask, goToBattle } from './support/begin'
import { lookAt, settings } from './support/look'
import { removeFolder } from './support/remove-folder'
import { SHELLS, type Shell } from './support/shells'
import { startWebApp } from './support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1024, height: 640 }
  ]
} as const

async function openSample(page: Page, system: SystemId): Promise<void> {
  const args = { name: system, system, locale: 'en', isDeployed: true } as const
  const { id, battles } = await ask(page, 'campaigns.createSample', args)
  await goToBattle(page, id, battles[0]?.id ?? '')
  await atRest(page)
}
const pane = (page: Page) => page.locator('.reference')
const title = (page: Page): Promise<string> => pane(page).locator('h2').first().innerText()

describe.each(sampled(SHELLS, 2, 0))('the rules beside a battle, $name', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-reference-'))
  let app: Shell
  afterAll(() => removeFolder(dataDir))
  afterEach(() => app.close())

  it('open from a code, say what it means for this fleet, and give the focus back', async () => {
    app = await start(dataDir)
    const { page } = app
    await page.locator('.welcome').waitFor()
    await openSample(page, 'starfinder-armada')
    await page.locator('article[data-fleet] .ac button').first().click()
    await page.locator('.why-card .rule-code').first().click()
    await pane(page).locator('.rule.asked').waitFor()
    expect(await pane(page).locator('.now').innerText()).toContain('Lantern of Meridian, now')
    await page.keyboard.press('Escape')
    await pane(page).waitFor({ state: 'detached' })

    const focused = page.locator('input[name=officer]:checked')
    await focused.focus()
    await page.keyboard.press('Shift+W')
    await page.locator('#reference-find').waitFor()
    await page.keyboard.type('superwaepon')
    await pane(page).locator('.hit').first().waitFor()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect.poll(() => title(page)).toBe('Superweapon')
    await page.keyboard.press('Alt+ArrowLeft')
    await pane(page).getByRole('button', { name: 'Odds calculator' }).waitFor()
    await page.keyboard.press('Escape')
    expect(await focused.evaluate(one => one === document.activeElement)).toBe(true)
    expect(app.complaints()).toEqual([])
  })
})

describe('the rules beside a battle of every game', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-references-'))
  afterAll(() => removeFolder(dataDir))

  it('are read, searched and reckoned in both languages, by touch as well, and axe finds nothing', { timeout: 240_000 }, async () => {
    const app = await startWebApp({ dataDir, hasTouch: true })
    const { page } = app
    await page.locator('.welcome').waitFor()
    for (const system of SYSTEM_IDS) {
      await settings(page, { theme: 'dark', language: 'en' })
      await openSample(page, system)
      await page.keyboard.press('Shift+W')
      await pane(page).locator('section li button').first().waitFor()
      const passages = await pane(page).locator('section li button').count()
      expect(passages).toBeGreaterThan(12)
      // As it is built, texts are compiled: a mark of a place for a number must have been filled in.
      for (let nth = 0; nth < passages; nth += 1) {
        await pane(page).locator('section li button').nth(nth).tap()
        await pane(page).locator('.rule').first().waitFor()
        expect(await pane(page).innerText(), await title(page)).not.toMatch(/[{}]/u)
        await pane(page).getByRole('button', { name: 'Back', exact: true }).tap()
      }
      await pane(page).locator('section li button').nth(3).tap()
      await pane(page).locator('.rule').first().waitFor()
      expect(await lookAt(page, `reference-${system}`, LOOKS)).toEqual([])
      await pane(page).getByRole('button', { name: 'Back' }).tap()
      await pane(page).getByRole('button', { name: 'Odds calculator' }).tap()
      await pane(page).locator('.odds .chance').waitFor()
      const before = await pane(page).locator('.odds .chance').innerText()
      await pane(page).locator('.odds .stepper button').nth(1).tap()
      await expect.poll(() => pane(page).locator('.odds .chance').innerText()).not.toBe(before)
      expect(await lookAt(page, `odds-${system}`, { ...LOOKS, themes: ['light'] })).toEqual([])
      await pane(page).getByRole('button', { name: 'Back' }).tap()
      await pane(page).getByRole('button', { name: 'Terms in both languages' }).tap()
      await pane(page).locator('th[scope=row]').first().waitFor()
      await pane(page).locator('.rule-code').first().tap()
      await pane(page).locator('.rule.asked').waitFor()
      await page.keyboard.press('Escape')
    }
    expect(app.complaints).toEqual([])
    await app.close()
  })

  it('are found by the palette in either language, and house rules in force are marked', async () => {
    const app = await startWebApp({ dataDir })
    const { page } = app
    const { id } = await ask(page, 'campaigns.createSample', { name: 'House', system: 'starfinder-armada', locale: 'en' })
    await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'setRulings', rulings: { 'sa.superweaponCrit': 'needsHpDamage' } } })
    await settings(page, { theme: 'light', language: 'en' })
    await page.evaluate(campaign => (location.hash = `#/campaign/${campaign}`), id)
    await page.locator('#campaign-notes').waitFor()
    await page.keyboard.press('Control+k')
    await page.locator('.palette [role=combobox]').waitFor()
    await page.keyboard.type('super-arme')
    await page.getByRole('option', { name: /^Superweapon Rules/u }).click()
    await expect.poll(() => title(page)).toBe('Superweapon')
    await pane(page).locator('.house.changed').waitFor()
    await app.close()
  })
})
