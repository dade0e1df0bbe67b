import type { BattleState } from '@shared/systems/starfinder-armada/model/battle'
import type { SaObligation } from '@shared/systems/starfinder-armada/model/obligation'
import type { Page } from 'playwright-core'
import { atRest } from './at-rest'
import { chooseActor } from './play-round'
import { acting, next, stateOf } from './table'

/** The deeds of a battle as its screens take them, whatever language they speak: fleets and officers by id, dice as typed. */

const CENTRE = '[data-centre]'
const DICE = `${CENTRE} [data-dice-field]`

async function typeDice(page: Page, dice: string): Promise<void> {
  await page.locator(DICE).fill(dice)
  await acting(page, () => page.locator(DICE).press('Enter'))
}

const pick = (page: Page, id: string): Promise<void> => page.locator(`${CENTRE} [data-pick="${id}"]`).check()

/** On to the next phase; with dice where it asks for some. */
export async function onwards(page: Page, dice: string | null = null): Promise<void> {
  if (dice === null) return acting(page, () => next(page))
  await next(page)
  await atRest(page)
  await typeDice(page, dice)
}

export interface OfficerDeed {
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

/** An officer's deed with the dice for it, up to the dice; empty dice for a deed without. */
export async function officer(page: Page, id: string, deed: string, dice: string, more: OfficerDeed = {}): Promise<void> {
  await prepareOfficer(page, id, deed, more)
  if (more.overrule !== undefined) {
    const reason = page.locator(`${CENTRE} .refusal input`)
    await page.locator(`${CENTRE} .refusal`).waitFor()
    if ((await reason.count()) > 0) await reason.fill(more.overrule)
    await page.locator(`${CENTRE} .refusal button[type=submit]`).click()
  }
  if (dice !== '') await typeDice(page, dice)
  else await acting(page, () => page.locator(`${CENTRE} .plain button`).click())
}

export async function prepareOfficer(page: Page, id: string, deed: string, more: OfficerDeed = {}): Promise<void> {
  if ((await page.locator('input[name=officer]').count()) === 0) await page.keyboard.press('o')
  await page.locator(`input[name=officer][value="${id}"]`).check()
  await page.locator(`${CENTRE} input[type=radio][value="${deed}"]`).check()
  for (const one of more.picks ?? []) await pick(page, one)
  if (more.kind !== undefined) await page.locator(`${CENTRE} input[type=radio][value="${more.kind}"]`).check()
  if (more.place !== undefined) await page.locator(`${CENTRE} .place input`).fill(more.place)
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

/** A plain move, through or into what lies on the table. */
export async function moveInto(page: Page, id: string, hazard: string): Promise<void> {
  await become(page, id)
  await page.locator(`${CENTRE} [data-hazard="${hazard}"]`).check()
  await acting(page, () => page.keyboard.press('m'))
}

export async function flyby(page: Page, id: string, target: string, dice: string): Promise<void> {
  await become(page, id)
  await page.locator(`${CENTRE} input[name=stunt][value=flyby]`).check()
  const name = (await stateOf(page)).fleets.find(one => one.id === target)?.name ?? ''
  await page.locator(`${CENTRE} select`).selectOption({ label: name })
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
  await page.keyboard.press(`Shift+${String(enemy?.number)}`)
  await page.locator(`${CENTRE} [role=spinbutton]`).press(String(shot.rangeHexes))
  if (shot.usesSuperweapon === true) await page.locator(`${CENTRE} [data-superweapon]`).check()
  if (shot.arrayTargets !== undefined) await page.locator(`${CENTRE} [data-array]`).selectOption(String(shot.arrayTargets))
  await typeDice(page, dice)
}

/** Fire at one hex of mines. */
export async function fireAtMines(page: Page, id: string, mines: string, rangeHexes: number, dice: string): Promise<void> {
  await become(page, id)
  await pick(page, mines)
  await page.locator(`${CENTRE} [data-reach]`).fill(String(rangeHexes))
  await typeDice(page, dice)
}

/** Looks at the present screen and keeps the picture under this name. */
export type Look = (screen: string) => Promise<void>

/** What the table answers to something owed: dice, or whom it picks and the dice for that. */
export interface Answer {
  readonly pick?: string
  readonly dice?: string
  /** Looked at under this name before it is answered. */
  readonly look?: string
}

/** Something owed, as one word for a script: whose it is and why. */
function nameOf(due: SaObligation): string {
  const why = due.kind === 'critical' ? ` ${due.trigger}` : due.kind === 'morale' ? ` ${due.reason} ${String(due.dc)}` : ''
  return `${due.kind} ${due.fleetId}${why}`
}

/** Settles everything owed as it comes up on the screen; each answer is used, and nothing is owed beside. */
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
    else await acting(page, () => page.locator(`${CENTRE} .plain button, ${CENTRE} form button[type=submit]`).first().click())
  }
  if (left.size > 0) throw new Error(`Never owed: ${[...left.keys()].join(', ')}`)
}

/** An act of the menu that is there in every phase. */
export async function menuAct(page: Page, id: string): Promise<void> {
  await page.locator('.acts > .icon-btn').first().click()
  await page.locator(`[data-act="${id}"]`).click()
  await page.getByRole('dialog').waitFor()
}
