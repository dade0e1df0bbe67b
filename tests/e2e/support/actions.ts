import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import type { Page } from 'playwright-core'
import { atRest } from './at-rest'
import { chooseActor } from './play-round'
import { acting, next, stateOf } from './table'
import { pickFrom } from './pick'

/** Actions of a battle through its screens, in any language: fleets and officers by id, dice as typed. */

const CENTRE = '[data-centre]'
const DICE = `${CENTRE} [data-dice-field]`

async function typeDice(page: Page, dice: string): Promise<void> {
  await page.locator(DICE).fill(dice)
  await acting(page, () => page.locator(DICE).press('Enter'))
}

const pick = (page: Page, id: string): Promise<void> => page.locator(`${CENTRE} [data-pick="${id}"]`).check()

/** To the next phase, with its dice if any. */
export async function onwards(page: Page, dice: string | null = null): Promise<void> {
  if (dice === null) return acting(page, () => next(page))
  await next(page)
  await atRest(page)
  await typeDice(page, dice)
}

export interface OfficerOrder {
  readonly picks?: readonly string[]
  /** A radio beside the picks: what a Boost, a Direct or an encouragement gives. */
  readonly kind?: string
  readonly place?: string
  readonly rangeHexes?: number
  /** Officer who spends a Resolve Point. */
  readonly resolve?: string
  /** Why the refusal on the screen is overruled. */
  readonly overrule?: string
}

/** An officer's action with its dice; empty for an action without dice. */
export async function officer(page: Page, id: string, action: string, dice: string, more: OfficerOrder = {}): Promise<void> {
  await prepareOfficer(page, id, action, more)
  if (more.overrule !== undefined) {
    const reason = page.locator(`${CENTRE} .refusal input`)
    await page.locator(`${CENTRE} .refusal`).waitFor()
    if ((await reason.count()) > 0) await reason.fill(more.overrule)
    await page.locator(`${CENTRE} .refusal button[type=submit]`).click()
  }
  if (dice !== '') await typeDice(page, dice)
  else await acting(page, () => page.locator(`${CENTRE} .plain [data-enter]`).click())
}

export async function prepareOfficer(page: Page, id: string, action: string, more: OfficerOrder = {}): Promise<void> {
  if ((await page.locator('input[name=officer]').count()) === 0) await page.keyboard.press('o')
  await page.locator(`input[name=officer][value="${id}"]`).check()
  await page.locator(`${CENTRE} input[type=radio][value="${action}"]`).check()
  for (const one of more.picks ?? []) await pick(page, one)
  if (more.kind !== undefined) await page.locator(`${CENTRE} input[type=radio][value="${more.kind}"]`).check()
  if (more.place !== undefined) await page.locator(`${CENTRE} [data-field=place]`).fill(more.place)
  if (more.rangeHexes !== undefined) await page.locator(`${CENTRE} [data-reach]`).fill(String(more.rangeHexes))
  if (more.resolve !== undefined) await page.locator(`${CENTRE} [data-resolve="${more.resolve}"]`).check()
}

async function become(page: Page, id: string): Promise<BattleState> {
  const state = await stateOf(page)
  const fleet = state.fleets.find(one => one.id === id)
  if (fleet === undefined) throw new Error(`No fleet ${id}`)
  await chooseActor(page, fleet.name, fleet.number)
  return state
}

/** The order of movement, with its dice. */
export const order = (page: Page, dice: string): Promise<void> => typeDice(page, dice)

export async function decline(page: Page, ...ids: readonly string[]): Promise<void> {
  for (const id of ids) {
    await become(page, id)
    await acting(page, () => page.keyboard.press('l'))
  }
}

/** A plain move, through or into objects on the table. */
export async function moveInto(page: Page, id: string, hazard: string): Promise<void> {
  await become(page, id)
  await page.locator(`${CENTRE} [data-hazard="${hazard}"]`).check()
  await acting(page, () => page.keyboard.press('m'))
}

export async function flyby(page: Page, id: string, target: string, dice: string): Promise<void> {
  await become(page, id)
  await page.locator(`${CENTRE} input[name=stunt][value=flyby]`).check()
  const name = (await stateOf(page)).fleets.find(one => one.id === target)?.name ?? ''
  await pickFrom(page.locator(`${CENTRE} [role=combobox]`), { label: name })
  await typeDice(page, dice)
}

export interface Shot {
  readonly rangeHexes: number
  readonly usesSuperweapon?: boolean
  readonly arrayTargets?: number
}

/** An attack of the round from the front arc. */
export async function fire(page: Page, id: string, target: string, shot: Shot, dice: string): Promise<void> {
  const state = await become(page, id)
  const enemy = state.fleets.find(one => one.id === target)
  await page.keyboard.press(`Shift+Digit${String(enemy?.number)}`)
  await page.locator(`${CENTRE} [role=spinbutton]`).press(String(shot.rangeHexes))
  if (shot.usesSuperweapon === true) await page.locator(`${CENTRE} [data-superweapon]`).check()
  if (shot.arrayTargets !== undefined) await pickFrom(page.locator(`${CENTRE} [data-array]`), { value: String(shot.arrayTargets) })
  await typeDice(page, dice)
}

/** Fire at one hex of mines. */
export async function fireAtMines(page: Page, id: string, mines: string, rangeHexes: number, dice: string): Promise<void> {
  await become(page, id)
  await pick(page, mines)
  await page.locator(`${CENTRE} [data-reach]`).fill(String(rangeHexes))
  await typeDice(page, dice)
}

/** Checks the present screen and saves a screenshot under this name. */
export type Look = (screen: string) => Promise<void>

/** The answer to something owed: dice, or a target and its dice. */
export interface Answer {
  readonly pick?: string
  readonly dice?: string
  /** Name of a screenshot to take before answering. */
  readonly look?: string
}

/** A key for something owed, for scripts: whose it is and why. */
function nameOf(due: SaObligation): string {
  const why = due.kind === 'critical' ? ` ${due.trigger}` : due.kind === 'morale' ? ` ${due.reason} ${String(due.dc)}` : ''
  return `${due.kind} ${due.fleetId}${why}`
}

/** Settles everything owed as it appears; every answer must be used, and nothing else may be owed. */
export async function settle(page: Page, answers: Readonly<Record<string, Answer>>, look: Look): Promise<void> {
  const left = new Map(Object.entries(answers))
  for (;;) {
    const due = (await stateOf(page)).obligations[0]
    if (due === undefined) break
    const answer = left.get(nameOf(due))
    if (answer === undefined) throw new Error(`Owed beside the script: ${nameOf(due)}; left: ${[...left.keys()].join(', ')}`)
    left.delete(nameOf(due))
    if (answer.look !== undefined) await look(answer.look)
    if (answer.pick !== undefined) await pick(page, answer.pick)
    if (answer.dice !== undefined) await typeDice(page, answer.dice)
    else await acting(page, () => page.locator(`${CENTRE} .plain [data-enter], ${CENTRE} form button[type=submit]`).first().click())
  }
  if (left.size > 0) throw new Error(`Never owed: ${[...left.keys()].join(', ')}`)
}

/** A menu action available in every phase. */
export async function menuAct(page: Page, id: string): Promise<void> {
  await page.locator('.acts > .icon-btn').first().click()
  await page.locator(`[data-act="${id}"]`).click()
  await page.getByRole('dialog').waitFor()
}
