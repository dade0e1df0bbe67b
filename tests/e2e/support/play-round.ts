import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import type { Page } from 'playwright-core'
import type { Chance } from '../../support/chance'
import { atRest } from './at-rest'
import { acting, asked, next, stateOf, typeUntilDone } from './table'

/** Plays by keyboard until the next round begins, the battle is over, or `until` is reached. */
export async function playRound(page: Page, chance: Chance, until: BattleState['phase'] | null = null): Promise<void> {
  const start = (await stateOf(page)).round
  for (let step = 0; step < 200; step += 1) {
    await atRest(page)
    const state = await stateOf(page)
    if (state.phase === 'over' || state.phase === until) return
    if (until === null && state.round > Math.max(start, 1)) return
    await playStep(page, chance, state)
  }
  throw new Error('The round does not end')
}

async function playStep(page: Page, chance: Chance, state: BattleState): Promise<void> {
  const due = state.obligations.find(one => !one.isDeferred)
  if (due !== undefined) {
    if (due.kind === 'routCascade') await acting(page, () => page.locator('[data-centre] button[type=submit]').click())
    else await typeUntilDone(page, chance)
    return
  }
  if (state.phase === 'helm' && state.movementOrder === null) {
    await typeUntilDone(page, chance)
    return
  }
  if (state.phase === 'helm' && state.fleets.some(fleet => isFighting(fleet) && fleet.movement === 'pending')) {
    await acting(page, () => page.keyboard.press('m'))
    return
  }
  if (state.phase === 'gunnery') {
    const attacker = state.fleets.find(fleet => isFighting(fleet) && !fleet.hasAttacked)
    if (attacker !== undefined) {
      await attack(page, chance, state, attacker)
      return
    }
  }
  await advance(page, chance)
}

async function attack(page: Page, chance: Chance, state: BattleState, attacker: BattleState['fleets'][number]): Promise<void> {
  const enemies = state.fleets.filter(fleet => fleet.armadaId !== attacker.armadaId && isFighting(fleet))
  const target = chance.oneOf(enemies)
  await chooseActor(page, attacker.name, attacker.number)
  await page.keyboard.press(`Shift+Digit${String(target.number)}`)
  await page.keyboard.press('3')
  await page.keyboard.press('Enter')
  await typeUntilDone(page, chance)
}

/** Digits mean the fleets of the acting side; A lets the other side act. */
export async function chooseActor(page: Page, name: string, number: number): Promise<void> {
  const isActor = async (): Promise<boolean> => (await page.locator('article.actor').filter({ hasText: name }).count()) > 0
  await page.keyboard.press(String(number))
  if (await isActor()) return
  await page.keyboard.press('Escape')
  await page.keyboard.press('a')
  await page.keyboard.press(String(number))
  if (!(await isActor())) throw new Error(`${name} does not become the actor`)
}

/** To the next phase, with its dice. */
async function advance(page: Page, chance: Chance): Promise<void> {
  const before = await atRest(page)
  await next(page)
  if ((await atRest(page)) > before) return
  if ((await asked(page)) === null) throw new Error('The phase does not advance')
  await typeUntilDone(page, chance)
}
