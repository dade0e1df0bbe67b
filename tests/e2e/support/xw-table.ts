import type { BattleState } from '@shared/systems/xwing/model/battle'
import { shipId, squadId, weaponId, type DraftShip, type DraftSquad, type DraftWeapon } from '@shared/systems/xwing/model/squad'
import { NO_TOKENS } from '@shared/systems/xwing/state'
import type { Page } from 'playwright-core'
import { ask, goToBattle } from './begin'
import { acting, next, stateOf } from './table'

/** X-Wing as a game master at the table plays it: dice typed by symbol or tapped. */

const FREE = { charges: 0, payments: [], text: '' } as const

function cannon(id: string): DraftWeapon {
  const reach = { rangeMin: 0, rangeMax: 3, isOrdnance: false, requires: [], requiresText: '', charges: 0, cost: FREE } as const
  return { id: weaponId(id), name: 'Cannons', kind: 'primary', arc: 'front', attack: 3, ...reach }
}

const TORPEDOES: DraftWeapon = {
  ...cannon('torpedoes'),
  name: 'Torpedoes',
  kind: 'special',
  attack: 4,
  rangeMin: 2,
  isOrdnance: true,
  requires: ['lock'],
  charges: 2,
  cost: { charges: 1, payments: [], text: '' }
}

function ship(id: string, initiative: number, more: Partial<DraftShip> = {}): DraftShip {
  const name = id.charAt(0).toUpperCase() + id.slice(1)
  const figures = { agility: 2, hull: 3, shields: 0, tokens: NO_TOKENS, weapons: [cannon(`${id}-cannons`)] }
  return { id: shipId(id), name, initiative, ...figures, ...more }
}

const SQUADS: readonly DraftSquad[] = [
  {
    id: squadId('amber'),
    name: 'Amber Flight',
    ships: [ship('kestrel', 5, { shields: 2, hull: 4, weapons: [cannon('kestrel-cannons'), TORPEDOES] }), ship('heron', 3)],
    attackDiceOwned: null,
    defenseDiceOwned: null,
    allowIllegal: false
  },
  {
    id: squadId('veil'),
    name: 'Iron Veil',
    ships: [ship('sable', 5), ship('umber', 3, { agility: 3 })],
    attackDiceOwned: 3,
    defenseDiceOwned: null,
    allowIllegal: false
  }
]

/**
 * A campaign with a battle of two squads of two ships, created by calls, with the battle opened. Sable falls to one card, unless it has
 * more hull.
 */
export async function openXwing(page: Page, sableHull = 1): Promise<void> {
  const { id } = await ask(page, 'campaigns.create', { name: 'Table', system: 'xwing' })
  const squads = SQUADS.map(squad => ({
    ...squad,
    ships: squad.ships.map(one => (one.id === 'sable' ? { ...one, hull: sableHull } : one))
  }))
  for (const roster of squads) await ask(page, 'campaigns.edit', { campaignId: id, edit: { type: 'saveRoster', roster } })
  const sides = SQUADS.map((squad, index) => ({ sideId: 'AB'.charAt(index), rosterId: squad.id }))
  const { battleId } = await ask(page, 'battle.create', { campaignId: id, name: 'Gap', sides })
  await goToBattle(page, id, battleId)
}

/** The battle on the screen, read from disk. */
export async function xwState(page: Page): Promise<BattleState> {
  return (await stateOf(page)) as unknown as BattleState
}

/** "Next": the first press shows what it will do, the second does it. */
export const goOn = (page: Page): Promise<void> => acting(page, () => next(page))

/** "Next" until the current attack, or its aftermath, is shown. */
export async function goOnTo(page: Page, stage: string | null): Promise<void> {
  for (let i = 0; i < 12; i += 1) {
    if (((await xwState(page)).attacks.at(-1)?.stage ?? null) === stage) return
    await goOn(page)
  }
  throw new Error(`Never came to ${stage ?? 'the end of the attack'}`)
}

/** Dice typed by their symbols, such as "hhcf". */
export async function typeSymbols(page: Page, symbols: string): Promise<void> {
  const field = page.locator('[data-dice-field]')
  await field.fill('')
  await field.pressSequentially(symbols)
  await acting(page, () => page.keyboard.press('Enter'))
}

/** Dice entered by clicking their faces. */
export async function tapSymbols(page: Page, symbols: string): Promise<void> {
  for (const symbol of symbols) await page.locator(`[data-symbol="${symbol}"]`).click()
  await acting(page, () => page.locator('form.prompt button[type=submit]').click())
}

/** The range of an enemy in the front arc of the ship that engages. */
export async function measure(page: Page, enemy: string, range: number): Promise<void> {
  await page.locator(`[data-enemy="${enemy}"] [data-range="front ${String(range)}"]`).check()
}

/** Confirms the measured range, then declares the attack, each with a click. Every window of it is opened. */
export async function declare(page: Page): Promise<void> {
  const button = page.locator('[data-centre] .plain button')
  await acting(page, () => button.click())
  await page.locator('[data-passes-idle]').uncheck()
  await acting(page, () => button.click())
}

/** The faces of the dice of a pool, as displayed. */
export async function facesOf(page: Page, pool: string): Promise<readonly (string | null)[]> {
  return page.locator(`[data-pool="${pool}"] [data-face]`).evaluateAll(all => all.map(one => one.getAttribute('data-face')))
}
