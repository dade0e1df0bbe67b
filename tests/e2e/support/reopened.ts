import { expect } from 'vitest'
import { countedHands } from './counted'
import { seqOf } from './table'
import { startWebApp, type WebApp } from './web-app'

/** Starts the app again on its data: one Enter opens the battle that was open, where it was left. */
export async function reopened(app: WebApp, dataDir: string): Promise<WebApp> {
  const seq = await seqOf(app.page)
  await app.close()
  const again = await startWebApp({ dataDir })
  const { page } = again
  const resume = page.getByRole('button', { name: /^Resume/u })
  await resume.first().waitFor()
  const hands = countedHands(page)
  await hands.press('Enter')
  await page.locator('[data-plot]').waitFor()
  expect([await seqOf(page), hands.inputs, again.complaints]).toEqual([seq, 1, []])
  return again
}
