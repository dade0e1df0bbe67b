import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Campaign } from '@shared/campaign/campaign'
import type { CampaignBackup, CampaignList, CallReply, OpenedBattle } from '@shared/ipc/calls'
import type { ExportedFile } from '@shared/ipc/exchange'
import { seededRandom } from '../../src/main/platform/random-source'
import { explored } from '../support/explored'
import type { BuiltHost } from './build-host'
import { buildHost } from './build-host'
import { HostProcess } from './host-process'

const KILLS = explored(20)
/** More would make each life longer without trying anything else. */
const CAMPAIGNS_MAX = 4

let host: BuiltHost
let dataDir: string
beforeAll(async () => {
  host = await buildHost()
  dataDir = await mkdtemp(join(tmpdir(), 'flagship-kill-campaigns-'))
})
afterAll(async () => {
  await host.remove()
  await rm(dataDir, { recursive: true, force: true })
})

describe('a host that is killed while it imports, duplicates, deletes, brings back and plays', () => {
  it('leaves every campaign whole or absent, keeps what it acknowledged, and leaves nothing half made', async () => {
    const random = seededRandom(18)
    const first = new HostProcess(host.file, dataDir)
    const sample = resultOf<Campaign>(await first.ask('campaigns.createSample', { name: 'Sample', system: 'xwing', locale: 'en' }))
    const battleId = sample.battles[0]?.id ?? ''
    const entries = resultOf<OpenedBattle>(await first.ask('battle.open', { campaignId: sample.id, battleId })).entries.length
    const { text } = resultOf<ExportedFile>(await first.ask('export.campaign', { campaignId: sample.id }))
    await first.kill()

    let kept = [sample.id]
    let interrupted = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const process = new HostProcess(host.file, dataDir)
      kept = await whole(process, kept, entries)
      const ask = step(random.face(5), kept, text, sample.id)
      const before = process.lines.length
      for (const [id, [call, args]] of (await ask(process)).entries()) process.send(JSON.stringify({ id, call, args }))
      // Every third dies before it can have answered.
      await wait(kill % 3 === 0 ? 0 : random.face(40))
      await process.kill()
      const answers = process.lines.slice(before).map(line => JSON.parse(line) as CallReply<unknown>)
      if (answers.length === 0) interrupted += 1
      // What was acknowledged as made must be there; what was acknowledged as deleted may be gone.
      const made = answers.flatMap(answer => (answer.ok ? idsIn(answer.result) : []))
      const deleted = answers.flatMap(answer => (answer.ok ? trashedIn(answer.result) : []))
      kept = [...new Set([...kept, ...made])].filter(id => !deleted.includes(id) || made.includes(id))
    }
    const last = new HostProcess(host.file, dataDir)
    await whole(last, kept, entries)
    expect(await last.end()).toBe(0)
    const left = (await readdir(join(dataDir, 'campaigns'))).filter(name => name.startsWith('.'))
    expect(left).toEqual([])
    expect(interrupted, 'kills must come in the middle as well').toBeGreaterThan(0)
  })
})

type Call = readonly [string, object]

/** One thing to do with the campaigns, as calls to be sent at once. */
function step(which: number, kept: readonly string[], text: string, sampleId: string): (process: HostProcess) => Promise<readonly Call[]> {
  const campaignId = kept.at(-1) ?? sampleId
  const isRoomLeft = kept.length < CAMPAIGNS_MAX
  if (which === 1 && isRoomLeft)
    return async process => {
      const bytes = Buffer.from(text)
      const { id } = resultOf<{ id: string }>(await process.ask('import.begin', { bytes: bytes.length }))
      await process.ask('import.piece', { id, data: bytes.toString('base64') })
      await process.ask('import.check', { id })
      return [['import.accept', { id }]]
    }
  if (which === 2 && isRoomLeft) return () => Promise.resolve([['campaigns.duplicate', { campaignId, name: 'Twin' }]])
  if (which === 3)
    return async process => {
      const [copy] = resultOf<readonly CampaignBackup[]>(await process.ask('backups.list', { campaignId: sampleId }))
      return copy === undefined ? [] : [['backups.restore', { campaignId: sampleId, name: copy.name }]]
    }
  if (which === 4 && campaignId !== sampleId) return () => Promise.resolve([['campaigns.remove', { campaignId }]])
  return () => Promise.resolve([['campaigns.edit', { campaignId: sampleId, edit: { type: 'rename', name: 'Renamed' } }]])
}

/** Every campaign that must be there is there and whole. Resolves with all there are: what was not acknowledged may be there, too. */
async function whole(process: HostProcess, kept: readonly string[], entries: number): Promise<string[]> {
  const { campaigns, problems } = resultOf<CampaignList>(await process.ask('campaigns.list'))
  expect(problems).toEqual([])
  const ids = campaigns.map(({ id }) => id)
  const trash = resultOf<readonly { readonly trashId: string }[]>(await process.ask('campaigns.trash')).map(({ trashId }) => trashId)
  for (const id of kept) expect(ids.includes(id) || trash.some(name => name.startsWith(id)), `campaign ${id}`).toBe(true)
  for (const campaignId of ids) {
    const { battles } = resultOf<Campaign>(await process.ask('campaigns.get', { campaignId }))
    expect(battles).toHaveLength(1)
    const opened = resultOf<OpenedBattle>(await process.ask('battle.open', { campaignId, battleId: battles[0]?.id }))
    expect(opened).toMatchObject({ mode: 'writable', damage: null })
    expect(opened.entries).toHaveLength(entries)
    await process.ask('battle.close', { campaignId, battleId: battles[0]?.id })
  }
  return ids
}

function idsIn(result: unknown): readonly string[] {
  const found = Array.isArray(result) ? (result as readonly unknown[]) : [result]
  return found.flatMap(item => {
    if (typeof item !== 'object' || item === null) return []
    if ('campaign' in item) return idsIn(item.campaign)
    return 'id' in item && typeof item.id === 'string' && 'rosters' in item ? [item.id] : []
  })
}

function trashedIn(result: unknown): readonly string[] {
  if (typeof result !== 'object' || result === null || !('trashId' in result)) return []
  return [String(result.trashId).replace(/-\d{8}t\d{6}z$/u, '')]
}

function resultOf<T>(answer: CallReply<unknown> | { readonly ok: boolean; readonly result: unknown }): T {
  if (!answer.ok) throw new Error(JSON.stringify(answer))
  return (answer as { readonly result: T }).result
}
