import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { atRest } from './at-rest'
import { ask, goToBattle } from './begin'
import { hashOf, keptDraft, keyOf } from './table'
import type { WebApp } from './web-app'

/** The visible state: by name, the value or text of each of these. A name after `@` asks for that attribute instead. */
export type Sight = Readonly<Record<string, string>>
type Seen = Readonly<Record<string, readonly (string | boolean | null)[]>>

/** Something half done at the table. */
export interface HalfDone {
  readonly name: string
  /** From the moment of the battle to what is half done, by keyboard. */
  reach(this: void, page: Page): Promise<void>
  readonly sight: Sight
  /** The visible state then, if it says more than that nothing may change. */
  readonly has?: Seen
  /** The visible state after one undo, which takes back nothing of the battle. */
  readonly undone: Seen
  /** The visible state after one Escape; the same as after undo by default. */
  readonly escaped?: Seen
  /** The visible state after a kill: everything while dice are typed, as the dice field's text is on disk; otherwise as given here. */
  readonly killed?: Seen
  /**
   * A dialog: Next is not heard behind it, undo belongs to its fields, and it is opened again by this after Escape or after the screen was
   * left.
   */
  again?(this: void, page: Page): Promise<void>
}

/** A moment of a battle, prepared once, and what can be half done there. */
export interface Moment {
  readonly name: string
  prepare(this: void, page: Page): Promise<void>
  readonly states: readonly HalfDone[]
}

export interface Restarts {
  readonly app: () => WebApp
  restart(this: void): Promise<void>
}

/** The visible state. */
export async function seen(page: Page, sight: Sight): Promise<Seen> {
  return page.evaluate(wanted => {
    const read = (one: Element, attribute: string | undefined): string | boolean | null => {
      if (attribute !== undefined) return one.getAttribute(attribute)
      if (one instanceof HTMLInputElement && (one.type === 'checkbox' || one.type === 'radio')) return one.checked
      if (one instanceof HTMLInputElement || one instanceof HTMLSelectElement) return one.value
      return one.getAttribute('aria-valuenow') ?? one.textContent.trim()
    }
    return Object.fromEntries(
      Object.entries(wanted).map(([name, selector]) => {
        const [path = '', attribute] = selector.split('@')
        return [name, [...document.querySelectorAll(path)].map(one => read(one, attribute))]
      })
    )
  }, sight)
}

const sees = (page: Page, sight: Sight, what: Seen, when: string): Promise<void> =>
  expect.poll(() => seen(page, sight), { message: when }).toEqual(what)
const matches = (page: Page, sight: Sight, what: Seen, when: string): Promise<void> =>
  expect.poll(() => seen(page, sight), { message: when }).toMatchObject(what)

/** Looks elsewhere, and comes back to the battle. */
async function leaveAnd(page: Page, go: () => Promise<unknown>): Promise<void> {
  const { campaignId, battleId } = keyOf(page)
  await atRest(page)
  await go()
  await goToBattle(page, campaignId, battleId)
  await atRest(page)
}

/** Where a game master looks meanwhile. */
export type Elsewhere = (page: Page) => Promise<unknown>

export const settings: Elsewhere = async page => {
  await page.evaluate(() => (location.hash = '#/settings'))
  await page.locator('[data-act="battle.next"]').waitFor()
}

/** Tests one half-done state against Next, Escape, undo, leaving the screen and a kill. */
export async function holds(state: HalfDone, { app, restart }: Restarts, elsewhere: Elsewhere): Promise<void> {
  const { sight, undone, escaped = undone, again } = state
  let { page } = app()
  await state.reach(page)
  await atRest(page)
  if (state.has !== undefined) await matches(page, sight, state.has, 'once it is reached')
  const left = await seen(page, sight)
  const before = await hashOf(page)
  const dice = left['dice']?.[0]
  const stays = async (when: string): Promise<void> => {
    await sees(page, sight, left, when)
    expect(await hashOf(page), when).toEqual(before)
  }

  if (again === undefined) {
    expect(await page.locator('.next .now').count(), 'Next is not lit').toBe(0)
    await page.keyboard.press('n')
    await page.locator('.next [aria-expanded=true]').waitFor()
    expect(await page.locator('.next .refusal').innerText(), 'Next names it').toMatch(/half done|dice|still/iu)
    await page.keyboard.press('n')
    await page.keyboard.press('Escape')
    await page.locator('.next [aria-expanded=false]').waitFor()
    expect(await hashOf(page), 'after Next, twice, and Escape').toEqual(before)
    // Where Next named something half done, that Escape has let go of it.
    await backToRest(page)
    await state.reach(page)
    await atRest(page)
    await sees(page, sight, left, 'once it is reached again')
  }

  await leaveAnd(page, () => elsewhere(page))
  await again?.(page)
  await stays('after looking elsewhere')

  if (again !== undefined) {
    await page.keyboard.press('Control+z')
    expect(await hashOf(page), 'after undo').toEqual(before)
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    await again(page)
    await sees(page, sight, left, 'after Escape')
  }
  if (typeof dice === 'string' && dice !== '') await keptDraft(page, dice)
  await restart()
  ;({ page } = app())
  await atRest(page)
  expect(await hashOf(page), 'after a kill').toEqual(before)
  if (again !== undefined) return
  await (state.killed === undefined ? sees(page, sight, left, 'after a kill') : matches(page, sight, state.killed, 'after a kill'))
  if (state.killed !== undefined) await state.reach(page)

  await page.keyboard.press('Control+z')
  await matches(page, sight, undone, 'after undo')
  expect(await hashOf(page), 'after undo').toEqual(before)
  await backToRest(page)
  await state.reach(page)
  await sees(page, sight, left, 'once it is reached again')
  await page.keyboard.press('Escape')
  await matches(page, sight, escaped, 'after Escape')
  expect(await hashOf(page), 'after Escape').toEqual(before)
  await backToRest(page)
}

/** Releases everything. */
export async function backToRest(page: Page): Promise<void> {
  for (let i = 0; i < 4; i += 1) {
    await page.keyboard.press('Escape')
    await atRest(page)
  }
}

/** A second battle of the campaign, to be looked at meanwhile; the first one stays on the screen. */
export async function otherBattle(page: Page, rosterIds: readonly [string, string]): Promise<{ readonly battleId: string }> {
  const { campaignId } = keyOf(page)
  const sides = rosterIds.map((rosterId, index) => ({ sideId: 'AB'.charAt(index), rosterId }))
  return ask(page, 'battle.create', { campaignId, name: 'Elsewhere', sides })
}
