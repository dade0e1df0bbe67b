import { mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Settings } from '@shared/campaign/settings'
import { chanceOf } from '../support/chance'
import { chooseActor, playRound } from './support/play-round'
import { removeFolder } from './support/remove-folder'
import { next, stateOf, typeFaces, typeUntilDone } from './support/table'
import type { WebApp } from './support/web-app'
import { startWebApp } from './support/web-app'

const PICTURES = join(import.meta.dirname, 'pictures')
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
const SIZES = [
  { width: 1366, height: 768 },
  { width: 1920, height: 1080 }
]

/** Every screen in both themes and languages: pictured for the eye, and judged by axe at WCAG 2.2 AA. */
describe('every screen', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-screens-'))
  let app: WebApp
  let page: Page
  const found: string[] = []

  beforeAll(async () => {
    mkdirSync(PICTURES, { recursive: true })
    app = await startWebApp({ dataDir, seed: 6 })
    page = app.page
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, 'failed.png') })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is drawn, and axe finds nothing', async () => {
    const chance = chanceOf(7)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await look('welcome')
    await page.keyboard.press('Enter')
    await page.locator('[data-plot]').waitFor()
    await look('battle-deployment')
    await typeUntilDone(page, chance, () => 3)
    await next(page)
    await expect.poll(async () => (await stateOf(page)).phase).toBe('roundStart')
    await look('battle-roles')
    await playRound(page, chance, 'engineering')
    await look('battle-engineering')
    await playRound(page, chance, 'helm')
    await look('battle-order')
    await typeUntilDone(page, chance)
    await look('battle-move')
    await playRound(page, chance, 'resolution')
    await look('battle-resolution')
    await playRound(page, chance)
    await playRound(page, chance, 'gunnery')
    await stageSome(page, 5)
    await chooseActor(page, 'Lantern of Meridian', 1)
    await page.keyboard.press('Shift+1')
    await page.keyboard.press('8')
    await page.keyboard.press('Enter')
    await typeFaces(page, [14])
    await page.getByText('3d10').last().waitFor()
    await page.locator('[data-dice-field]').fill('6 6 4')
    await look('battle-attack')
    await page.keyboard.press('Enter')
    await page.keyboard.press('h')
    await page.getByRole('dialog').waitFor()
    await look('battle-correct')
    await page.keyboard.press('Escape')
    await page.keyboard.press('?')
    await page.getByRole('dialog').waitFor()
    await look('keys')
    await page.keyboard.press('Escape')
    await page.evaluate(() => (location.hash = '#/'))
    await page.getByRole('table').first().waitFor()
    await look('campaigns')
    await page.getByRole('table').getByRole('link').first().click()
    await page.getByText('Tithe of Kessar').first().waitFor()
    await look('campaign')
    await page.getByRole('link', { name: 'Tithe of Kessar' }).first().click()
    await page.getByRole('row', { name: /Iron Chorale/ }).waitFor()
    await look('builder')
    await page.evaluate(() => (location.hash = '#/settings'))
    await page.getByRole('radio').first().waitFor()
    await look('settings')
    expect(found).toEqual([])
    expect(app.complaints).toEqual([])
  })

  /** Pictures and findings of the present screen in every look. */
  async function look(screen: string): Promise<void> {
    for (const theme of ['dark', 'light'] as const) {
      for (const language of ['fr', 'en'] as const) {
        await settle({ theme, language })
        for (const size of SIZES) {
          await page.setViewportSize(size)
          await page.waitForTimeout(120)
          await page.screenshot({ path: join(PICTURES, `${screen}.${language}-${theme}-${String(size.width)}x${String(size.height)}.png`) })
        }
        for (const finding of await axe()) found.push(`${screen} ${language} ${theme}: ${finding}`)
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth > innerWidth || document.documentElement.scrollHeight > innerHeight
        )
        if (overflow) found.push(`${screen} ${language} ${theme}: the page itself scrolls`)
      }
    }
    await page.setViewportSize(SIZES[0] ?? { width: 1366, height: 768 })
  }

  async function settle(change: Partial<Settings>): Promise<void> {
    await page.evaluate(async wanted => {
      const now = await window.flagship.call('settings.get', {})
      if (now.ok) await window.flagship.call('settings.save', { settings: { ...(now.result as Settings), ...wanted } })
    }, change)
    await page.locator(`html[data-theme=${String(change.theme)}][lang^=${String(change.language)}]`).waitFor()
    await page.waitForTimeout(250)
  }

  async function axe(): Promise<readonly string[]> {
    return page.evaluate(
      async ([source, tags]) => {
        // The policy lets no script in but the page's own; an isolated evaluation may still define one.
        if (!('axe' in window)) (0, eval)(source)
        const { violations } = await (
          window as unknown as {
            axe: {
              run(
                context: Document,
                options: object
              ): Promise<{ violations: readonly { id: string; nodes: readonly { target: readonly string[] }[] }[] }>
            }
          }
        ).axe.run(document, {
          runOnly: { type: 'tag', values: tags }
        })
        return violations.map(violation => `${violation.id} at ${violation.nodes.map(node => node.target.join(' ')).join(', ')}`)
      },
      [AXE, TAGS] as const
    )
  }
})

/** A volley with hits, misses and something to look at. */
async function stageSome(page: Page, count: number): Promise<void> {
  const chance = chanceOf(11)
  for (let n = 0; n < count; n += 1) {
    const state = await stateOf(page)
    const attacker = state.fleets.filter(fleet => fleet.status === 'active' && !fleet.hasAttacked && fleet.name !== 'Lantern of Meridian')[
      n % 2 === 0 ? 1 : 0
    ]
    const enemies = state.fleets.filter(fleet => fleet.armadaId !== attacker?.armadaId && fleet.status === 'active')
    if (attacker === undefined) return
    await chooseActor(page, attacker.name, attacker.number)
    await page.keyboard.press(`Shift+${String(chance.oneOf(enemies).number)}`)
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await typeUntilDone(page, chance)
  }
}
