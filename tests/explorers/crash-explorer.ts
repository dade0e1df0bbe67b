import { seededRandom, type RandomSource } from '../../src/main/platform/random-source'
import { CrashDisk } from '@kit/main/store/crash-disk'
import type { Disk } from '../../src/main/store/disk/disk'
import { openBattle } from '../../src/main/store/battle/open-battle'
import type { StoredEntry } from '../../src/main/store/journal/read-segment'

/** Test support: plays a battle on a disk that crashes at every step, in many ways, and checks what the next start finds. */

interface Exploration {
  /** Disks left by a crash, opened and checked. */
  readonly states: number
  /** Torn tails that had to be truncated: proof that the crashes were severe enough. */
  readonly tornTails: number
  /** Descriptions of the faults found. */
  readonly violations: readonly string[]
}

interface ExploreOptions {
  readonly seed: number
  /** Crashes tried at each step of the first run, and at each step of the run after a crash. */
  readonly crashesPerStep: number
  readonly secondCrashes: number
  /** Inserts a faulty layer between the program and the disk. */
  readonly wrap?: (disk: Disk) => Disk
  /** Stop at the first violation: enough to show that a planted bug is found. */
  readonly stopEarly?: boolean
}

export interface TestEntry extends StoredEntry {
  readonly run: number
  readonly text: string
}

export interface TestState {
  readonly entries: number
  readonly last: string
}

export const DIR = '/data/campaigns/c1/battles/b1'
export const IDS = { campaign: 'c1', battle: 'b1' } as const
export const LIMITS = { entries: 4, bytes: 256 * 1024 } as const

const COMMANDS = 14
const COMMANDS_AFTER_CRASH = 2

class Tally {
  states = 0
  tornTails = 0
  readonly violations: string[] = []
}

/** The entries a battle must contain (acknowledged or shown) and those it may contain (requested since). */
interface Truth {
  asked: TestEntry[]
  kept: number
}

export async function exploreBattle(options: ExploreOptions): Promise<Exploration> {
  const tally = new Tally()
  const random = seededRandom(options.seed)
  const disk = new CrashDisk()
  await playOn(disk, { asked: [], kept: 0 }, COMMANDS, 0, tally, random, options)
  return tally
}

/** Opens, checks what is there, plays on with a crash at every step, closes, and checks once more. */
async function playOn(
  disk: CrashDisk,
  truth: Truth,
  commands: number,
  run: number,
  tally: Tally,
  random: RandomSource,
  options: ExploreOptions
): Promise<void> {
  const crashes = run === 0 ? options.crashesPerStep : run === 1 ? options.secondCrashes : 0
  disk.beforeStep = async (step, path) => {
    // The mark is a document like any other, and documents have their own explorer.
    const isMark = path.includes('acknowledged')
    for (let crash = 0; crash < (isMark ? Math.floor(crashes / 4) : crashes); crash++) {
      if (options.stopEarly === true && tally.violations.length > 0) return
      const after = random.face(6) === 1 ? disk.killed() : disk.powerCut(random)
      tally.states += 1
      const next = { asked: [...truth.asked], kept: truth.kept }
      await playOn(after, next, COMMANDS_AFTER_CRASH, run + 1, tally, random, options).catch((error: unknown) => {
        tally.violations.push(`crash before ${step}: ${error instanceof Error ? error.message : String(error)}`)
      })
    }
  }
  const program = options.wrap?.(disk) ?? disk
  const opened = await openBattle<TestEntry, TestState>(program, DIR, IDS, { limits: LIMITS })
  if (!opened.ok) throw opened.error
  if (opened.value.mode === 'rescue') throw new Error(`opened for rescue: ${JSON.stringify(opened.value.damage)}`)
  const { entries, checkpoint, files, repaired } = opened.value
  tally.tornTails += repaired.filter(({ kind }) => kind === 'torn-tail').length
  checkEntries(entries, truth)
  if (checkpoint !== null) checkCheckpoint(checkpoint, entries)
  // Anything shown counts as acknowledged.
  truth.asked = [...entries]
  truth.kept = entries.length
  for (let left = commands; left > 0;) {
    const together = Math.min(left, random.face(3))
    const batch = Array.from({ length: together }, (_, index) => entryOf(truth.asked.length + 1 + index, run, random))
    truth.asked.push(...batch)
    await Promise.all(batch.map(entry => files.append(entry).then(() => void (truth.kept = Math.max(truth.kept, entry.seq)))))
    left -= together
    if (random.face(4) === 1) await files.checkpoint({ seq: truth.asked.length, state: stateOf(truth.asked) })
  }
  await files.close()
  disk.beforeStep = null
  if (run < 2) await reopen(disk.killed(), truth)
}

/** A clean shutdown leaves nothing to repair and nothing missing. */
async function reopen(disk: CrashDisk, truth: Truth): Promise<void> {
  const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
  if (!opened.ok) throw opened.error
  if (opened.value.mode === 'rescue') throw new Error(`after a clean end: ${JSON.stringify(opened.value.damage)}`)
  if (opened.value.repaired.length > 0) throw new Error('a clean end needed repair')
  checkEntries(opened.value.entries, truth)
  for (const { name } of await disk.list(`${DIR}/journal`)) if (name.endsWith('.tmp')) throw new Error(`left behind: ${name}`)
}

export function checkEntries(found: readonly TestEntry[], truth: Truth): void {
  if (found.length < truth.kept) throw new Error(`lost: ${found.length} entries, ${truth.kept} were acknowledged or shown`)
  if (found.length > truth.asked.length) throw new Error(`invented: ${found.length} entries, ${truth.asked.length} were asked for`)
  for (const [index, entry] of found.entries()) {
    if (JSON.stringify(entry) !== JSON.stringify(truth.asked[index])) throw new Error(`changed: entry ${entry.seq}`)
  }
}

export function checkCheckpoint(checkpoint: { readonly seq: number; readonly state: TestState }, entries: readonly TestEntry[]): void {
  if (checkpoint.seq > entries.length) throw new Error(`checkpoint ${checkpoint.seq} of ${entries.length} entries`)
  const expected = stateOf(entries.slice(0, checkpoint.seq))
  if (JSON.stringify(checkpoint.state) !== JSON.stringify(expected)) throw new Error(`wrong checkpoint ${checkpoint.seq}`)
}

export function stateOf(entries: readonly TestEntry[]): TestState {
  return { entries: entries.length, last: entries.at(-1)?.text ?? '' }
}

/** Mostly short; some longer than a disk sector, so that holes occur. Accents and line feeds are included on purpose. */
export function entryOf(seq: number, run: number, random: RandomSource): TestEntry {
  const length = random.face(4) === 1 ? 200 + random.face(1_400) : random.face(60)
  return { seq, run, text: `Überraschung\n${seq}-${run}-`.padEnd(length, 'abcdefghij') }
}
