import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** A moment of a battle: how to get there from the previous one, and what must be visible at every size. */
export interface Moment {
  readonly name: 'resting' | 'aiming' | 'rolling' | 'owing' | 'under-way'
  reach(page: Page): Promise<void>
  readonly needs: readonly string[]
  /** Must be completely visible at every size before anything is scrolled. */
  readonly atOnce?: readonly string[]
  /** It is looked at with the rules reference open as well, which makes its racks narrow. */
  readonly isBesideRules?: boolean
}

const PROMPT = '[data-centre] form.prompt'
/** The list of what is owed, or its tab. */
export const OWED = '[data-owed], .tabs button'
export const DICE = [`${PROMPT} [data-dice-field]`, `${PROMPT} button[type=submit]`, `${PROMPT} button[type=button]`]

/** Keys in sequence; each waits until the screen has handled the previous one. */
export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name)
    await atRest(page)
  }
}
