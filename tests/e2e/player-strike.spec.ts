import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BattleKey } from '@shared/ipc/calls'
import { present } from '@shared/kernel/present'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const DAMAGE = ['damageApplied', 'hullLost', 'shieldLost', 'cardDealt', 'elementLost']
/** Shots are in the air, or have landed. */
const HELD_MS = 260

/** The act of each game's recorded battle that does most, done once more while players look on. */
describe('a strike on the player screen', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-player-strike-'))
  let app: WebApp
  let screen: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    await app.page.getByRole('heading', { level: 1 }).first().waitFor()
    screen = await app.page.context().newPage()
    await screen.setViewportSize({ width: 1920, height: 1080 })
    await screen.goto(`${app.origin}/players`)
    await screen.locator('.players').waitFor()
    await screen.evaluate(at => {
      Object.defineProperty(SVGElement.prototype, 'animate', {
        configurable: true,
        value(this: SVGElement, ...args: Parameters<Element['animate']>) {
          const moving = Element.prototype.animate.apply(this, args)
          moving.pause()
          moving.currentTime = at
          return moving
        }
      })
    }, HELD_MS)
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })
  const nodes = () => screen.locator('[data-strike] > *')

  async function struck(key: BattleKey, eyes: string): Promise<number> {
    const steps = (await ask(app.page, 'battle.log', key)).flatMap(entry => (entry.kind === 'command' ? [entry] : []))
    const count = (entry: (typeof steps)[number]): number => entry.events.filter(({ type }) => DAMAGE.includes(type)).length
    const most = Math.max(...steps.map(count))
    const { seq, command, dice } = present(
      steps.find(one => count(one) === most && one.command.type !== 'settleExplosion'),
      'nothing struck'
    )
    await ask(app.page, 'battle.undoTo', { ...key, seq: seq - 1 })
    await ask(app.page, 'players.show', { ...key, eyes, showing: { kind: 'battle' }, note: null, keepsTable: true })
    await screen.locator('[data-strike]').waitFor({ state: 'attached' })
    await ask(app.page, 'battle.submit', { ...key, command, faces: dice.map(({ faces }) => faces) })
    await screen.waitForTimeout(1500)
    const seen = await nodes().count()
    await picture(screen, `player-strike-${key.campaignId}-${eyes}`)
    await ask(app.page, 'battle.undo', key)
    await expect.poll(() => nodes().count()).toBe(0)
    await ask(app.page, 'battle.redo', key)
    await screen.waitForTimeout(500)
    expect(await nodes().count()).toBe(0)
    return seen
  }

  it.each(sampled(GAMES, 5, 0))('is seen in %s by the side that is hit, and ends with the next picture', async game => {
    const key = await takenIn(app.page, firstOf(game))
    await ask(app.page, 'battle.open', key)
    const seen = [await struck(key, 'A'), await struck(key, 'B')]
    expect(Math.max(...seen)).toBeGreaterThan(0)
    expect(Math.max(...seen)).toBeLessThanOrEqual(60)
    expect(app.complaints).toEqual([])
  })
})
