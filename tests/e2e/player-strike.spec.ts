import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BattleKey } from '@shared/ipc/calls'
import type { Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry } from '@shared/core/log/entry'
import { present } from '@shared/kernel/present'
import { StrikeTeller } from '@shared/report/strikes'
import { hostedSystem } from '@shared/systems/index'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { picture } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

/** Shots are in the air, or have landed. */
const HELD_MS = 260
/** A side that sees nothing of it waits in vain. */
const SEEN_MS = 2000

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

  /** The first act of a battle in which most attacks did damage, and who looks on: the side that it hit, and another. */
  async function mostHits(game: (typeof GAMES)[number], key: BattleKey) {
    const { rules, report } = hostedSystem(game)
    const told = new StrikeTeller({ report, evolve: rules.evolve, strikesTogether: report.volleys === 'side' }, rules.initial)
    const steps = (await ask(app.page, 'battle.log', key)).flatMap(entry => (entry.kind === 'command' ? [entry] : []))
    const hits = steps.map(step => told.take(step).filter(({ landed }) => landed > 0))
    const most = Math.max(...hits.map(({ length }) => length))
    const at = hits.findIndex(({ length }) => length === most)
    const units = report.unitsOf(steps.flatMap(({ events }) => events).reduce(rules.evolve, rules.initial))
    const sideOf = (id: string | undefined) => present(units.find(unit => unit.id === id)?.sideId, 'no such unit')
    const struck = sideOf(hits[at]?.[0]?.toId)
    const other = present(units.find(({ sideId }) => sideId !== struck)?.sideId, 'no other side')
    return { act: present(steps[at], 'nothing struck'), viewers: [struck, other] }
  }

  async function struck(key: BattleKey, { seq, command, dice }: CommandEntry<Typed, Typed>, eyes: string): Promise<number> {
    await ask(app.page, 'battle.undoTo', { ...key, seq: seq - 1 })
    // What was told large before is over once the screen was black.
    for (const kind of ['black', 'battle'] as const)
      await ask(app.page, 'players.show', { ...key, eyes, showing: { kind }, note: null, keepsTable: true })
    await screen.locator('[data-strike]').waitFor({ state: 'attached' })
    await ask(app.page, 'battle.submit', { ...key, command, faces: dice.map(({ faces }) => faces) })
    await nodes()
      .first()
      .waitFor({ state: 'attached', timeout: SEEN_MS })
      .catch(() => undefined)
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
    const { act, viewers } = await mostHits(game, key)
    const seen: number[] = []
    for (const eyes of viewers) seen.push(await struck(key, act, eyes))
    expect(seen[0]).toBeGreaterThan(0)
    expect(Math.max(...seen)).toBeLessThanOrEqual(60)
    expect(app.complaints).toEqual([])
  })
})
