import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SHOWN_THEMES } from '@shared/campaign/themes'
import { present } from '@shared/kernel/present'
import type { DiceAnswer, WireCommand } from '@shared/ipc/calls'
import { ask, goToBattle } from './support/begin'
import { picture, settings } from './support/look'
import { nightLight } from './support/night-light'
import { removeFolder } from './support/remove-folder'
import { keyOf, submit, toTable } from './support/table'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

/** Events by which attacks do damage, and by which they miss. */
const DAMAGE = ['damageApplied', 'attackMissed', 'hullLost', 'shieldLost', 'cardDealt', 'elementLost']
/** Of a volley shots are in the air, and words of others stand; the word of a single attack stands. */
const VOLLEY_MS = 470
const LONE_MS = 260

/** The act of each game's recorded battle that does most, done once more on the screen of the game master. */
describe('a strike at the table', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-strike-'))
  let app: WebApp
  let page: Page
  let struck: { readonly command: WireCommand; readonly answer: DiceAnswer }

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  /** Opens the battle where it stood before that act. */
  async function before(game: (typeof GAMES)[number]): Promise<void> {
    const { campaignId, battleId } = await takenIn(page, firstOf(game))
    await goToBattle(page, campaignId, battleId)
    const steps = (await ask(page, 'battle.log', keyOf(page))).flatMap(entry => (entry.kind === 'command' ? [entry] : []))
    const count = (entry: (typeof steps)[number]): number => entry.events.filter(({ type }) => DAMAGE.includes(type)).length
    const most = Math.max(...steps.map(count))
    const last = (wanted: number): (typeof steps)[number] | undefined =>
      [...steps].reverse().find(one => count(one) === wanted && one.command.type !== 'settleExplosion')
    const { seq, command, dice } = present(last(most) ?? last(1), game)
    struck = { command, answer: { faces: dice.map(({ faces }) => faces) } }
    await ask(page, 'battle.undoTo', { ...keyOf(page), seq: seq - 1 })
    await page.mouse.move(683, 5)
    await toTable(page)
  }

  /** Does it, with what moves held at this moment. */
  async function struckAt(ms: number | null): Promise<void> {
    await page.evaluate(at => {
      Object.defineProperty(SVGElement.prototype, 'animate', {
        configurable: true,
        value(this: SVGElement, ...args: Parameters<Element['animate']>) {
          const moving = Element.prototype.animate.apply(this, args)
          if (at === null) return moving
          moving.pause()
          moving.currentTime = at
          return moving
        }
      })
    }, ms)
    await submit(page, struck.command, struck.answer)
  }
  const nodes = () => page.locator('[data-strike] > *')

  it.each(GAMES)('is seen in %s, is over within 1.2 s, and ends with any key', async game => {
    await before(game)
    await struckAt(game === 'starfinder-armada' ? VOLLEY_MS : LONE_MS)
    await nodes().first().waitFor({ state: 'attached' })
    expect(await nodes().count()).toBeLessThanOrEqual(60)
    const ends = await nodes().evaluateAll(all =>
      all.flatMap(one => one.getAnimations().map(({ effect }) => Number(effect?.getComputedTiming().endTime)))
    )
    expect(Math.max(...ends)).toBeLessThanOrEqual(1_200)
    for (const theme of SHOWN_THEMES) {
      await settings(page, { theme, language: 'en' })
      await picture(page, `strike-${game}-${theme}`)
      if (theme === 'night') expect(await nightLight(page)).toEqual([])
    }
    await page.keyboard.press('w')
    await expect.poll(() => nodes().count()).toBe(0)
    await page.keyboard.press('Escape')
  })

  it('ends at the tabs of racks that are folded, and goes by itself', async () => {
    await before('starfinder-armada')
    await page.setViewportSize({ width: 820, height: 640 })
    await struckAt(VOLLEY_MS)
    await nodes().first().waitFor({ state: 'attached' })
    await picture(page, 'strike-folded')
    await page.keyboard.press('Escape')
    await page.setViewportSize({ width: 1366, height: 768 })
    await page.keyboard.press('Control+z')
    await expect.poll(() => nodes().count()).toBe(0)
    await struckAt(null)
    await expect.poll(() => nodes().count()).toBe(0)
    expect(app.complaints).toEqual([])
  })

  it('is outlined where the system asks for less motion', async () => {
    await before('starfinder-armada')
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await struckAt(null)
    expect(await nodes().count()).toBe(0)
    await picture(page, 'strike-outlined')
    await page.emulateMedia({ reducedMotion: null })
  })
})
