import type { Page } from 'playwright-core'
import type { NaughtyHand } from './naughty-hand'
import { beginPwBattle, give, placeAll, rolls, shipNamed } from './pw-table'

/** Petit Wargame: tokens drawn from a bag, every correction from the racks, and a reason for the GM's acts outside the rules. */
export async function tryPetitTurn(page: Page, hand: NaughtyHand): Promise<void> {
  await beginPwBattle(page, { 'pw.scoreTables': 'built' })
  await page.getByRole('checkbox', { name: 'Drawn from a bag' }).check()
  await hand.tries()
  await beginPwBattle(page)
  await placeAll(page)
  await hand.tries()
  const corrections = page.locator('.rack button[title]')
  for (const one of [corrections.nth(0), corrections.nth(1)]) await hand.triesIn(() => one.click())
  await rolls(page, [6], [1])
  const [vigil, kestrel] = [await shipNamed(page, 'Vigil'), await shipNamed(page, 'Kestrel')]
  await give(page, { type: 'activateSquadron', squadronId: vigil.squadronId })
  await give(page, { type: 'attemptDetection', shipId: vigil.id, detector: 'W', targetId: kestrel.id })
  await page.getByRole('button', { name: 'Take the detector back' }).click()
  await hand.tries()
}
