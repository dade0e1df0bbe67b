import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { ask } from '../support/begin'
import { lookAt, PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { startWebApp, type WebApp } from '../support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** All screens of X-Wing before the battle: screenshots, checked by axe at WCAG 2.2 AA, and a squad built by keyboard alone. */
describe('the squads of X-Wing', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-squads-'))
  let app: WebApp
  let page: Page
  let campaignId: string

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    campaignId = (await ask(page, 'campaigns.createSample', { name: 'The Salt Road', system: 'xwing', locale: 'en' })).id
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'failed-squads.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = async (hash: string): Promise<void> => page.evaluate(to => (location.hash = to), hash).then(() => undefined)
  const enlarge = async (textPercent: number): Promise<void> => {
    await ask(page, 'settings.save', { settings: { ...(await ask(page, 'settings.get', {})), textPercent } })
  }
  const rosters = async () => (await ask(page, 'campaigns.get', { campaignId })).rosters
  const fresh = async () => (await rosters()).find(roster => roster.id === 'fresh')

  it('are drawn, and axe finds nothing', async () => {
    const found: string[] = []
    const look = async (screen: string): Promise<void> => void found.push(...(await lookAt(page, screen, LOOKS)))
    await page.reload()
    await page.locator('.resume li').first().waitFor()
    await look('xw-start')
    await go(`#/campaign/${campaignId}`)
    await page.locator('#campaign-notes').waitFor()
    await look('xw-campaign')
    await page.keyboard.press('r')
    await page.locator('dialog summary').nth(1).click()
    await look('xw-rulings')
    await page.keyboard.press('Escape')
    await page.keyboard.press('b')
    await page.locator('dialog').waitFor()
    await look('xw-new-battle')
    await page.keyboard.press('Escape')
    const [first, second] = await rosters()
    await go(`#/campaign/${campaignId}/roster/${String(second?.id)}`)
    await page.getByText('Force 1').waitFor()
    await look('xw-builder')
    await go(`#/campaign/${campaignId}/roster/${String(first?.id)}`)
    await page.getByText('Kestrel').waitFor()
    await page.locator('.fold').nth(1).click()
    await look('xw-builder-weapon')
    await enlarge(150)
    await look('xw-builder-enlarged')
    await enlarge(100)
    await page.locator('#part-name').focus()
    await page.keyboard.press('Escape')
    await page.keyboard.press('p')
    await page.locator('dialog .sheet').waitFor()
    await look('xw-builder-print')
    await page.keyboard.press('Escape')
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })

  it('are built by keys alone, kept as they are built, and say what is wrong', async () => {
    const roster = { id: 'fresh', name: 'Fresh', attackDiceOwned: null, defenseDiceOwned: null, ships: [], allowIllegal: false }
    await ask(page, 'campaigns.edit', { campaignId, edit: { type: 'saveRoster', roster } })
    await go(`#/campaign/${campaignId}/roster/fresh`)
    await page.getByText('There is no ship yet').waitFor()
    expect(await page.locator('li.ill').count()).toBe(1)
    await page.keyboard.press('a')
    await page.keyboard.type('Vesper')
    await page.keyboard.press('Enter')
    await page.keyboard.press('v')
    await page.keyboard.type('Torpedoes')
    await page.getByLabel('Cost of an attack: Charges').fill('3')
    await page.keyboard.press('Escape')
    await page.getByText('The weapon costs more charges than it has').first().waitFor()
    expect(await lookAt(page, 'xw-builder-problem', LOOKS)).toEqual([])
    await page.getByRole('button', { name: 'Enough charges' }).focus()
    await page.keyboard.press('Enter')
    await page.locator('.fine').waitFor()
    await page.getByRole('button', { name: 'Vesper', exact: true }).focus()
    await page.keyboard.press('Control+d')
    await expect.poll(fresh).toMatchObject({
      ships: [
        { name: 'Vesper', weapons: [{ kind: 'primary' }, { name: 'Torpedoes', charges: 3, cost: { charges: 3 } }] },
        { name: 'Vesper 2', weapons: [{ kind: 'primary' }, { name: 'Torpedoes' }] }
      ]
    })
    await page.keyboard.press('Alt+ArrowUp')
    await expect.poll(fresh).toMatchObject({ ships: [{ name: 'Vesper 2' }, { name: 'Vesper' }] })
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z')
    await expect.poll(fresh).toMatchObject({ ships: [{ name: 'Vesper', weapons: [{}, { charges: 2, cost: { charges: 3 } }] }] })
  })
})
