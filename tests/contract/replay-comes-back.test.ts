import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Campaign, SystemId } from '@shared/campaign/campaign'
import type { RuleSystem, Typed } from '@shared/core/engine/rule-system'
import type { CommandEntry } from '@shared/core/log/entry'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { gmReplay } from '@shared/replay/make-replay'
import { packed } from '@shared/replay/packed'
import { EMPTY_BLOCKS, withBlocks } from '@shared/replay/replay-file'
import { hostedSystem } from '@shared/systems/index'
import { exportFiles } from '../../src/main/exchange/export-files'
import { readImportFile } from '../../src/main/exchange/read-import-file'
import { aBattle, aCampaign } from '../kit/campaign'
import { chanceOf, type Chance } from '../support/chance'
import * as dystopian from '../support/dystopian-wars/random-battle'
import { nextCommand as dystopianNext } from '../support/dystopian-wars/whole-battle'
import { explored } from '../support/explored'
import { randomCommand as firestormCommand } from '../support/firestorm-armada/random-battle'
import { randomSetup as firestormSetup } from '../support/firestorm-armada/random-setup'
import { nextCommand as firestormNext } from '../support/firestorm-armada/whole-battle'
import * as petit from '../support/petit-wargame/random-battle'
import { nextCommand as petitNext } from '../support/petit-wargame/whole-battle'
import { playerOf } from '../support/play-with-chance'
import * as starfinder from '../support/random-battle'
import { nextCommand as starfinderNext } from '../support/whole-battle'
import * as xwing from '../support/xwing/random-battle'
import { nextCommand as xwingNext } from '../support/xwing/whole-battle'

/** Battles of each game in full, and the commands tried in each. */
const BATTLES = 200
const COMMANDS = 60
const PAGE = `<!doctype html><body>${EMPTY_BLOCKS}</body>`
const packedText = (text: string): string => gzipSync(text).toString('base64')

interface Generator {
  readonly randomSetup: (chance: Chance) => Typed
  readonly randomCommand: (chance: Chance, state: never) => Typed
  readonly next: (chance: Chance, state: never) => Typed | null
}
const GAMES: Readonly<Record<SystemId, Generator>> = {
  'starfinder-armada': { ...starfinder, next: starfinderNext },
  'firestorm-armada': { randomSetup: firestormSetup, randomCommand: firestormCommand, next: firestormNext },
  'dystopian-wars': { ...dystopian, next: dystopianNext },
  xwing: { ...xwing, next: xwingNext },
  'petit-wargame': { ...petit, next: petitNext }
}

/** Out as a replay in one file, and back as any export comes in. */
describe('a replay', () => {
  let folder: string
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'flagship-replays-'))
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it.each(Object.entries(GAMES))('of %s comes back with the same state', async (id, generator) => {
    const system = hostedSystem(id as SystemId)
    for (let seed = 1; seed <= explored(BATTLES); seed += 1) {
      const { entries, state } = played(system.rules, generator, seed)
      const path = join(folder, 'replay.html')
      const replay = packedText(JSON.stringify(packed(gmReplay(system, entries))))
      await writeFile(path, withBlocks(PAGE, { replay, log: packedText(await exported(id as SystemId, entries)) }))
      const read = await readImportFile(path)
      if (!read.ok || read.value.kind !== 'campaigns') throw new Error(`seed ${String(seed)}: ${JSON.stringify(read)}`)
      const [battle] = read.value.campaigns.flatMap(campaign => campaign.battles)
      const events = (battle?.entries ?? []).flatMap(entry => (entry.kind === 'command' ? entry.events : []))
      expect(canonicalJson(events.reduce(system.rules.evolve, system.rules.initial)), `seed ${String(seed)}`).toBe(canonicalJson(state))
    }
  })

  it.each([
    ['the players’ copy', '', 'players-replay'],
    ['one cut short', packedText('{"flagship":"campaign"}').slice(0, 20), 'inconsistent'],
    ['one that holds something else', packedText('{"flagship":1}'), 'not-flagship'],
    ['one that swells without end', gzipSync(Buffer.alloc(64 * 1024 * 1024)).toString('base64'), 'too-large']
  ])('that is %s is refused in words', async (_what, log, code) => {
    const path = join(folder, 'refused.html')
    await writeFile(path, withBlocks(PAGE, { replay: '', log }))
    expect(await readImportFile(path)).toEqual({ ok: false, error: { code, at: '' } })
  })
})

type Rules = RuleSystem<unknown, Typed, Typed, string>

function played(rules: Rules, { randomSetup, randomCommand, next }: Generator, seed: number) {
  const play = playerOf(rules)
  const chance = chanceOf(seed)
  const entries: CommandEntry<Typed, Typed>[] = []
  let state = rules.initial
  for (let step = 0; step < COMMANDS; step += 1) {
    const dutiful = step > 0 && chance.whole(1, 3) > 1 ? next(chance, state as never) : null
    const command = step === 0 ? randomSetup(chance) : (dutiful ?? randomCommand(chance, state as never))
    const done = play(chance, state, command, entries.length + 1, false)
    if (done.kind === 'refused') continue
    entries.push(done.entry)
    state = done.state
  }
  return { entries, state }
}

/** The battle as the host exports it. */
async function exported(system: SystemId, entries: readonly CommandEntry<Typed, Typed>[]): Promise<string> {
  const campaign = { ...aCampaign(), system, rosters: [], battles: [aBattle('b1')] } as Campaign
  const files = exportFiles({
    clock: { now: () => 1 },
    campaign: () => Promise.resolve(campaign),
    entries: () => Promise.resolve({ entries, isWhole: true })
  })
  return (await files.campaign(campaign.id, 'b1')).text
}
