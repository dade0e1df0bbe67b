import type { DiceAnswer } from '@shared/ipc/battle'
import type { PwCommand } from '@shared/systems/petit-wargame/commands/command'
import { readySquadrons } from '@shared/systems/petit-wargame/derive/initiative'
import { unplacedSquadrons } from '@shared/systems/petit-wargame/derive/unplaced'
import type { BattleState, ShipState } from '@shared/systems/petit-wargame/model/battle'
import type { Position } from '@shared/systems/petit-wargame/model/board'
import { sampleFleets } from '@shared/systems/petit-wargame/samples/two-fleets'
import type { Page } from 'playwright-core'
import { ask, goToBattle } from './begin'
import { acting, stateOf, submit, typeFaces } from './table'

/** The battle of Petit Wargame on the screen, read from disk. */
export async function pwStateOf(page: Page): Promise<BattleState> {
  return (await stateOf(page)) as unknown as BattleState
}

export async function shipNamed(page: Page, name: string): Promise<ShipState> {
  const ship = (await pwStateOf(page)).ships.find(one => one.name === name)
  if (ship === undefined) throw new Error(`No ship ${name}`)
  return ship
}

/** A campaign with the sample fleets and these house rules, and a battle between them opened. */
export async function beginPwBattle(page: Page, rulings: Readonly<Record<string, string>> = {}): Promise<void> {
  const { id } = await ask(page, 'campaigns.create', { name: 'Outer Reach', system: 'petit-wargame' })
  if (Object.keys(rulings).length > 0) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'setRulings', rulings } })
  let made = 0
  const fleets = sampleFleets(() => `pw-${String((made += 1))}`)
  for (const roster of fleets) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster } })
  const sides = fleets.map((fleet, index) => ({ sideId: 'AB'.charAt(index), rosterId: fleet.id }))
  const { battleId } = await ask(page, 'battle.create', { campaignId: id, name: 'Amber Gate', sides })
  await goToBattle(page, id, battleId)
}

/** Types the faces of each requested roll until the action is complete. */
export async function rolls(page: Page, ...faces: readonly (readonly number[])[]): Promise<void> {
  const field = page.locator('[data-dice-field]')
  await acting(page, async () => {
    await field.fill(faces.map(dice => dice.join(' ')).join(', '))
    await field.press('Enter')
  })
}

/** The faces of one roll of several. */
export const oneRoll = typeFaces

/** The middle of a square on the screen. */
export async function squareOnScreen(page: Page, { x, y }: Pick<Position, 'x' | 'y'>): Promise<{ readonly x: number; readonly y: number }> {
  const box = await page.locator('[data-field]').boundingBox()
  if (box === null) throw new Error('No board')
  return { x: box.x + ((x + 0.5) * box.width) / 30, y: box.y + ((29 - y + 0.5) * box.height) / 30 }
}

/** Drags the contents of one square to another. */
export async function dragOnBoard(page: Page, from: Pick<Position, 'x' | 'y'>, to: Pick<Position, 'x' | 'y'>): Promise<void> {
  const start = await squareOnScreen(page, from)
  const end = await squareOnScreen(page, to)
  await page.mouse.move(start.x, start.y)
  await page.mouse.down()
  await page.mouse.move((start.x + end.x) / 2, (start.y + end.y) / 2, { steps: 4 })
  await page.mouse.move(end.x, end.y, { steps: 4 })
  await page.mouse.up()
}

/** Types the coordinates of a place and confirms. */
export async function typePlace(page: Page, x: number, y: number, z: number): Promise<void> {
  for (const [axis, value] of Object.entries({ x, y, z })) {
    await page.locator(`[data-axis="${axis}"]`).fill(String(value))
    await page.locator(`[data-axis="${axis}"]`).press('Tab')
  }
  await page.locator('[data-axis="z"]').press('Enter')
}

/** A command sent directly to the host, with typed or rolled dice. */
export async function give(page: Page, command: PwCommand, answer: DiceAnswer = { roll: true }): Promise<void> {
  await submit(page, command, answer)
}

/** Every squadron on the map, one beside the other, or all on one square. */
export async function placeAll(page: Page, apart = 1): Promise<void> {
  await give(page, { type: 'rollDeployment' })
  for (let x = 10; (await pwStateOf(page)).phase === 'deployment'; x += apart) {
    const state = await pwStateOf(page)
    const [squadron] = unplacedSquadrons(state, state.deployingSideId ?? '')
    if (squadron === undefined) throw new Error('Nobody to place')
    await give(page, { type: 'placeSquadron', squadronId: squadron.id, at: { x, y: 14, z: 10 } })
  }
}

/** Ends the activation of this squadron and of those after it, up to the next turn. */
export async function endTurn(page: Page): Promise<void> {
  const { turn } = await pwStateOf(page)
  for (;;) {
    const state = await pwStateOf(page)
    if (state.turn > turn) return
    const [ready] = state.initiativeSideId === null ? [] : readySquadrons(state, state.initiativeSideId)
    if (state.activation !== null) await give(page, { type: 'advancePhase' })
    else if (ready === undefined) await give(page, { type: 'rollInitiative' })
    else await give(page, { type: 'activateSquadron', squadronId: ready.id })
  }
}

/** How many rows of the positions lie under the bar that confirms one. */
export async function rowsUnderTheBar(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('[data-centre] .plain')?.getBoundingClientRect().top ?? 0
    return [...document.querySelectorAll('.heat tbody tr')].filter(row => row.getBoundingClientRect().bottom > bar).length
  })
}
