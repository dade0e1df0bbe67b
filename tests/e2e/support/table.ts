import type { DiceAnswer, WireCommand } from '@shared/ipc/calls'
import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Chance } from '../../support/chance'
import { atRest } from './at-rest'
import { ask } from './begin'

/** The app as a game master at the table uses it: keys, fields and typed dice. Words come from the English messages. */

export async function newCampaign(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await page.keyboard.press('n')
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'New armada' }).first().waitFor()
}

export interface FleetPlan {
  readonly name: string
  readonly fleetClass: 'Capital' | 'Destroyer' | 'Fighter'
  readonly size: 'Small' | 'Medium' | 'Large'
  readonly tier: number
  readonly abilities?: readonly string[]
}

export interface OfficerPlan {
  readonly name: string
  readonly role: string
  readonly ranks: number
}

/** Builds one armada in the builder, its officers aboard the first fleet, and goes back to the campaign. */
export async function buildArmada(
  page: Page,
  name: string,
  tier: number,
  fleets: readonly FleetPlan[],
  officers: readonly OfficerPlan[]
): Promise<void> {
  await page.getByRole('button', { name: 'New armada' }).first().click()
  await page.getByRole('dialog').getByRole('textbox').fill(name)
  await page.keyboard.press('Enter')
  await page.getByText('No fleet yet').waitFor()
  await page.getByRole('textbox', { name: 'Tier of the armada' }).fill(String(tier))
  await page.getByRole('textbox', { name: 'Tier of the armada' }).press('Enter')
  for (const fleet of fleets) {
    await page.getByRole('button', { name: 'Add a fleet' }).first().click()
    await page.getByLabel('Name of the fleet').fill(fleet.name)
    await page.getByRole('radio', { name: fleet.fleetClass }).check()
    await page.getByRole('radio', { name: fleet.size }).check()
    await page.getByRole('textbox', { name: 'Tier', exact: true }).fill(String(fleet.tier))
    await page.getByRole('textbox', { name: 'Tier', exact: true }).press('Enter')
    for (const ability of fleet.abilities ?? []) await page.getByRole('checkbox', { name: ability }).check()
  }
  await page.getByRole('row', { name: new RegExp(fleets[0]?.name ?? '') }).click()
  for (const officer of officers) {
    await page.getByRole('button', { name: 'Assign an officer' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Name', { exact: true }).fill(officer.name)
    await dialog.getByRole('combobox', { name: 'Role', exact: true }).selectOption({ label: officer.role })
    await dialog.getByRole('textbox', { name: 'Ranks in a skill of the role' }).fill(String(officer.ranks))
    await dialog.getByRole('textbox', { name: 'Ranks in a skill of the role' }).press('Tab')
    await dialog.getByRole('button', { name: 'Done' }).click()
  }
}

export async function backToCampaign(page: Page): Promise<void> {
  await page
    .getByText(/^saved \d/)
    .first()
    .waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'New armada' }).first().waitFor()
}

export async function beginBattle(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New battle' }).first().click()
  await page.getByLabel('Name of the battle').fill(name)
  await page.getByRole('button', { name: 'Begin' }).click()
  await page.waitForURL(/battle/)
  await page.locator('[data-plot]').waitFor()
}

/** The battle on the screen, read from disk. */
export async function stateOf(page: Page): Promise<BattleState> {
  return (await ask(page, 'battle.state', keyOf(page))) as BattleState
}

export async function hashOf(page: Page): Promise<{ readonly seq: number; readonly hash: string }> {
  return ask(page, 'battle.hash', keyOf(page))
}

export async function seqOf(page: Page): Promise<number> {
  return (await hashOf(page)).seq
}

export function keyOf(page: Page): { readonly campaignId: string; readonly battleId: string } {
  const match = /campaign\/([^/]+)\/battle\/([^/?]+)/.exec(page.url())
  if (match?.[1] === undefined || match[2] === undefined) throw new Error(`No battle at ${page.url()}`)
  return { campaignId: match[1], battleId: match[2] }
}

/** Runs an action on an idle screen, and waits until its effect is shown. */
export async function acting(page: Page, act: () => Promise<void>): Promise<void> {
  const before = await atRest(page)
  await act()
  await atRest(page, before + 1)
}

/** The dice the screen requests, such as 3d10; null for none. */
export async function asked(page: Page): Promise<{ readonly count: number; readonly sides: number } | null> {
  const field = page.locator('[data-dice-field]')
  if ((await field.count()) === 0) return null
  const label = (await page.locator('form.prompt label b').first().textContent()) ?? ''
  const match = /(\d*)\s*d(\d+)/.exec(label)
  return match === null ? null : { count: Number(match[1] === '' ? '1' : match[1]), sides: Number(match[2]) }
}

/** Types the faces of one roll, and waits until they are accepted and the next dice, if any, are requested. */
export async function typeFaces(page: Page, faces: readonly number[]): Promise<void> {
  await atRest(page)
  const field = page.locator('[data-dice-field]')
  await field.fill(faces.join(' '))
  await field.press('Enter')
  await atRest(page)
}

/** More rolls than any action requests. */
const ROLLS_MAX = 20

/** Types faces for each request until the action is done. */
export async function typeUntilDone(page: Page, chance: Chance, faces?: (sides: number) => number): Promise<void> {
  const start = await atRest(page)
  for (let roll = 0; roll < ROLLS_MAX; roll += 1) {
    const dice = await asked(page)
    if (dice === null) throw new Error('No dice are asked')
    await typeFaces(
      page,
      Array.from({ length: dice.count }, () => faces?.(dice.sides) ?? chance.whole(1, dice.sides))
    )
    if ((await atRest(page)) > start) return
  }
  throw new Error('The dice never end')
}

/** Waits until the contents of the dice field are saved, so that they survive a crash. */
export async function keptDraft(page: Page, text: string): Promise<void> {
  await expect.poll(async () => (await ask(page, 'battle.open', keyOf(page))).pending?.text).toBe(text)
}

/** A command sent directly to the host, with its dice if it needs any; waits until the screen shows it. */
export async function submit<Command extends WireCommand>(page: Page, command: Command, answer: DiceAnswer = {}): Promise<void> {
  const result = await ask(page, 'battle.submit', { ...keyOf(page), command, ...answer })
  if (result.kind !== 'done') throw new Error(`${command.type}: ${result.kind}`)
  await atRest(page, result.entry.seq)
}

/** Puts the focus on the table itself, away from any field, where keys are its own. */
export const toTable = (page: Page): Promise<void> => page.locator('[data-plot]').focus()

/** Next: the first press shows what it will do, the second does it. */
export async function next(page: Page): Promise<void> {
  await atRest(page)
  await page.keyboard.press('n')
  await page.locator('.next [aria-expanded=true]').waitFor()
  await atRest(page)
  await page.keyboard.press('n')
}
