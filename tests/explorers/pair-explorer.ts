import { isDeepStrictEqual } from 'node:util'
import { err, ok } from '@shared/kernel/result'
import { seededRandom } from '../../src/main/platform/random-source'
import { openBattle } from '../../src/main/store/battle/open-battle'
import { PendingStore } from '../../src/main/store/battle/pending-store'
import { CampaignStore } from '../../src/main/store/campaign/campaign-store'
import type { Disk } from '../../src/main/store/disk/disk'
import { readIfThere, writeNewFile } from '../../src/main/store/disk/disk-steps'
import { writePointer } from '../../src/main/store/location/location'
import { battlePaths, paths } from '../../src/main/store/paths'
import { SettingsStore } from '../../src/main/store/settings-store'
import { CrashDisk } from '@kit/main/store/crash-disk'
import { checkCheckpoint, stateOf, type TestEntry, type TestState } from './crash-explorer'

/**
 * Test support: swaps, overwrites and deletes every pair of files in a data folder with two campaigns and three battles. Whatever opens
 * afterwards must be unchanged or be reported, never a mixture.
 */

const DATA = '/data'
const LIMITS = { entries: 3, bytes: 256 * 1024 } as const

interface Campaign {
  readonly id: string
  readonly name: string
}

interface Battle {
  readonly campaign: string
  readonly battle: string
  readonly entries: readonly TestEntry[]
  readonly pending: string
}

/**
 * Two battles of one id, as a duplicated campaign has them; one of three segments, two of two. The second was killed before any checkpoint.
 */
const BATTLES: readonly Battle[] = [battleOf('c1', 'b1', 8), battleOf('c1', 'b2', 5), battleOf('c2', 'b1', 5)]
const KILLED = BATTLES[1]
const NAMES = ['first name', 'second name', 'third name'] as const

function battleOf(campaign: string, battle: string, count: number): Battle {
  const entries = Array.from({ length: count }, (_, index): TestEntry => ({
    seq: index + 1,
    run: 0,
    text: `${campaign} ${battle} ${index}`
  }))
  return { campaign, battle, entries, pending: `waits in ${campaign} ${battle}` }
}

/** An operation on the files, and the fault it caused. */
interface PairTally {
  tried: number
  /** Kinds of outcomes, to show that all of them occur. */
  readonly answers: Map<string, number>
  readonly violations: string[]
}

/** Tries a random sample, one in this many, of the operations on two files. */
export async function explorePairs(oneIn: number): Promise<PairTally> {
  const disk = await filledDisk()
  const files = await filesOf(disk, DATA)
  const tally: PairTally = { tried: 0, answers: new Map(), violations: [] }
  const random = seededRandom(oneIn)
  for (const [what, hurt] of everyPair(files)) {
    if (random.face(oneIn) !== 1) continue
    tally.tried += 1
    const hurtDisk = disk.killed()
    await hurt(hurtDisk)
    for (const found of await wrongIn(hurtDisk, tally)) tally.violations.push(`${what}: ${found}`)
  }
  return tally
}

type Hurt = (disk: Disk) => Promise<void>

function* everyPair(files: readonly string[]): Generator<readonly [string, Hurt]> {
  for (const [index, one] of files.entries()) {
    yield [`${one} deleted`, disk => disk.unlink(one)]
    for (const other of files) if (other !== one) yield [`${one} copied over ${other}`, disk => overwritten(disk, other, one)]
    for (const other of files.slice(index + 1)) {
      yield [`${one} and ${other} swapped`, disk => swapped(disk, one, other)]
      yield [`${one} and ${other} deleted`, async disk => void (await disk.unlink(one), await disk.unlink(other))]
    }
  }
}

async function overwritten(disk: Disk, target: string, source: string): Promise<void> {
  await writeNewFile(disk, target, await disk.readFile(source))
}

async function swapped(disk: Disk, one: string, other: string): Promise<void> {
  const [first, second] = [await disk.readFile(one), await disk.readFile(other)]
  await writeNewFile(disk, one, second)
  await writeNewFile(disk, other, first)
}

async function filesOf(disk: Disk, dir: string): Promise<readonly string[]> {
  const found: string[] = []
  for (const { name, kind } of await disk.list(dir)) {
    const path = `${dir}/${name}`
    if (kind === 'directory') found.push(...(await filesOf(disk, path)))
    else found.push(path)
  }
  return found
}

function campaignsOn(disk: Disk): CampaignStore<Campaign, Campaign> {
  return new CampaignStore<Campaign, Campaign>({
    disk,
    dataDir: DATA,
    read: (json, id) => {
      const campaign = json as Campaign
      return id === null || campaign.id === id ? ok(campaign) : err({ code: 'wrong-owner', at: campaign.id })
    },
    idOf: ({ id }) => id,
    summarise: campaign => campaign
  })
}

/** Each campaign is saved three times, so that it has a previous generation and backups. */
async function filledDisk(): Promise<CrashDisk> {
  const disk = new CrashDisk()
  await writePointer(disk, DATA, DATA, null)
  const settings = await settingsOn(disk)
  if (!settings.ok) throw settings.error
  for (const name of NAMES) await settings.value.update({ name })
  const campaigns = campaignsOn(disk)
  for (const id of ['c1', 'c2']) {
    await campaigns.create(id, { id, name: NAMES[0] })
    for (const name of NAMES.slice(1)) await campaigns.save(id, { id, name })
  }
  for (const battle of BATTLES) await play(disk, battle)
  return disk
}

function settingsOn(disk: Disk): ReturnType<typeof SettingsStore.open<{ readonly name: string }>> {
  return SettingsStore.open(disk, DATA, { read: json => ok(json as { readonly name: string }), fallback: () => ({ name: 'new' }) })
}

async function play(disk: Disk, played: Battle): Promise<void> {
  const dir = paths.battleDir(DATA, played.campaign, played.battle)
  const opened = await openBattle<TestEntry, TestState>(disk, dir, played, { limits: LIMITS })
  if (!opened.ok || opened.value.mode === 'rescue') throw new Error('no new battle')
  const { files } = opened.value
  const isKilled = played === KILLED
  for (const [index, entry] of played.entries.entries()) {
    await files.append(entry)
    const isLate = index >= played.entries.length - 2
    if (isLate && !isKilled) await files.checkpoint({ seq: entry.seq, state: stateOf(played.entries.slice(0, entry.seq)) })
  }
  const pendings = await PendingStore.open<string>(disk, dir, played)
  if (!pendings.ok) throw pendings.error
  await pendings.value.set(files.mark, played.pending)
  if (!isKilled) await files.close()
}

async function wrongIn(disk: CrashDisk, tally: PairTally): Promise<readonly string[]> {
  const note = (answer: string): void => void tally.answers.set(answer, (tally.answers.get(answer) ?? 0) + 1)
  const wrong: string[] = []
  const listed = await campaignsOn(disk).list()
  if (!listed.ok) throw listed.error
  for (const id of ['c1', 'c2']) {
    const listing = listed.value.find(found => found.id === id)
    if (listing === undefined) wrong.push(`campaign ${id} is not listed`)
    else if (!listing.ok) note(`campaign ${listing.problem.code}`)
    else if (listing.summary.id !== id || !NAMES.some(name => name === listing.summary.name)) wrong.push(`campaign ${id} is another`)
  }
  for (const battle of BATTLES) wrong.push(...(await wrongInBattle(disk, battle, note)))
  const settings = await settingsOn(disk)
  const isGone = (await readIfThere(disk, paths.settings(DATA))) === null
  if (!settings.ok) note(`settings ${settings.error.code}`)
  else if (!isGone && !NAMES.some(name => name === settings.value.value.name)) wrong.push('other settings')
  return wrong
}

async function wrongInBattle(disk: CrashDisk, truth: Battle, note: (answer: string) => void): Promise<readonly string[]> {
  const dir = paths.battleDir(DATA, truth.campaign, truth.battle)
  const name = `battle ${truth.campaign}/${truth.battle}`
  const opened = await openBattle<TestEntry, TestState>(disk, dir, truth, { limits: LIMITS, known: true })
  if (!opened.ok) {
    note(`battle ${opened.error.code}`)
    return []
  }
  const { mode, entries, checkpoint } = opened.value
  const wrong: string[] = []
  if (!isDeepStrictEqual(entries, truth.entries.slice(0, entries.length))) wrong.push(`${name} shows other entries`)
  if (opened.value.mode === 'rescue') {
    note(`rescue ${opened.value.damage?.found ?? ''}`)
    return wrong
  }
  if (entries.length !== truth.entries.length)
    wrong.push(`${name} opens for writing with ${entries.length} of ${truth.entries.length} entries`)
  for (const { kind } of opened.value.repaired) note(`${mode} ${kind}`)
  if (checkpoint !== null) {
    try {
      checkCheckpoint(checkpoint, truth.entries)
    } catch (error) {
      wrong.push(`${name}: ${String(error)}`)
    }
  }
  const pendings = await PendingStore.open<string>(disk, dir, truth)
  if (!pendings.ok) note(`pending ${pendings.error.code}`)
  else {
    const waits = pendings.value.waitingAt(opened.value.files.mark)
    if (waits !== null && waits !== truth.pending) wrong.push(`${name} waits for the dice of another`)
    const isThere = (await readIfThere(disk, battlePaths.pending(dir))) !== null
    if (waits === null && isThere && !pendings.value.wasDamaged) wrong.push(`${name} lost its waiting dice in silence`)
  }
  await opened.value.files.close()
  return wrong
}
