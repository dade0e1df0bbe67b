import type { Page } from 'playwright-core'
import { isFighting } from '@shared/systems/starfinder-armada/state'
import { chooseAutomation } from './automation'
import { ask, openBattleOf } from './begin'
import { fire, menuAct, onwards, order, prepareOfficer } from './actions'
import type { NaughtyHand } from './naughty-hand'
import { CONCORD, RAIDERS } from './six-armadas'
import { acting, keyOf, stateOf } from './table'

/** A round of Starfinder Armada, up to every step that has a field for words, and to the end of the battle. */
export async function tryStarfinderRound(page: Page, hand: NaughtyHand): Promise<void> {
  await openBattleOf(page, [CONCORD, RAIDERS])
  await onwards(page)
  await onwards(page)
  await prepareOfficer(page, 'cas', 'conjure')
  await hand.tries()
  await page.keyboard.press('Escape')
  await page.locator('[data-plot]').focus()
  await onwards(page)
  await order(page, '3 10')
  while ((await stateOf(page)).fleets.some(fleet => isFighting(fleet) && fleet.movement === 'pending'))
    await acting(page, () => page.keyboard.press('m'))
  await hand.tries()
  await onwards(page)
  await fire(page, 'anvil', 'maw', { rangeHexes: 5 }, '12, 2 2 2')
  await hand.triesIn(() => page.getByRole('button', { name: 'Correct attack 1' }).click())
  await hand.triesIn(async () => {
    await page.keyboard.press('Escape')
    await page.keyboard.press('1')
    await page.keyboard.press('h')
    await page.getByRole('dialog').getByRole('combobox', { name: 'Effect' }).selectOption('modifier')
  })
  // Out of range, which a referee overrules with a reason.
  await chooseAutomation(page, 'referee')
  await page.keyboard.press('1')
  await page.keyboard.press('Shift+Digit1')
  await page.keyboard.type('99')
  await page.locator('[data-centre] .refusal input').waitFor()
  await hand.tries()
  await page.keyboard.press('Escape')
  await chooseAutomation(page, 'assist')
  // Something owed, which is let go with a reason.
  const command = { type: 'correctFleet', fleetId: 'maw', correction: { hp: 1 }, reason: '' }
  await acting(page, async () => void (await ask(page, 'battle.submit', { ...keyOf(page), command })))
  await page.keyboard.press('Escape')
  await page.keyboard.press('x')
  await hand.tries()
  await page.keyboard.press('Escape')
  await menuAct(page, 'end')
  await acting(page, () => page.getByRole('dialog').getByRole('button', { name: 'End the battle here' }).click())
  await hand.tries()
}
