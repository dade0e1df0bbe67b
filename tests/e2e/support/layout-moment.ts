import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** A moment of a battle: how to come to it from the one before, and what must then be on the screen whatever its size. */
export interface Moment {
  readonly name: 'resting' | 'aiming' | 'rolling' | 'owing'
  reach(page: Page): Promise<void>
  readonly needs: readonly string[]
}

const PROMPT = '[data-centre] form.prompt'
/** What is owed, or the tab it stands behind. */
export const OWED = '[data-owed], .tabs button'
export const DICE = [`${PROMPT} [data-dice-field]`, `${PROMPT} button[type=submit]`, `${PROMPT} button[type=button]`]

/** Keys one after the other; each waits until the screen has taken the one before. */
export async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name)
    await atRest(page)
  }
}
