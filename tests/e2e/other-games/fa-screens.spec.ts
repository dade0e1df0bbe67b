import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { LOCALES } from '@shared/kernel/locale'
import { act, keys, lastRolls, openFleets, rolls } from '../support/fa-table'
import { useEars } from '../support/heard'
import { lookAt, PICTURES } from '../support/look'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { startWebApp, type WebApp } from '../support/web-app'

const LOOKS = {
  themes: ['dark', 'light'],
  languages: LOCALES,
  sizes: [
    { width: 1366, height: 768 },
    { width: 1920, height: 1080 }
  ]
} as const

/** A dozen screens, each in eight looks. */
const LOOKING_MS = 300_000

/** Every screen of a battle of Firestorm Armada in both themes and languages: screenshots, checked by axe and for missing messages. */
describe('every screen of a battle of Firestorm Armada', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-fa-screens-'))
  let app: WebApp
  let page: Page
  const found: string[] = []

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  useEars(() => page)
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'fa-failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it(
    'is drawn from the deployment to a shot, and axe finds nothing',
    async () => {
      await openFleets(page, { 'fa.critTable': 'optionalHardback', 'fa.shields': 'yes' })
      await look('deployment')
      await act(page, 'n', 'n')
      await keys(page, '1')
      await look('turn-cards')
      await act(page, 'Enter')
      await act(page, '1', 'Enter')
      await look('turn-cards-dice')
      await lastRolls(page, '5 5, 3 3')
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
      await rolls(page, '4 4')
      await look('initiative')
      await lastRolls(page, '1 1')
      await act(page, 'n', 'n')
      await look('choose')
      await act(page, '2')
      await look('move')
      for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
      await keys(page, 'Shift+Digit1')
      await keys(page, '1', '2', 'ArrowUp', 'ArrowUp', 'ArrowUp', '2', 'l')
      await page.locator('[data-centre] [data-dice-field]').fill('6 6 4 2')
      await look('fire')
      await rolls(page, '6 6 4 2')
      await page.locator('[data-centre] [data-dice-field]').fill('6 4')
      await look('fire-sixes')
      expect(found).toEqual([])
    },
    LOOKING_MS
  )

  it(
    'is drawn from a critical to the end, and axe finds nothing',
    async () => {
      await page.evaluate(() => (location.hash = '#/settings'))
      await page.getByRole('radio').first().waitFor()
      await openFleets(page, { 'fa.critTable': 'optionalHardback' })
      await act(page, 'n', 'n')
      await act(page, 'Enter')
      await act(page, 'Enter')
      await act(page, 'n', 'n')
      await lastRolls(page, '6 6, 1 1')
      await act(page, 'n', 'n')
      await act(page, '2')
      for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
      await keys(page, 'Shift+Digit2', '1', '1', 'l')
      await lastRolls(page, '5 5 5 5 5 5 4 4 1 1 1 1')
      await page.locator('[data-centre] [data-dice-field]').fill('3 4')
      await look('critical')
      await rolls(page, '3 4')
      await lastRolls(page, '2')
      await keys(page, 'b', '2', 'Shift+Digit2', 'Shift+Digit2')
      await look('board')
      await keys(page, '1', '1')
      await act(page, 'Enter')
      await look('boarding')
      await keys(page, 'Escape')
      await act(page, 'd')
      await keys(page, 'c')
      await look('card')
      await keys(page, 'p', '1', 'ArrowDown', 'Space')
      await look('defence')
      await keys(page, 'Escape', 'Shift+Digit2', 'h')
      await page.getByRole('dialog').waitFor()
      await look('correct')
      await keys(page, 'Escape', 'Escape', 'Escape', 'n')
      await look('next')
      await act(page, 'n')
      await act(page, '4')
      await look('wings')
      await act(page, 'n', 'n')
      await keys(page, 'n')
      await act(page, 'Control+Enter')
      await look('end-phase')
      await page.locator('[data-log-line]').last().click()
      await page.locator('[data-past]').waitFor()
      await look('past')
      await page.keyboard.press('Escape')
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.locator('[data-act=end]').click()
      await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'End the battle here' }).click())
      await look('over')
      expect(found).toEqual([])
      expect(app.complaints).toEqual([])
    },
    LOOKING_MS
  )

  async function look(screen: string): Promise<void> {
    found.push(...(await lookAt(page, `fa-${screen}`, LOOKS)))
  }
})
