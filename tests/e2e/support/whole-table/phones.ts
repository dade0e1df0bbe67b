import type { Browser, BrowserContext, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Bridge, HostMessage } from '@shared/stations/messages'
import { TIMEOUTS } from '../../../support/timeouts'
import { PHONE } from '../guide-players'

/** A phone of a player, with all that was ever sent to it. */
export interface PlayerPhone {
  readonly name: string
  readonly sideId: string
  readonly page: Page
  readonly context: BrowserContext
  readonly frames: readonly string[]
  readonly complaints: readonly string[]
  /** What it may do, as it was last told; null before it has a seat. */
  bridge(): Bridge | null
}

/** A phone with its browser open, not yet at the table. */
export async function newPhone(browser: Browser, name: string, sideId: string): Promise<PlayerPhone> {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-GB' })
  context.setDefaultTimeout(TIMEOUTS.visibleMs)
  const page = await context.newPage()
  const frames: string[] = []
  const complaints: string[] = []
  let bridge: Bridge | null = null
  page.on('websocket', socket =>
    socket.on('framereceived', ({ payload }) => {
      const text = String(payload)
      frames.push(text)
      const message = JSON.parse(text) as HostMessage
      if (message.kind === 'bridge') bridge = message
    })
  )
  page.on('pageerror', error => complaints.push(String(error)))
  return { name, sideId, page, context, frames, complaints, bridge: () => bridge }
}

/** Asks to join with the link of the code, until two letters are shown. */
export async function askToJoin({ page, name }: PlayerPhone, link: string): Promise<void> {
  await page.goto(link)
  await page.locator('input').nth(1).fill(name)
  await page.locator('[type=submit]').tap()
  await page.locator('.match').waitFor()
}

/** The letters it shows now; null once it asks no longer. */
export async function lettersOf({ page }: PlayerPhone): Promise<string | null> {
  const [shown] = await page.locator('.match').allInnerTexts()
  return shown?.replaceAll(/\s/gu, '') ?? null
}

export interface Claims {
  readonly kind: RegExp
  /** Whether the claim at this place of the list is meant. */
  readonly isMeant: (nth: number) => boolean
}

/** Claims of one kind, by the place in the list; what others have is left to them. */
export async function claim({ page }: PlayerPhone, { kind, isMeant }: Claims): Promise<void> {
  const rows = page.locator('.claim')
  await rows.first().waitFor()
  const tab = page.locator('.kinds label', { hasText: kind })
  if ((await tab.count()) > 0) await tab.tap()
  for (let i = 0; i < (await rows.count()); i += 1) {
    const box = rows.nth(i).locator('input')
    if (isMeant(i) && (await box.count()) > 0) await box.tap()
  }
  await page.locator('.acts .go').tap()
  await page.locator('.seat').waitFor()
}

/**
 * Opens an offer on the bridge and proposes it with the values that stand there; false where the battle moved on and took it away. Presses
 * that do not wait: what is gone does not come back.
 */
export async function propose(phone: PlayerPhone, offerId: string): Promise<boolean> {
  const { page } = phone
  const isListed = (): boolean => phone.bridge()?.offers.some(({ id }) => id === offerId) === true
  await pressed(page, 'header .back')
  for (const selector of [`[data-offer="${offerId}"]`, '[data-propose]']) {
    if (selector === '[data-propose]') await measure(page)
    await expect.poll(async () => !isListed() || (await page.locator(selector).count()) > 0).toBe(true)
    if (!(await pressed(page, selector))) return false
  }
  return true
}

/** Measures what begins with nothing, one step up from there. */
async function measure(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const raise of document.querySelectorAll<HTMLElement>('[data-measure] button:last-child')) raise.click()
  })
}

async function pressed(page: Page, selector: string): Promise<boolean> {
  return page.evaluate(one => {
    const found = document.querySelector<HTMLElement>(one)
    found?.click()
    return found !== null
  }, selector)
}

/** Taps the faces of the dice that are due, one key after the other, and sends them. */
export async function sendDice({ page }: PlayerPhone, first: number): Promise<void> {
  const send = page.locator('[data-send]')
  if ((await send.count()) === 0) await page.locator('.acts .go').tap()
  await send.waitFor()
  const keys = page.locator('.pad button:not(.back)')
  const count = await keys.count()
  for (let i = first; await send.isDisabled(); i += 1) await keys.nth(i % count).tap()
  await send.tap()
}
