import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { BattleKey, CallReply, OpenedBattle, SubmitResult, WireEntry } from '@shared/ipc/calls'
import type { Roster } from '@shared/systems'
import type { DraftArmada } from '@shared/systems/starfinder-armada/model/design'
import type { Campaign } from '@shared/campaign/campaign'
import { systemOf } from '@shared/systems/index'
import { Timeline } from '@shared/core/log/timeline'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { createHash } from 'node:crypto'
import { seededRandom } from '../../src/main/platform/random-source'
import { explored } from '../support/explored'
import { buildHost, type BuiltHost } from './build-host'
import { HostProcess } from './host-process'
import { after, afterAcknowledged, randomAsk, sameAs, type Ask, type Model } from './kill-model'

const KILLS = explored(60)
/** One kill in this many happens while the host opens the battle. */
const DIES_OPENING = 6
const ASKS_PER_LIFE = 60

let host: BuiltHost
let dataDir: string
beforeAll(async () => {
  host = await buildHost()
  dataDir = await mkdtemp(join(tmpdir(), 'flagship-kill-'))
})
afterAll(async () => {
  await host.remove()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a host that is killed again and again during play', () => {
  it('loses nothing it acknowledged, opens every time and gives the waiting dice back', async () => {
    const random = seededRandom(2026)
    const { key, fleetIds } = await begun()
    let model: Model | null = null
    let acknowledged: readonly WireEntry[] = []
    let unanswered: readonly Ask[] = []
    let survived = 0
    for (let kill = 0; kill <= KILLS; kill += 1) {
      const process = new HostProcess(host.file, dataDir)
      const opening = process.tell(line('battle.open', key))
      if (kill % DIES_OPENING === DIES_OPENING - 1) {
        opening.catch(() => undefined)
        await wait(random.face(200))
        await process.kill()
        continue
      }
      const opened = resultOf<OpenedBattle>(await opening)
      expect(opened).toMatchObject({ mode: 'writable', damage: null })
      expect(opened.entries.map(({ seq }) => seq)).toEqual(opened.entries.map((_, index) => index + 1))
      expect(opened.entries.slice(0, acknowledged.length)).toEqual(acknowledged)
      expect(opened.wasInterrupted).toBe(true)
      const found: Model = { seq: opened.entries.length, pending: opened.pending }
      if (model !== null) expectOneOf(found, model, unanswered)
      if (kill === KILLS) {
        await expectSoundState(process, key, opened.entries)
        break
      }

      const asks = Array.from({ length: ASKS_PER_LIFE }, () => randomAsk(random, key, fleetIds))
      const before = process.lines.length
      for (const { call, args } of asks) process.send(line(call, args))
      // Counted in answers, not in milliseconds: the next call is then in progress, however slow the machine.
      await process.wrote(before + random.face(ASKS_PER_LIFE) - 1)
      await process.kill()
      const answers = process.lines.slice(before).map(text => JSON.parse(text) as CallReply<unknown>)
      survived += answers.length
      acknowledged = [...opened.entries, ...answers.flatMap(entryOf)]
      model = answers.reduce<Model>((now, answer, index) => afterAcknowledged(now, asks[index], answer), found)
      unanswered = asks.slice(answers.length)
    }
    // If the host were always killed before it did anything, or never in the middle, this would prove little.
    expect(survived).toBeGreaterThan(KILLS)
    expect(survived).toBeLessThan(KILLS * ASKS_PER_LIFE)
  })
})

/** A sample battle in the helm phase, where the order of movement asks for two rolls. */
async function begun(): Promise<{ readonly key: BattleKey; readonly fleetIds: readonly string[] }> {
  const process = new HostProcess(host.file, dataDir)
  const campaign = resultOf<Campaign>(
    await process.tell(line('campaigns.createSample', { name: 'Sample', system: 'starfinder-armada', locale: 'en' }))
  )
  const key = { campaignId: campaign.id, battleId: campaign.battles[0]?.id ?? '' }
  for (let step = 0; step < 3; step += 1) await process.ask('battle.submit', { ...key, command: { type: 'advancePhase' }, roll: true })
  await process.kill()
  return {
    key,
    fleetIds: (campaign.rosters as readonly Roster[] as readonly DraftArmada[]).flatMap(({ fleets }) => fleets.map(({ id }) => id))
  }
}

/** The state found is the acknowledged one, possibly followed by some of the calls right after it, in order. */
function expectOneOf(found: Model, model: Model, unanswered: readonly Ask[]): void {
  let possible = model
  for (const ask of unanswered) {
    if (sameAs(found, possible)) return
    possible = after(possible, ask)
  }
  if (!sameAs(found, possible)) throw new Error(`Found ${JSON.stringify(found)}, acknowledged ${JSON.stringify(model)}`)
}

/** The state equals the one from folding the log separately. */
async function expectSoundState(process: HostProcess, key: BattleKey, entries: readonly WireEntry[]): Promise<void> {
  const rules = systemOf('starfinder-armada')
  const { state } = Timeline.restore(rules.initial, (before: unknown, event) => rules.evolve(before, event), entries, null)
  const hash = createHash('sha256').update(canonicalJson(state)).digest('hex')
  expect((await process.ask('battle.hash', key)).result).toEqual({ seq: entries.length, hash })
  expect(await process.end()).toBe(0)
}

function entryOf(answer: CallReply<unknown>): readonly WireEntry[] {
  if (!answer.ok) return []
  const result = answer.result as SubmitResult | WireEntry | null
  if (result === null) return []
  if (result.kind === 'done') return [result.entry]
  return result.kind === 'undo' || result.kind === 'redo' ? [result] : []
}

function resultOf<T>(text: string): T {
  const answer = JSON.parse(text) as CallReply<T>
  if (!answer.ok) throw new Error(text)
  return answer.result
}

function line(call: string, args: unknown): string {
  return JSON.stringify({ id: 0, call, args })
}
