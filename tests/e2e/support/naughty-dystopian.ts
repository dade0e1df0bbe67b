import type { Page } from 'playwright-core'
import { atRest } from './at-rest'
import { openDystopianBattle } from './dystopian-battle'
import type { NaughtyHand } from './naughty-hand'
import { acting, next, typeFaces } from './table'

/** An activation of Dystopian Wars: the roll with its modifiers, and the correction of its hits before the damage. */
export async function tryDystopianAttack(page: Page, hand: NaughtyHand): Promise<void> {
  await openDystopianBattle(page)
  for (const rack of ['.squadron', '.cards']) await hand.triesIn(() => page.locator(rack).first().click())
  await acting(page, () => press(page, 'Shift+Digit1'))
  await press(page, 'Shift+Digit1', '1', '2', '1')
  await hand.tries()
  await acting(page, () => page.keyboard.press('Enter'))
  await acting(page, () => next(page))
  await acting(page, () => next(page))
  await hand.tries()
  await acting(page, () => typeFaces(page, [5, 5, 5, 5, 5, 5]))
  await hand.triesIn(() => page.getByRole('button', { name: /^Hits of/u }).click())
}

async function press(page: Page, ...names: readonly string[]): Promise<void> {
  for (const name of names) {
    await page.keyboard.press(name)
    await atRest(page)
  }
}
