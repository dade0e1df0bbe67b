import { asBuffer, decodeLine, LINE_FEED } from '../document/crc-line'

/** An entry of a journal. Its other fields are opaque to the store. */
export interface StoredEntry {
  /** 1 for the first entry of a battle, then without gaps. */
  readonly seq: number
}

/** The ways in which a journal can be wrong. */
const DAMAGE_KINDS = [
  'bad-checksum',
  'bad-header',
  'wrong-battle',
  'not-an-entry',
  'gap',
  'cut-short',
  'earlier-segment-changed',
  'segment-missing',
  'journal-missing',
  'entries-missing',
  'other-course',
  'end-unknown'
] as const

export type DamageKind = (typeof DAMAGE_KINDS)[number]

/** The lines of one segment, up to the first fault. */
export interface SegmentReading {
  /** JSON of the first line; `null` when that line is faulty. */
  readonly header: unknown
  readonly entries: readonly StoredEntry[]
  /** Bytes up to the end of the last valid line. */
  readonly goodBytes: number
  /** The first fault; `null` when there is none. `line` counts from 1. */
  readonly fault: { readonly kind: DamageKind; readonly line: number; readonly offset: number } | null
  /** Entries after the fault whose own lines are valid: to be shown, not to be continued from. */
  readonly behindFault: readonly StoredEntry[]
}

/** Checks every line of a segment. `nextSeq`: the number its first entry must have. */
export function readSegment(file: Uint8Array, nextSeq: number): SegmentReading {
  const bytes = asBuffer(file)
  let header: unknown = null
  let fault: SegmentReading['fault'] = null
  let goodBytes = 0
  let expectedSeq = nextSeq
  const entries: StoredEntry[] = []
  const behindFault: StoredEntry[] = []
  let lineNumber = 0
  for (let start = 0; start < bytes.length;) {
    lineNumber += 1
    const lineFeed = bytes.indexOf(LINE_FEED, start)
    const end = lineFeed < 0 ? bytes.length : lineFeed
    const line = lineFeed < 0 ? null : decodeLine(bytes, start, end)
    const kind = line === null ? (lineFeed < 0 ? 'cut-short' : 'bad-checksum') : lineNumber === 1 ? null : wrongWith(line.json, expectedSeq)
    if (fault === null && kind !== null) fault = { kind: lineNumber === 1 ? 'bad-header' : kind, line: lineNumber, offset: start }
    if (lineNumber === 1) header = line === null ? null : line.json
    else if (line !== null && isEntry(line.json)) {
      if (fault === null) {
        entries.push(line.json)
        expectedSeq += 1
      } else behindFault.push(line.json)
    }
    if (fault === null) goodBytes = end + 1
    start = end + 1
  }
  if (bytes.length === 0) fault = { kind: 'bad-header', line: 1, offset: 0 }
  return { header, entries, goodBytes, fault, behindFault }
}

function wrongWith(json: unknown, expectedSeq: number): DamageKind | null {
  if (!isEntry(json)) return 'not-an-entry'
  return json.seq === expectedSeq ? null : 'gap'
}

function isEntry(json: unknown): json is StoredEntry {
  return typeof json === 'object' && json !== null && 'seq' in json && typeof json.seq === 'number' && Number.isSafeInteger(json.seq)
}
