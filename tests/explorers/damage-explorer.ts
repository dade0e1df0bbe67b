import { seededRandom } from '../../src/main/platform/random-source'
import { checkCheckpoint, checkEntries, DIR, entryOf, IDS, LIMITS, stateOf, type TestEntry, type TestState } from './crash-explorer'
import { CrashDisk, type DiskLook, type DiskStep, type Fault } from '@kit/main/store/crash-disk'
import type { Disk } from '../../src/main/store/disk/disk'
import { openBattle } from '../../src/main/store/battle/open-battle'
import { StoreError } from '../../src/main/store/store-error'

/**
 * Test support: flips and cuts every byte of a battle, and makes every call to the disk fail. Returns the faults that were not reported.
 */

const COUNT = 11
/** One bit low, one bit high, all bits. */
const MASKS = [0x01, 0x80, 0xff]

/** A battle of 11 short entries in three segments, with a checkpoint, as bytes. Killed: with none after the tenth entry. */
export async function sampleBattle(
  end: 'closed' | 'killed' = 'closed'
): Promise<{ readonly disk: CrashDisk; readonly entries: readonly TestEntry[] }> {
  const disk = new CrashDisk()
  const entries = Array.from({ length: COUNT }, (_, index): TestEntry => ({ seq: index + 1, run: 0, text: `entry ${index + 1} ä` }))
  const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
  if (!opened.ok || opened.value.mode !== 'writable') throw new Error('no new battle')
  const { files } = opened.value
  for (const entry of entries) {
    await files.append(entry)
    if (entry.seq === COUNT - 1 || (entry.seq === COUNT && end === 'closed'))
      await files.checkpoint({ seq: entry.seq, state: stateOf(entries.slice(0, entry.seq)) })
  }
  if (end === 'closed') await files.close()
  return { disk, entries }
}

export const FILES = [
  'journal/000001.jsonl',
  'journal/000002.jsonl',
  'journal/000003.jsonl',
  'state.json',
  'state.json.bak',
  'acknowledged.json',
  'acknowledged.json.bak',
  'last-acknowledged.jsonl'
] as const

/** Changes bytes in a file of the battle while the program is not running. */
export async function overwrite(disk: CrashDisk, file: string, bytes: Uint8Array): Promise<void> {
  const handle = await disk.open(`${DIR}/${file}`, 'edit')
  await handle.truncate(0)
  await handle.write(bytes, 0)
  await handle.sync()
}

/**
 * Flips every byte three ways and cuts every file at every byte. Nothing may be wrong or missing without a report. A battle that
 * was killed has no mark at its end, so there the journal alone must distinguish a changed line from a torn one.
 */
export async function exploreDamage(): Promise<readonly string[]> {
  return [...(await damageIn('closed', FILES)), ...(await damageIn('killed', ['journal/000003.jsonl']))]
}

async function damageIn(end: 'closed' | 'killed', files: readonly string[]): Promise<readonly string[]> {
  const violations: string[] = []
  const { disk, entries } = await sampleBattle(end)
  for (const file of files) {
    const bytes = await disk.readFile(`${DIR}/${file}`)
    for (let index = 0; index < bytes.length; index++) {
      const hurts = [...MASKS.map(mask => ({ what: `flip ${mask} of byte ${index}`, bytes: flipped(bytes, index, mask) }))]
      if (end === 'closed') hurts.push({ what: `cut at byte ${index}`, bytes: bytes.subarray(0, index) })
      for (const hurt of hurts) {
        const hurtDisk = disk.killed()
        await overwrite(hurtDisk, file, hurt.bytes)
        const fault = await silentFault(hurtDisk, entries, end === 'closed' ? COUNT : COUNT - 1, hurt.bytes.length === bytes.length)
        if (fault !== null) violations.push(`${file}, ${hurt.what}: ${fault}`)
      }
    }
  }
  return violations
}

export function flipped(bytes: Uint8Array, index: number, mask: number): Uint8Array {
  const result = Uint8Array.from(bytes)
  result[index] = (result[index] ?? 0) ^ mask
  return result
}

/** A fault that opening the battle does not report; `null` when there is none. */
async function silentFault(disk: CrashDisk, truth: readonly TestEntry[], checkpointSeq: number, isFlip: boolean): Promise<string | null> {
  const opened = await openBattle<TestEntry, TestState>(disk, DIR, IDS, { limits: LIMITS })
  if (!opened.ok) return `did not open: ${opened.error.message}`
  const { entries, checkpoint } = opened.value
  try {
    checkEntries(entries, { asked: [...truth], kept: 0 })
    if (checkpoint !== null) checkCheckpoint(checkpoint, opened.value.mode === 'rescue' ? truth : entries)
  } catch (error) {
    return String(error)
  }
  if (opened.value.mode === 'rescue') return null
  // A crash cuts files short; it never changes a byte. So a changed line must never be truncated.
  if (isFlip && entries.length < truth.length) return 'a changed entry was cut off as if a crash had torn it'
  const said = opened.value.repaired.length > 0
  return said || (entries.length === truth.length && checkpoint?.seq === checkpointSeq) ? null : 'something is missing and nothing was said'
}

/** Fails each disk call of a run once, in every possible way. After a power cut each acknowledged entry is there exactly once. */
export async function exploreFailures(wrap: (disk: Disk) => Disk = disk => disk): Promise<readonly string[]> {
  const violations: string[] = []
  for (let failing = 0; ; failing++) {
    for (const errno of ['ENOSPC', 'EIO']) {
      const found = await failOnce(failing, errno, wrap).catch((error: unknown) => String(error))
      if (found === 'no such call') return violations
      if (found !== null) violations.push(`${errno} at call ${failing}: ${found}`)
    }
  }
}

async function failOnce(failing: number, errno: string, wrap: (disk: Disk) => Disk): Promise<string | null> {
  const { disk, entries } = await sampleBattle()
  const random = seededRandom(failing)
  let calls = -1
  let hit = ''
  disk.fault = (call: DiskStep | DiskLook): Fault | null => {
    calls += 1
    if (calls !== failing) return null
    hit = call
    return { errno, bytesWritten: random.face(40) }
  }
  const program = wrap(disk)
  const kept: TestEntry[] = [...entries]
  for (let attempt = 0; attempt < 2; attempt++) {
    const opened = await openBattle<TestEntry, TestState>(program, DIR, IDS, { limits: LIMITS })
    if (!opened.ok) continue
    if (opened.value.mode === 'rescue') return `${hit}: opened for rescue: ${opened.value.damage?.found}`
    checkEntries(opened.value.entries, { asked: kept, kept: kept.length })
    const { files } = opened.value
    for (let count = 0; count < 4; count++) {
      const entry = entryOf(kept.length + 1, attempt, random)
      // A player who is refused tries again.
      await files
        .append(entry)
        .catch(mustBeTyped)
        .then(refused => refused ?? void kept.push(entry))
    }
    await files.checkpoint({ seq: kept.length, state: stateOf(kept) }).catch(mustBeTyped)
    await files.close()
  }
  if (hit === '') return 'no such call'
  if (kept.length === entries.length) return `${hit}: nothing could be appended after the failure`
  disk.fault = null
  const after = disk.powerCut(random)
  const opened = await openBattle<TestEntry, TestState>(after, DIR, IDS, { limits: LIMITS })
  if (!opened.ok) return `${hit}: ${opened.error.message}`
  if (opened.value.mode === 'rescue') return `${hit}: afterwards for rescue: ${opened.value.damage?.found}`
  checkEntries(opened.value.entries, { asked: kept, kept: kept.length })
  if (opened.value.checkpoint !== null) checkCheckpoint(opened.value.checkpoint, opened.value.entries)
  return null
}

function mustBeTyped(error: unknown): StoreError {
  if (error instanceof StoreError && (error.code === 'disk-full' || error.code === 'io')) return error
  throw error
}
