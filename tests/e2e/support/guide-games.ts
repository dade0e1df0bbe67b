import type { Page } from 'playwright-core'
import type { Locale } from '@shared/kernel/locale'
import { messagesOf } from '../../support/messages'
import { ask } from './begin'
import { act, keys, lastRolls } from './fa-table'
import { rolls as pwRolls, typePlace } from './pw-table'
import { acting, next } from './table'
import { declare, goOn, measure, xwState } from './xw-table'
import { pickFrom } from './pick'

/** Where the four squadrons of Petit Wargame are set up, as the table counts. */
const PLACES = [
  [13, 15, 15],
  [10, 18, 14],
  [20, 14, 16],
  [22, 18, 14]
] as const

/** Takes a screenshot of the present screen for the guide, under this name. */
export type Show = (name: string) => Promise<void>

/** How far each sample battle is played for its picture. Starfinder's is what the rest of the guide follows. */
const BATTLES = [
  { system: 'firestorm-armada', play: showFirestorm },
  { system: 'dystopian-wars', play: showDystopian },
  { system: 'xwing', play: showXwing },
  { system: 'petit-wargame', play: showPetitWargame }
] as const

/** A battle and a builder of every other game, from its sample. */
export async function showGames(page: Page, language: Locale, show: Show): Promise<void> {
  const messages = messagesOf(language)
  for (const { system, play } of BATTLES) {
    const name = messages.get(`campaigns.sample.name.${system}`) ?? ''
    const { id, battles, rosters } = await ask(page, 'campaigns.createSample', { name, system, locale: language })
    await goTo(page, `#/campaign/${id}/battle/${battles[0]?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    await play(page)
    await show(`${system}-battle`)
    await goTo(page, `#/campaign/${id}/roster/${rosters[0]?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor({ state: 'detached' })
    await page.getByRole('heading', { level: 1 }).waitFor()
    await show(`${system}-builder`)
  }
}

const goTo = (page: Page, hash: string): Promise<string> => page.evaluate(to => (location.hash = to), hash)

/** Two squadrons in range, and the dice of a shot typed. */
async function showFirestorm(page: Page): Promise<void> {
  await act(page, 'n', 'n')
  await act(page, 'Enter')
  await act(page, 'Enter')
  await act(page, 'n', 'n')
  await lastRolls(page, '6 6, 1 1')
  await act(page, 'n', 'n')
  await act(page, '2')
  for (let ship = 0; ship < 3; ship += 1) await act(page, 'Enter')
  await keys(page, 'Shift+Digit1', '1', '2', 'ArrowUp', 'ArrowUp', 'ArrowUp', '2', 'l')
  await typedAndTaken(page, '6 6 4 2')
}

/** A squadron declares a shot, and its dice are typed. */
async function showDystopian(page: Page): Promise<void> {
  await acting(page, () => page.keyboard.press('1'))
  await keys(page, 'Shift+Digit1', '1', '1', '1')
  await acting(page, () => page.keyboard.press('Enter'))
  await acting(page, () => next(page))
  await typedAndTaken(page, '6 5 5 4 3 2 2 1')
}

/** Attack dice that lie on the table, and tokens to change them with. */
async function showXwing(page: Page): Promise<void> {
  const { ships } = await xwState(page)
  const [attacker = '', , , defender = ''] = ships.map(ship => ship.id)
  await acting(page, () => page.locator(`[data-tokens="${attacker}"] [data-gain=focus]`).click())
  await acting(page, () => pickFrom(page.locator(`[data-tokens="${attacker}"] [data-lock]`), { value: defender }))
  await goOn(page)
  await measure(page, defender, 1)
  await declare(page)
  await page.locator('[data-plot]').focus()
  await page.keyboard.type('hfbb')
  await acting(page, () => page.keyboard.press('Enter'))
  await goOn(page)
}

/** The board, with a squadron about to move. */
async function showPetitWargame(page: Page): Promise<void> {
  await pwRolls(page, [5], [2])
  for (const [x, y, z] of PLACES) await acting(page, () => typePlace(page, x, y, z))
  await pwRolls(page, [6], [1])
  await page.keyboard.press('1')
  await acting(page, () => page.locator('[data-centre] .plain [data-enter]').click())
  await acting(page, () => next(page))
  await page.keyboard.press('1')
  await page.keyboard.press('b')
  await keys(page, 'Home', 'ArrowRight', 'PageUp')
}

/** Faces in their field, which now say what they do. */
async function typedAndTaken(page: Page, faces: string): Promise<void> {
  await page.locator('[data-centre] [data-dice-field]').fill(faces)
  await page.locator('form.prompt button[type=submit][aria-disabled=false]').waitFor()
}
