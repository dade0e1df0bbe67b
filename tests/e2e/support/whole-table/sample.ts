import type { Page } from 'playwright-core'
import type { SystemId } from '@shared/systems/index'
import { ask } from '../begin'
import type { Claims } from './phones'

/** The sample battle of a game. */
export function beginSample(system: SystemId) {
  return async (page: Page): Promise<{ readonly campaignId: string; readonly battleId: string }> => {
    const { id, battles } = await ask(page, 'campaigns.createSample', { name: 'Whole table', system, locale: 'en' })
    return { campaignId: id, battleId: battles[0]?.id ?? '' }
  }
}

/** Of the ships of a side every player of the four takes each fourth; who finds none looks on. */
export function everyFourth(nth: number): Claims {
  return { kind: /ships/iu, isMeant: row => row % 4 === nth % 4 }
}
