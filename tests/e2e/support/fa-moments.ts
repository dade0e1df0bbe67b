import type { Page } from 'playwright-core'
import { act, lastRolls, openFleets } from './fa-table'

/** Moments of a battle of Firestorm Armada between the sample fleets, each on from the one before. */

export async function toCards(page: Page): Promise<void> {
  await openFleets(page, { 'fa.critTable': 'optionalHardback' })
  await act(page, 'n', 'n')
}

/** To the first activation. */
export async function toActivations(page: Page): Promise<void> {
  await toCards(page)
  await act(page, 'Enter')
  await act(page, 'Enter')
  await act(page, 'n', 'n')
  await lastRolls(page, '6 6, 1 1')
  await act(page, 'n', 'n')
}

/** The three ships of Lanternbearers act. */
export async function activated(page: Page): Promise<void> {
  await toActivations(page)
  await act(page, '2')
}

/** They have moved. */
export async function moved(page: Page): Promise<void> {
  await activated(page)
  for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
}
