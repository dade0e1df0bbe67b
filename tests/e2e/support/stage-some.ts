import type { Page } from 'playwright-core'
import { chanceOf } from '../../support/chance'
import { chooseActor } from './play-round'
import { stateOf, typeUntilDone } from './table'

/** A volley with hits, misses and something to look at; the fleet named `but` does not fire. */
export async function stageSome(page: Page, count: number, but: string): Promise<void> {
  const chance = chanceOf(11)
  for (let n = 0; n < count; n += 1) {
    const state = await stateOf(page)
    const attacker = state.fleets.filter(fleet => fleet.status === 'active' && !fleet.hasAttacked && fleet.name !== but)[
      n % 2 === 0 ? 1 : 0
    ]
    const enemies = state.fleets.filter(fleet => fleet.armadaId !== attacker?.armadaId && fleet.status === 'active')
    if (attacker === undefined) return
    await chooseActor(page, attacker.name, attacker.number)
    await page.keyboard.press(`Shift+Digit${String(chance.oneOf(enemies).number)}`)
    await page.keyboard.press('4')
    await page.keyboard.press('Enter')
    await typeUntilDone(page, chance)
  }
}
