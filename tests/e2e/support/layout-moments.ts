import { expect } from 'vitest'
import { ask } from './begin'
import { FIRESTORM, STARFINDER } from './layout-armadas'
import type { Moment } from './layout-moment'
import { DYSTOPIAN, PETIT, XWING } from './layout-other-games'
import { keyOf } from './table'
import { firstOf, takenIn, type GAMES } from './taken-in'

/** A battle that was recorded with its effects, losses and dues, this many entries before its end. */
const underWay = (game: (typeof GAMES)[number], entries: number): Moment => ({
  name: 'under-way',
  needs: ['.rack, .tabs button'],
  isBesideRules: true,
  async reach(page) {
    const key = await takenIn(page, firstOf(game))
    await page.evaluate(hash => (location.hash = hash), `#/campaign/${key.campaignId}/battle/${key.battleId}`)
    await expect.poll(() => keyOf(page)).toEqual(key)
    await page.locator('.battle').waitFor()
    for (let undone = 0; undone < entries; undone += 1) await ask(page, 'battle.undo', key)
  }
})

/** Moments of a battle of each game, one leading to the next, and one of another battle. */
export const MOMENTS = {
  'starfinder-armada': [...STARFINDER, underWay('starfinder-armada', 12)],
  'firestorm-armada': [...FIRESTORM, underWay('firestorm-armada', 12)],
  'dystopian-wars': [...DYSTOPIAN, underWay('dystopian-wars', 12)],
  xwing: [...XWING, underWay('xwing', 12)],
  'petit-wargame': [...PETIT, underWay('petit-wargame', 14)]
} as const
