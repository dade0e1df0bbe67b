import type { Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { CallArgs, CallName, CallResult, WireCommand } from '@shared/ipc/calls'
import type { StationsState } from '@shared/ipc/stations'
import { TIMEOUTS } from '../../../support/timeouts'
import { atRest } from '../at-rest'
import { ask } from '../begin'
import { keyOf } from '../table'
import { askToJoin, claim, lettersOf, sendDice, type Claims, type PlayerPhone } from './phones'

/** The panel of the table of phones, open at the game master's. */
export const panelOf = (page: Page): Locator => page.locator('[data-panel="battle.stations"]')

export const call = <N extends CallName>(page: Page, name: N, args: CallArgs<N>): Promise<CallResult<N>> => ask(page, name, args)
export const tableOf = (page: Page): Promise<StationsState> => call(page, 'stations.state', {})

/** Opens the panel and, on this computer alone, the table. Returns the link of its code. */
export async function openTable(page: Page): Promise<string> {
  await atRest(page)
  await page.keyboard.press('q')
  await panelOf(page).locator('input[value="127.0.0.1"]').check()
  await panelOf(page).locator('[type=submit]').first().click()
  await panelOf(page).locator('[data-table-code]').waitFor()
  return (await tableOf(page)).open?.link ?? ''
}

/** All of them ask at once; each is let in by one press, beside the letters its phone shows, and claims. */
export async function joinAll(page: Page, phones: readonly PlayerPhone[], link: string, claims: (nth: number) => Claims): Promise<void> {
  await Promise.all(phones.map(phone => askToJoin(phone, link)))
  const { open } = await tableOf(page)
  // The game master has one pointer.
  for (const phone of phones) {
    const side = open?.sides.find(({ sideId }) => sideId === phone.sideId)?.name ?? ''
    await expect.poll(() => admit(page, phone, side)).toBe(true)
  }
  await Promise.all(phones.map((phone, nth) => claim(phone, claims(nth))))
  await panelOf(page).press('Escape')
}

/** Lets a phone in where the letters at the game master's are those it shows. */
async function admit(page: Page, phone: PlayerPhone, side: string): Promise<boolean> {
  const letters = await lettersOf(phone)
  if (letters === null) return true
  const request = panelOf(page)
    .locator('[data-join-request]', { hasText: phone.name })
    .filter({ has: page.getByText(letters, { exact: true }) })
  const seen = await request
    .getByRole('button', { name: side })
    .click({ timeout: TIMEOUTS.pressMs })
    .then(
      () => true,
      () => false
    )
  return seen && (await lettersOf(phone)) === null
}

/** What waits for the game master, beside what is owed. */
export const queueOf = (page: Page): Locator => page.locator('[data-queue]')

/** Answers the proposal of this phone by a key, which leads to its dice, and takes those its player sends by another. */
export async function answer(page: Page, phone: PlayerPhone, proposal: string, key: 'y' | 'Shift+Y' | 'x'): Promise<void> {
  // In a field for words, where the table may ask for some, Q is a letter.
  await page.locator('[data-plot]').focus()
  if ((await queueOf(page).count()) === 0) await page.keyboard.press('q')
  await queueOf(page).press(key)
  await expect.poll(() => phone.bridge()?.proposals.find(one => one.id === proposal)?.state).not.toBe('sent')
  let told = ''
  for (let roll = 0; (await pendingOf(page)) !== null; roll += 1) {
    await expect.poll(() => phone.bridge()?.asks[0]?.id ?? told).not.toBe(told)
    told = phone.bridge()?.asks[0]?.id ?? ''
    const field = page.locator('[data-centre] [data-dice-field]').first()
    await field.waitFor()
    await sendDice(phone, roll)
    await page.locator('[data-phone-dice]').waitFor()
    await field.press('Enter')
    await expect.poll(() => phone.bridge()?.asks[0]?.id).not.toBe(told)
  }
}

const pendingOf = async (page: Page): Promise<unknown> => (await call(page, 'battle.open', keyOf(page))).pending

/** Something only the game master does; what the rules have against it is overruled. */
export async function direct(page: Page, command: WireCommand): Promise<void> {
  const key = keyOf(page)
  const refusals: string[] = []
  for (;;) {
    const overruling = refusals.length === 0 ? {} : { overruling: { refusals, reason: '' } }
    const result = await call(page, 'battle.submit', { ...key, command, roll: true, ...overruling })
    if (result.kind !== 'refused') return
    refusals.push(result.refusal)
  }
}
