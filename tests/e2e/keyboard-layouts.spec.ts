import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterEach, describe, expect, it } from 'vitest'
import { IS_EACH_TAKEN, sampled } from '../support/explored'
import { atRest } from './support/at-rest'
import { ask } from './support/begin'
import { layoutKeys, type LayoutKeys, type LayoutName } from './support/layout-keys'
import { pointerHand, type PointerHand } from './support/pointer-hand'
import { removeFolder } from './support/remove-folder'
import { keyOf, seqOf } from './support/table'
import { startWebApp, type WebApp } from './support/web-app'
import { WHOLE_ATTACKS } from './support/whole-attacks'
import { MISSING_FOR_X, startXDisplay } from './support/x-display'

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
function typingHand(page: Page, keys: LayoutKeys, typed: (number | string)[]): PointerHand {
  const hand = pointerHand(page, 'click', () => Promise.resolve())
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

const dataDirs: string[] = []
let app: WebApp
afterEach(async () => {
  await app.close()
  for (const dataDir of dataDirs.splice(0)) await removeFolder(dataDir)
})

async function startIn(browserEnv?: Readonly<Record<string, string>>): Promise<Page> {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-layout-'))
  dataDirs.push(dataDir)
  app = await startWebApp({ dataDir, seed: 6, ...(browserEnv === undefined ? {} : { browserEnv }) })
  await app.page.getByRole('heading', { level: 1 }).first().waitFor()
  return app.page
}

/** Plays the attack of a game with these keys, and returns the faces that were typed and those that the log has. */
async function attacked(page: Page, system: string, keys: LayoutKeys): Promise<Readonly<Record<'typed' | 'rolled', readonly unknown[]>>> {
  const whole = WHOLE_ATTACKS[system]
  if (whole === undefined) throw new Error(system)
  await whole.begin(page)
  const from = (await seqOf(page)) + 1
  const typed: (number | string)[] = []
  await whole.attack(typingHand(page, keys, typed), page)
  await expect.poll(() => whole.isMade(page)).toBe(true)
  const entries = await ask(page, 'battle.log', { ...keyOf(page), from })
  const rolled = entries.flatMap(entry => (entry.kind === 'command' ? entry.dice.flatMap(({ faces }) => faces) : []))
  // Symbols stand in the log as the numbers of their faces: of them only the number is compared.
  const isLetters = typed.some(face => typeof face === 'string')
  return isLetters ? { typed: typed.map(() => '?'), rolled: rolled.map(() => '?') } : { typed, rolled }
}

describe.each(sampled(PLAYED, 2, 0))('an attack of %s with dice typed on a keyboard %s', (system, layout) => {
  it('is made with the faces that were meant', async () => {
    const page = await startIn()
    const { typed, rolled } = await attacked(page, system, await layoutKeys(page, layout))
    expect(rolled).toEqual(typed)
  })
})

/** The same through the layouts of a real X server, whose keys no protocol of the browser makes. */
const wanting = [...(IS_EACH_TAKEN ? [] : ['FLAGSHIP_EXPLORE=most']), ...MISSING_FOR_X]
if (wanting.length > 0) process.stderr.write(`Not played on the layouts of a real X server: needs ${wanting.join(', ')}.\n`)

describe.each(wanting.length > 0 ? [] : PLAYED)('an attack of %s on the X layout %s', (system, layout) => {
  it('is made with the faces that were meant', async () => {
    const display = await startXDisplay(layout)
    try {
      const page = await startIn(display.env)
      const { typed, rolled } = await attacked(page, system, await display.keys(page))
      expect(rolled).toEqual(typed)
    } finally {
      display.stop()
    }
  })
})
