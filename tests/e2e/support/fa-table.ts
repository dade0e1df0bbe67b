import type { BattleState, ShipState } from '@shared/systems/firestorm-armada/model/battle'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import { sampleFleets } from '@shared/systems/firestorm-armada/samples/two-fleets'
import type { Page } from 'playwright-core'
import { atRest } from './at-rest'
import { ask, goToBattle } from './begin'
import { acting, keyOf } from './table'

/** A battle of Firestorm Armada as a game master at the table plays it: keys, fields and typed dice. */

/** The sample fleets in a campaign of their own, with these house rules, and their battle opened. */
export async function openFleets(page: Page, rulings: ChosenRulings): Promise<void> {
  let count = 0
  const fleets = sampleFleets(() => `n${String((count += 1))}`)
  const { id } = await ask(page, 'campaigns.create', { name: 'Table', system: 'firestorm-armada' })
  for (const roster of fleets) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster } })
  await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'setRulings', rulings } })
  const sides = fleets.map((fleet, index) => ({ sideId: 'AB'.charAt(index), rosterId: fleet.id }))
  const { battleId } = await ask(page, 'battle.create', { campaignId: id, name: 'Halcyon Gap', sides })
  await goToBattle(page, id, battleId)
}

export async function fleetsAt(page: Page): Promise<BattleState> {
  return (await ask(page, 'battle.state', keyOf(page))) as BattleState
}

export async function shipAt(page: Page, name: string): Promise<ShipState> {
  const ship = (await fleetsAt(page)).ships.find(one => one.name === name)
  if (ship === undefined) throw new Error(`No ship ${name}`)
  return ship
}

/** Keys in sequence, at human speed; each waits until the screen has handled the previous one. */
export async function keys(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name)
    await atRest(page)
  }
}

/** Types faces into the waiting field and presses Enter; returns when the next dice are requested, or none. */
export async function rolls(page: Page, faces: string): Promise<void> {
  const field = page.locator('[data-centre] [data-dice-field]')
  await field.fill(faces)
  await field.press('Enter')
  await atRest(page)
}

/** The same for the last dice of an action: waits until it is saved. */
export const lastRolls = (page: Page, faces: string): Promise<void> => acting(page, () => rolls(page, faces))

/** Keys for an action; waits until it is saved. */
export const act = (page: Page, ...names: readonly string[]): Promise<void> => acting(page, () => keys(page, ...names))

/** A whole activation without a shot: the squadron or flight with that number moves, and its activation ends. */
export async function passUnit(page: Page, number: number): Promise<void> {
  await act(page, String(number))
  for (;;) {
    const { activeUnitId, ships, wings } = await fleetsAt(page)
    const idle = [...ships.filter(ship => ship.movedInches === null), ...wings.filter(wing => !wing.hasMoved)].filter(
      one => one.unitId === activeUnitId && one.status === 'active'
    )
    if (idle.length === 0) break
    await page.locator('[data-move] [data-next-input]').first().focus()
    await act(page, 'Enter')
  }
  await act(page, 'n', 'n')
}
