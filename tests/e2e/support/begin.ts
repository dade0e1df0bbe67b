import type { Campaign } from '@shared/campaign/campaign'
import type { CallArgs, CallName, CallResult } from '@shared/ipc/calls'
import { armadaId, fleetId, type DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { Page } from 'playwright-core'
import { atRest } from './at-rest'

/** Shortest time between two calls: a window may make forty per second, and the app needs most of them. */
const BETWEEN_MS = 80
/** A call rejected as too fast is repeated after this time, in milliseconds. */
const AGAIN_MS = 300
const askedAt = new WeakMap<Page, number>()

/** Calls the host through the page's own API. */
export async function ask<N extends CallName>(page: Page, name: N, args: CallArgs<N>): Promise<CallResult<N>> {
  for (;;) {
    const wait = (askedAt.get(page) ?? 0) + BETWEEN_MS - Date.now()
    if (wait > 0) await page.waitForTimeout(wait)
    askedAt.set(page, Date.now())
    const reply = await page.evaluate(([call, given]) => window.flagship.call(call, given), [name, args] as const)
    if (reply.ok) return reply.result as CallResult<N>
    if (reply.error.code !== 'too-fast') throw new Error(`${name}: ${reply.error.code} ${reply.error.detail}`)
    await page.waitForTimeout(AGAIN_MS)
  }
}

/** Opens a battle from any screen, and waits until it is shown. */
export async function goToBattle(page: Page, campaignId: string, battleId: string): Promise<void> {
  await page.evaluate(hash => (location.hash = hash), `#/campaign/${campaignId}/battle/${battleId}`)
  await page.locator(`[data-settled] [data-battle="${battleId}"] [data-plot]`).waitFor()
}

/** The first start of all: Enter fights the first game, here with a table that is set up by hand. */
export async function startSample(page: Page): Promise<void> {
  await page.getByLabel('Set up the table yourself').or(page.getByLabel('Installer la table')).check()
  await page.keyboard.press('Enter')
  await atRest(page)
}

/** An armada of plain capital fleets, allowed even if illegal. */
export function plainArmada(id: string, tier: number, fleets: number): DraftArmada {
  return {
    id: armadaId(id),
    name: id,
    tier,
    officers: [],
    allowIllegal: true,
    fleets: Array.from({ length: fleets }, (_, index) => ({
      id: fleetId(`${id}${String(index + 1)}`),
      name: `${id} ${String(index + 1)}`,
      tier,
      size: 'large',
      fleetClass: 'capital',
      abilities: []
    }))
  }
}

/** A campaign with a battle between two armadas, created by calls, with the battle opened. */
export async function openBattleOf(page: Page, armadas: readonly [DraftArmada, DraftArmada]): Promise<Campaign> {
  const { id } = await ask(page, 'campaigns.create', { name: 'Table', system: 'starfinder-armada' })
  for (const armada of armadas) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster: armada } })
  const sides = armadas.map((armada, index) => ({ sideId: 'AB'.charAt(index), rosterId: armada.id }))
  const { battleId } = await ask(page, 'battle.create', { campaignId: id, name: 'Gap', sides })
  await goToBattle(page, id, battleId)
  return ask(page, 'campaigns.get', { campaignId: id })
}
