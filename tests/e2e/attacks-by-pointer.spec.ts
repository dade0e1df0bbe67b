import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { atRest } from './support/at-rest'
import { PICTURES, axe } from './support/look'
import { pointerHand } from './support/pointer-hand'
import { removeFolder } from './support/remove-folder'
import { hashOf, seqOf } from './support/table'
import { smallTargets } from './support/targets'
import type { WebApp } from './support/web-app'
import { startWebApp } from './support/web-app'
import { WHOLE_ATTACKS } from './support/whole-attacks'

const TABLET = { width: 820, height: 1180 }
/** How many presses a whole attack may take; the faces of dice are not counted. */
const PRESSES = 8
/** For work on one game: `ATTACK_ONLY=xwing`. */
const ONLY = process.env['ATTACK_ONLY'] ?? ''

const ASKED = Object.entries(WHOLE_ATTACKS).filter(([system]) => system.includes(ONLY))

describe.each(sampled(ASKED, 5, 0))('a whole attack of %s', (system, whole) => {
  let dataDir = ''
  let app: WebApp
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await app.page.screenshot({ path: join(PICTURES, `attack-${system}-${task.name.slice(0, 8)}.png`) })
    await app.close()
    await removeFolder(dataDir)
  })

  it.each([
    ['by touch, its real dice tapped', true],
    ['by the mouse alone', false]
  ] as const)('%s', async (_, hasTouch) => {
    dataDir = mkdtempSync(join(tmpdir(), 'flagship-pointer-'))
    app = await startWebApp({ dataDir, seed: 6, hasTouch })
    const { page } = app
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await whole.begin(page)
    if (hasTouch) await page.setViewportSize(TABLET)
    const small = new Set<string>()
    const hand = pointerHand(page, hasTouch ? 'tap' : 'click', async () => {
      if (hasTouch) for (const one of await smallTargets(page)) small.add(one)
    })
    await whole.attack(hand, page)
    await expect.poll(() => whole.isMade(page)).toBe(true)
    expect(hand.presses).toBeLessThanOrEqual(PRESSES)
    if (!hasTouch && whole.group !== undefined) await takesBackTheGroup(page, whole.group)
    expect([[...small], await axe(page), app.complaints]).toEqual([[], [], []])
  })
})

/** The log undoes the whole group in one press, and redoes it in another. */
async function takesBackTheGroup(page: Page, group: string): Promise<void> {
  const before = await hashOf(page)
  await page.setViewportSize({ width: 1366, height: 1600 })
  const settled = await seqOf(page)
  await page.locator(`.pane.log [data-undo-group="${group}"]`).click()
  await atRest(page, settled + 1)
  expect((await hashOf(page)).hash).not.toBe(before.hash)
  await page.locator('.pane.log [data-redo-group]').click()
  await expect.poll(async () => (await hashOf(page)).hash).toBe(before.hash)
}
