import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { sampled } from '../support/explored'
import { atRest } from './support/at-rest'
import { ask } from './support/begin'
import { layoutKeys, type LayoutName } from './support/layout-keys'
import { pointerHand, type PointerHand } from './support/pointer-hand'
import { removeFolder } from './support/remove-folder'
import { keyOf, seqOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { WHOLE_ATTACKS } from './support/whole-attacks'

/** Each game on a keyboard of its own; X-Wing, whose dice are letters, on those that have letters elsewhere. */
const PLAYED: readonly (readonly [system: string, layout: LayoutName])[] = [
  ['firestorm-armada', 'be'],
  ['xwing', 'ru'],
  ['dystopian-wars', 'bepo'],
  ['petit-wargame', 'fr'],
  ['xwing', 'bepo'],
  ['starfinder-armada', 'us']
]

/** A hand that points, and types dice on this keyboard from wherever the focus is, by turns without Shift and as digits are printed. */
async function typingHand(page: Page, layout: LayoutName, typed: (number | string)[]): Promise<PointerHand> {
  const hand = pointerHand(page, 'click', () => Promise.resolve())
  const keys = await layoutKeys(page, layout)
  return {
    get presses() {
      return hand.presses
    },
    press: selector => hand.press(selector),
    async dice(...faces) {
      typed.push(...faces)
      await atRest(page)
      await page.locator('form.prompt').locator('visible=true').waitFor()
      // Letters are acts of the table; in the field they are faces.
      await page.locator(typeof faces[0] === 'string' ? '[data-centre] [data-dice-field]' : '[data-plot]').focus()
      for (const [nth, face] of faces.entries()) {
        if (typeof face === 'string') await keys.letters(face)
        else await (nth % 2 === 0 ? keys.plain(String(face)) : keys.printing(String(face)))
        if (typeof face === 'number' && nth < faces.length - 1) await page.keyboard.press('Space')
      }
      await page.keyboard.press('Enter')
      await atRest(page)
    }
  }
}

describe.each(sampled(PLAYED, 2, 0))('an attack of %s with dice typed on a keyboard %s', (system, layout) => {
  let dataDir = ''
  let app: WebApp
  afterEach(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it('is made with the faces that were meant', async () => {
    dataDir = mkdtempSync(join(tmpdir(), 'flagship-layout-'))
    app = await startWebApp({ dataDir, seed: 6 })
    const { page } = app
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    const whole = WHOLE_ATTACKS[system]
    if (whole === undefined) throw new Error(system)
    await whole.begin(page)
    const from = (await seqOf(page)) + 1
    const typed: (number | string)[] = []
    await whole.attack(await typingHand(page, layout, typed), page)
    await expect.poll(() => whole.isMade(page)).toBe(true)
    const entries = await ask(page, 'battle.log', { ...keyOf(page), from })
    const rolled = entries.flatMap(entry => (entry.kind === 'command' ? entry.dice.flatMap(({ faces }) => faces) : []))
    // Symbols stand in the log as the numbers of their faces.
    const isLetters = typed.some(face => typeof face === 'string')
    expect(isLetters ? rolled.length : rolled).toEqual(isLetters ? typed.length : typed)
  })
})
