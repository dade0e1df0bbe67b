import { basename, join } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { listIfThere } from '../disk/disk-steps'
import { decodeLine, LINE_FEED } from '../document/crc-line'
import { sha256 } from '../document/document-format'
import { readSegment, type DamageKind, type SegmentReading, type StoredEntry } from './read-segment'
import { isNewerSegment, readHeader, segmentName, segmentNumber, type BattleIds } from './segment'
import { StoreError, unreadable } from '../store-error'
import { classifyTail } from './torn-tail'

/** Where a journal stops being valid, and the problem. */
export interface DamageReport {
  /** `journal/000003.jsonl` */
  readonly file: string
  /** Counts from 1; 0 when the file is missing. */
  readonly line: number
  /** Bytes from the start of the file. */
  readonly offset: number
  readonly found: DamageKind
  /** The last entry before the damage; 0 when there is none. */
  readonly lastGoodSeq: number
}

/** Where the next entry goes. */
export interface JournalEnd {
  /** 0 when there is no segment yet. */
  readonly segment: number
  readonly entriesInSegment: number
  /** The valid bytes of the last segment. */
  readonly bytes: Uint8Array
  /** The last entry of the journal; 0 when there is none. */
  readonly seq: number
}

/** The remains of a write that a crash interrupted before it was acknowledged. */
export interface CrashTail {
  readonly kind: 'torn' | 'line-end'
  readonly segment: number
  readonly offset: number
  readonly bytes: Uint8Array
}

export interface JournalReading {
  /** Everything before the damage; everything, when there is none. */
  readonly entries: readonly StoredEntry[]
  readonly end: JournalEnd
  /** The valid bytes of each segment before the damage, from the first; the last as it will be once its tail is repaired. */
  readonly segments: readonly Uint8Array[]
  readonly tail: CrashTail | null
  readonly damage: DamageReport | null
  /** Entries after the damage whose own lines are valid. */
  readonly behindDamage: readonly StoredEntry[]
}

const NOTHING: JournalEnd = { segment: 0, entriesInSegment: 0, bytes: new Uint8Array(), seq: 0 }

/**
 * Reads and checks a whole journal: every checksum, every number, every segment's hash in the next. Writes nothing.
 * `null` when there is no journal. Errors: `newer-format`, `unreadable`. Damage is not an error but part of what was read.
 */
export async function readJournal(disk: Disk, journalDir: string, ids: BattleIds): Promise<Result<JournalReading | null, StoreError>> {
  try {
    const names = await listIfThere(disk, journalDir)
    const numbers = (names ?? []).map(({ name }) => segmentNumber(name)).filter(found => found !== null)
    if (numbers.length === 0) return ok(null)
    return readSegments(await filesOf(disk, journalDir, numbers), journalDir, ids, Math.max(...numbers))
  } catch (error) {
    return err(unreadable(error, journalDir))
  }
}

/** The bytes of every segment by its number, or why it cannot be read. */
type SegmentFiles = ReadonlyMap<number, PromiseSettledResult<Uint8Array>>

/** Reads all at once: waiting for each in turn is a tenth of opening a long battle. */
async function filesOf(disk: Disk, journalDir: string, numbers: readonly number[]): Promise<SegmentFiles> {
  const files = await Promise.allSettled(numbers.map(number => disk.readFile(join(journalDir, segmentName(number)))))
  return new Map(files.map((file, index) => [numbers[index] ?? 0, file]))
}

/** Throws what reading a segment threw, unless the journal is of a newer format before it. */
function readSegments(files: SegmentFiles, journalDir: string, ids: BattleIds, last: number): Result<JournalReading, StoreError> {
  const entries: StoredEntry[] = []
  const behindDamage: StoredEntry[] = []
  const segments: Uint8Array[] = []
  let end = NOTHING
  let tail: CrashTail | null = null
  let damage: DamageReport | null = null
  let prev: string | null = null
  const report = (segment: number, found: DamageKind, line: number, offset: number): DamageReport =>
    damage ?? { file: `${basename(journalDir)}/${segmentName(segment)}`, line, offset, found, lastGoodSeq: end.seq }

  for (let segment = 1; segment <= last; segment++) {
    const file = files.get(segment)
    if (file === undefined) {
      damage = report(segment, 'segment-missing', 0, 0)
      continue
    }
    if (file.status === 'rejected') throw file.reason
    const bytes = file.value
    if (isNewerSegment(bytes)) return err(new StoreError('newer-format', join(journalDir, segmentName(segment))))
    const reading = readSegment(bytes, end.seq + 1)
    const header = readHeader(reading.header)
    if (damage === null) {
      if (header === null || header.segment !== segment) damage = report(segment, 'bad-header', 1, 0)
      else if (header.campaign !== ids.campaign || header.battle !== ids.battle) damage = report(segment, 'wrong-battle', 1, 0)
      else if (header.prev !== prev) damage = report(Math.max(1, segment - 1), 'earlier-segment-changed', 0, 0)
    }
    if (damage !== null) {
      behindDamage.push(...reading.entries, ...reading.behindFault)
      continue
    }
    for (const entry of reading.entries) entries.push(entry)
    end = {
      segment,
      entriesInSegment: reading.entries.length,
      bytes: bytes.subarray(0, reading.goodBytes),
      seq: end.seq + reading.entries.length
    }
    prev = sha256(bytes)
    segments.push(end.bytes)
    if (reading.fault === null) continue
    const kept = segment === last ? crashTail(segment, bytes, reading) : null
    if (kept !== null) {
      tail = kept
      segments[segment - 1] = asRepaired(end.bytes, kept)
    } else {
      damage = report(segment, reading.fault.kind, reading.fault.line, reading.fault.offset)
      behindDamage.push(...reading.behindFault)
    }
  }
  return ok({ entries, end, segments, tail, damage, behindDamage })
}

/** A segment as `repairTail` leaves it. */
function asRepaired(sound: Uint8Array, { kind, bytes }: CrashTail): Uint8Array {
  if (kind === 'torn') return sound
  return Buffer.concat([sound, decodeLine(bytes) === null ? bytes.subarray(0, -1) : bytes, Buffer.of(LINE_FEED)])
}

function crashTail(segment: number, bytes: Uint8Array, reading: SegmentReading): CrashTail | null {
  if (reading.fault === null || (reading.fault.kind !== 'bad-checksum' && reading.fault.kind !== 'cut-short')) return null
  const offset = reading.goodBytes
  const rest = bytes.subarray(offset)
  const kind = classifyTail(rest, offset)
  return kind === 'damage' ? null : { kind, segment, offset, bytes: rest }
}
