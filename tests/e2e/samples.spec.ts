import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BattleKey, WireEntry } from '@shared/ipc/calls'
import { sampled } from '../support/explored'
import { ask } from './support/begin'
import { drawn } from './support/look'
import { removeFolder } from './support/remove-folder'
import { firstOf, GAMES, takenIn } from './support/taken-in'
import { startWebApp, type WebApp } from './support/web-app'

const ROOT = join(import.meta.dirname, '..', '..')
/** `npm run guide` makes them anew; otherwise they are compared with what the app makes now. */
const IS_WRITING = process.env['FLAGSHIP_GUIDE'] === 'write'
const BYTES_MAX = { 'report.md': 60_000, 'replay.html': 500_000, 'sheets.pdf': 500_000 } as const

/** An evening in November. */
const BEGAN_MS = Date.UTC(2026, 10, 20, 19)

/** The recorded battle that is shown of each game, of six rounds or more, and what it is called here. */
const BATTLES = {
  'starfinder-armada': { recorded: 'sample-tier-6', name: 'The pass of Kessar' },
  'firestorm-armada': { recorded: 'sample-fleets', name: 'Halcyon Gap' },
  'dystopian-wars': { recorded: 'harsh', name: 'Skerry Sound' },
  xwing: { recorded: 'lenient', name: 'Cinder Lane' },
  'petit-wargame': { recorded: 'house-rules', name: 'Amber Gate' }
} as const

type Game = (typeof GAMES)[number]
const SHOWN = IS_WRITING ? GAMES : sampled(GAMES, 5, 1)
const folderOf = (game: Game): string => join(ROOT, 'docs', 'samples', game)
const committed = (game: Game, file: keyof typeof BYTES_MAX): Buffer => readFileSync(join(folderOf(game), file))

interface Recorded {
  readonly entries: readonly (WireEntry & { readonly command: { readonly name: string } })[]
}

/** The entries of that battle under its name, on that evening. */
function entriesOf(game: Game): readonly WireEntry[] {
  const { recorded, name } = BATTLES[game]
  const text = readFileSync(join(ROOT, 'tests', 'golden', game, `${recorded}.battle.json`), 'utf8')
  const [first] = (JSON.parse(text) as Recorded).entries
  const { entries } = JSON.parse(text.replaceAll(`"name":"${first?.command.name ?? ''}"`, `"name":"${name}"`)) as Recorded
  return entries.map(entry => ({ ...entry, at: BEGAN_MS + entry.at }))
}

/** What remains of a whole battle of each game, for those who want to see it before they play. */
describe('the samples in docs/samples', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'flagship-samples-'))
  let app: WebApp
  let page: Page

  beforeAll(async () => {
    app = await startWebApp({ dataDir })
    page = app.page
    await page.getByRole('heading', { level: 1 }).first().waitFor()
  })
  afterAll(async () => {
    await app.close()
    await removeFolder(dataDir)
  })

  const go = (to: string): Promise<string> => page.evaluate(hash => (location.hash = hash), to)
  const hashOf = async (key: BattleKey): Promise<string> => {
    await ask(page, 'battle.open', key)
    const { hash } = await ask(page, 'battle.hash', key)
    await ask(page, 'battle.close', key)
    return hash
  }

  it.each(SHOWN)('of %s are a report, a replay that comes back as the battle, and sheets', async game => {
    const file = JSON.parse(firstOf(game).toString('utf8')) as { readonly battles: { entries: readonly WireEntry[] }[] }
    for (const battle of file.battles) battle.entries = entriesOf(game)
    const key = await takenIn(page, Buffer.from(JSON.stringify(file)))
    const made = await madeOf(key)
    if (IS_WRITING) {
      mkdirSync(folderOf(game), { recursive: true })
      for (const [name, content] of Object.entries(made)) writeFileSync(join(folderOf(game), name), content)
    }
    for (const [name, most] of Object.entries(BYTES_MAX) as [keyof typeof BYTES_MAX, number][])
      expect(committed(game, name).length, name).toBeLessThanOrEqual(most)
    const told = (content: Buffer): string => content.toString('utf8').replace(/^.*\d{4}.*$/mu, '')
    expect(told(committed(game, 'report.md'))).toBe(told(made['report.md']))
    expect(await hashOf(await takenIn(page, committed(game, 'replay.html')))).toBe(await hashOf(key))
    await go('#/')
  })

  /** The report as Markdown, the replay in one file, and the sheets on A4. */
  async function madeOf({ campaignId, battleId }: BattleKey): Promise<Record<keyof typeof BYTES_MAX, Buffer>> {
    const battle = `#/campaign/${campaignId}/battle/${battleId}`
    await go(`${battle}/report`)
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor()
    const report = await saved('Markdown')
    await go(`${battle}/replay`)
    await page.locator('[data-replay]').waitFor()
    const replay = await saved('Save as one file')
    await go(`${battle}/paper`)
    await page.locator('.sheet:not(.measured)').first().getByRole('img', { name: 'Square 1 of 2' }).waitFor()
    await drawn(page)
    return { 'report.md': report, 'replay.html': replay, 'sheets.pdf': await page.pdf({ preferCSSPageSize: true }) }
  }

  async function saved(name: string): Promise<Buffer> {
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
    return readFileSync(await download.path())
  }
})
