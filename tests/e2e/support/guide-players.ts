import type { Page } from 'playwright-core'
import { TIMEOUTS } from '../../support/timeouts'
import { ask } from './begin'
import { atRest } from './at-rest'
import type { WebApp } from './web-app'

/** A phone upright, in CSS pixels. */
export const PHONE = { width: 390, height: 844 } as const
type Show = (name: string, from: Page, size: { readonly width: number; readonly height: number }) => Promise<void>

/** The panel of the player screen while players see the battle, and the phone of one of them, let in and seated. */
export async function showPlayers(
  { page, browser }: WebApp,
  locale: string,
  size: { readonly width: number; readonly height: number },
  show: Show
): Promise<void> {
  await atRest(page)
  await page.keyboard.press('Shift+p')
  const screen = page.locator('[data-panel="battle.screen"]')
  await screen.locator('[data-show=battle]').click()
  await screen.locator('[data-thumbnail] [data-side]').first().waitFor()
  await show('player-screen', page, size)
  await screen.press('Escape')
  await screen.waitFor({ state: 'detached' })

  await page.keyboard.press('q')
  const panel = page.locator('[data-panel="battle.stations"]')
  await panel.locator('input[value="127.0.0.1"]').check()
  await panel.locator('[type=submit]').first().click()
  await panel.locator('[data-join-guide]').waitFor()
  const { open } = await ask(page, 'stations.state', {})
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, isMobile: true, locale, colorScheme: 'dark' })
  try {
    context.setDefaultTimeout(TIMEOUTS.visibleMs)
    const phone = await context.newPage()
    await phone.goto(`http://${open?.host ?? ''}/#${open?.code ?? ''}`)
    await phone.locator('input').nth(1).fill('Mara')
    await phone.locator('[type=submit]').tap()
    await phone.locator('.match').waitFor()
    await panel.locator('[data-join-request] button').first().click()
    await phone.locator('.claim input').first().waitFor()
    await phone.locator('.claim', { hasText: /Oduya/u }).locator('input').tap()
    await phone.locator('.go').tap()
    await phone.locator('.seat').waitFor()
    await show('phone', phone, PHONE)
  } finally {
    await context.close()
  }
  await ask(page, 'stations.close', {})
  await panel.press('Escape')
  await panel.waitFor({ state: 'detached' })
}
