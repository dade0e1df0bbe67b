import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ask, goToBattle } from '../support/begin'
import { PICTURES } from '../support/look'
import { tryDystopianAttack } from '../support/naughty-dystopian'
import { tryFirestormTurn } from '../support/naughty-firestorm'
import { NASTY, naughtyHand, paste, standInLog } from '../support/naughty-hand'
import { tryPetitTurn } from '../support/naughty-petit'
import { tryXwingAttack } from '../support/naughty-xwing'
import { removeFolder } from '../support/remove-folder'
import { acting } from '../support/table'
import { sampled } from '../../support/explored'
import { TEXT_FIELDS } from '../support/text-fields'
import { startWebApp, type WebApp } from '../support/web-app'

/** Fields that appear in the middle of an attack, a phase or a turn. */
const MIDDLE = {
  'firestorm-armada': tryFirestormTurn,
  'dystopian-wars': tryDystopianAttack,
  xwing: tryXwingAttack,
  'petit-wargame': tryPetitTurn
}
const OTHERS = sampled(['firestorm-armada', 'dystopian-wars', 'xwing', 'petit-wargame'] as const, 4, 1)

describe('the naughty strings in the other games', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-naughty-'))
  let app: WebApp
  let page: Page
  const dialogs: string[] = []
  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 9 })
    page = app.page
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await page.screenshot({ path: join(PICTURES, `naughty-${task.id}.png`) })
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(OTHERS)('stand as typed in every field: %s', async system => {
    const { id, rosters, battles } = await ask(page, 'campaigns.createSample', { name: 'Table', system, locale: 'en' })
    const go = (place: string): Promise<string> => page.evaluate(to => (location.hash = to), `#/campaign/${id}/${place}`)
    const hand = naughtyHand(page, TEXT_FIELDS[system], TEXT_FIELDS.shared)
    await go(`roster/${rosters[0]?.id ?? ''}`)
    await page
      .getByRole('textbox', { name: /^Name of the/u })
      .first()
      .waitFor()
    await hand.tries()
    for (const fold of await page.locator('.fold').all()) {
      await fold.click()
      await hand.tries()
    }
    for (const row of (await page.getByRole('row').all()).slice(1, 5)) {
      await row.click()
      await hand.tries()
    }
    await go(`battle/${battles[0]?.id ?? ''}`)
    const corrections = page.getByRole('button', { name: /^Correct / })
    await corrections.first().waitFor()
    for (const one of await corrections.all()) await hand.triesIn(() => one.click())
    const more = page.getByRole('button', { name: 'More', exact: true })
    await more.click()
    const acts = await page.locator('[data-act]').evaluateAll(all => all.map(one => one.getAttribute('data-act') ?? ''))
    expect(acts).toEqual(expect.arrayContaining(['history', 'rulings', 'reinforce']))
    await page.keyboard.press('Escape')
    // Report, replay and printed sheets are screens of their own, without fields.
    for (const act of acts.filter(one => !['report', 'replay', 'paper'].includes(one) && !one.startsWith('won-')))
      await hand.triesIn(async () => {
        await more.click()
        await page.locator(`[data-act="${act}"]`).click()
      })
    await MIDDLE[system](page, hand)
    expect(hand.fields()).toEqual([...TEXT_FIELDS[system]].sort())
  })

  it.each(OTHERS)('are written down as names and reasons, and stand so in the log: %s', async system => {
    const { id, battles } = await ask(page, 'campaigns.createSample', { name: 'Table', system, locale: 'en' })
    await goToBattle(page, id, battles[0]?.id ?? '')
    const dialog = page.getByRole('dialog')
    for (const text of NASTY) {
      await page
        .getByRole('button', { name: /^Correct / })
        .first()
        .click()
      for (const fold of await dialog.locator('summary').all()) await fold.click()
      await paste(dialog.getByLabel(/^\s*Name\s*$/u), text)
      await paste(dialog.getByLabel('Reason, for the log'), text)
      await acting(page, () => dialog.getByRole('button', { name: 'Apply' }).click())
    }
    await standInLog(page, NASTY, 80)
  })

  it('did nothing else: no window, no violation of the policy', () => {
    expect(dialogs).toEqual([])
    expect(app.complaints).toEqual([])
  })
})
