import { copyFile, mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { ok } from '@shared/kernel/result'
import type { Campaign } from '@shared/campaign/campaign'
import type { CampaignBackup, CampaignList, CallReply, OpenedBattle } from '@shared/ipc/calls'
import type { ExportedFile } from '@shared/ipc/exchange'
import { seededRandom } from '../../src/main/platform/random-source'
import { peekCampaign } from '../../src/main/store/campaign/campaign-file'
import { nodeDisk } from '../../src/main/store/disk/node-disk'
import { locate } from '../../src/main/store/location/location'
import { explored } from '../support/explored'
import { buildHost, type BuiltHost } from './build-host'
import { HostProcess } from './host-process'

const KILLS = explored(40)
const MOVES = 6
const MIGRATES = 7
/** The actions, in turn; a short run only does the first few. */
const TASKS = [MOVES, MIGRATES, 1, 4, 2, 3, 5] as const
/** The task process is killed at one of this many calls to the disk: about as many as a move, and the migration of one campaign, take. */
const MOVING_CALLS = 400
const MIGRATING_CALLS = 40
/** More would make each run longer without testing anything else. */
const CAMPAIGNS_MAX = 4

let host: BuiltHost
let root: string
let home: string
beforeAll(async () => {
  host = await buildHost()
  root = await mkdtemp(join(tmpdir(), 'flagship-kill-campaigns-'))
  home = join(root, 'home')
})
afterAll(async () => {
  await host.remove()
  await rm(root, { recursive: true, force: true })
})

describe('a program that is killed while it imports, duplicates, deletes, brings back, moves the data and migrates', () => {
  it('leaves every campaign whole or absent, keeps what it acknowledged, and leaves nothing half made', async () => {
    const random = seededRandom(18)
    const first = new HostProcess(host.file, home)
    const sample = resultOf<Campaign>(await first.ask('campaigns.createSample', { name: 'Sample', system: 'xwing', locale: 'en' }))
    const battleId = sample.battles[0]?.id ?? ''
    const entries = resultOf<OpenedBattle>(await first.ask('battle.open', { campaignId: sample.id, battleId })).entries.length
    const { text } = resultOf<ExportedFile>(await first.ask('export.campaign', { campaignId: sample.id }))
    await first.kill()

    let kept = [sample.id]
    let interrupted = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const dataDir = await located()
      let process = new HostProcess(host.file, dataDir)
      kept = await whole(process, kept, entries)
      const which = TASKS[kill % TASKS.length] ?? 0
      if (which > 5) {
        expect(await process.end()).toBe(0)
        process = new HostProcess(host.tasks, home)
        await process.ask('ready', { calls: random.face(which === MOVES ? MOVING_CALLS : MIGRATING_CALLS * kept.length) })
      }
      const before = await campaignFiles(dataDir, kept)
      const ask = which > 5 ? task(which, kept, join(root, `place-${String(kill)}`)) : step(which, kept, text, sample.id)
      const said = process.lines.length
      const calls = await ask(process)
      for (const [id, [call, args]] of calls.entries()) process.send(JSON.stringify({ id, call, args }))
      // Of the others, every third is killed before it can have answered.
      if (which > 5) await process.wrote(said + calls.length)
      else await wait(kill % 3 === 0 ? 0 : random.face(40))
      await process.kill()
      const answers = process.lines.slice(said).map(line => JSON.parse(line) as CallReply<unknown>)
      if (answers.length === 0) interrupted += 1
      if (which === MOVES && answers[0]?.ok === true) expect(await located()).toBe(join(root, `place-${String(kill)}`))
      if (which === MIGRATES) await expectMigrated(dataDir, before, answers.length)
      // Campaigns acknowledged as created must exist; those acknowledged as deleted may be gone.
      const made = answers.flatMap(answer => (answer.ok ? idsIn(answer.result) : []))
      const deleted = answers.flatMap(answer => (answer.ok ? trashedIn(answer.result) : []))
      kept = [...new Set([...kept, ...made])].filter(id => !deleted.includes(id) || made.includes(id))
    }
    const last = new HostProcess(host.file, await located())
    await whole(last, kept, entries)
    expect(await last.end()).toBe(0)
    const left = (await readdir(join(await located(), 'campaigns'))).filter(name => name.startsWith('.'))
    expect(left).toEqual([])
    expect(interrupted, 'kills must come in the middle as well').toBeGreaterThan(0)
  })
})

/** Where the data is, after whatever was done to it: never nowhere. */
async function located(): Promise<string> {
  const found = await locate(nodeDisk, home)
  if (!found.ok) throw new Error(`${found.error.code} ${found.error.path}`)
  return found.value.dir
}

const campaignFiles = (dataDir: string, ids: readonly string[]): Promise<readonly (readonly [string, string])[]> =>
  Promise.all(ids.map(async id => [id, await readFile(join(dataDir, 'campaigns', id, 'campaign.json'), 'utf8')] as const))

/**
 * Each campaign is complete in one format or the other, and a copy in the older one is kept. That copy is put back, as by a person who
 * returns to the older Flagship.
 */
async function expectMigrated(dataDir: string, before: readonly (readonly [string, string])[], answers: number): Promise<void> {
  for (const [index, [id, old]] of before.entries()) {
    const dir = join(dataDir, 'campaigns', id)
    const read = await peekCampaign<{ format: number }>(nodeDisk, join(dir, 'campaign.json'), json => ok(json as { format: number }))
    if (!read.ok) throw read.error
    expect(read.value.source).toBe('file')
    expect(index < answers ? [2] : [1, 2]).toContain(read.value.campaign.format)
    if (read.value.campaign.format === 1) continue
    const copies = (await readdir(join(dir, 'backups'))).filter(name => name.startsWith('before-migration-')).sort()
    expect(await readFile(join(dir, 'backups', copies.at(-1) ?? ''), 'utf8')).toBe(old)
    await copyFile(join(dir, 'backups', copies.at(-1) ?? ''), join(dir, 'campaign.json'))
  }
}

type Call = readonly [string, object]

/** The actions of the task process, as calls sent all at once. */
function task(which: number, kept: readonly string[], to: string): () => Promise<readonly Call[]> {
  const calls: readonly Call[] =
    which === MOVES
      ? [
          ['move', { to }],
          ['tidy', {}]
        ]
      : kept.map(id => [id, {}] as const)
  return () => Promise.resolve(calls)
}

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

/** Checks that every acknowledged campaign exists and is complete. Resolves with all campaigns: unacknowledged ones may exist too. */
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
