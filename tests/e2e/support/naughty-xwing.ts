import type { Page } from 'playwright-core'
import type { NaughtyHand } from './naughty-hand'
import { acting } from './table'
import { declare, goOn, goOnTo, measure, openXwing, typeSymbols } from './xw-table'

/**
 * An attack of X-Wing: effects on a roll, an ability that modifies dice, a correction of the attack, abilities in the aftermath, other
 * damage.
 */
export async function tryXwingAttack(page: Page, hand: NaughtyHand): Promise<void> {
  await openXwing(page, 3)
  await acting(page, () => page.locator('[data-tokens=kestrel] [data-gain=focus]').click())
  await goOn(page)
  await measure(page, 'sable', 1)
  await measure(page, 'umber', 3)
  await declare(page)
  await hand.tries()
  await typeSymbols(page, 'cfbb')
  await goOn(page)
  await page.locator('[data-token=ability]').click()
  await hand.tries()
  await page.keyboard.press('Escape')
  await hand.triesIn(() => page.getByRole('button', { name: 'Correct the attack…' }).click())
  await goOnTo(page, 'rollDefense')
  await typeSymbols(page, 'bb')
  await goOnTo(page, 'damage')
  await acting(page, () => page.locator('[data-centre] .plain button').click())
  await page.locator('[data-card=fuelLeak]').check()
  await hand.tries()
  await acting(page, () => page.locator('[data-centre] .plain button').click())
  await hand.tries()
  await page.locator('[data-ship=heron] h3 button').click()
  await hand.triesIn(() => page.getByRole('button', { name: 'Damage…' }).click())
}
