import { asBuffer, decodeLine, LINE_FEED } from '../document/crc-line'

/**
 * The verdict on an unreadable end of the last segment.
 * - `torn`: the remains of the last write, which was never acknowledged. It may be cut off.
 * - `line-end`: a whole, checked entry whose line feed is missing or changed. It is kept and the line feed is written.
 * - `damage`: anything else. Something that was acknowledged has changed; nothing may be written.
 */
type TailKind = 'torn' | 'line-end' | 'damage'

/**
 * A disk that loses power in the middle of an append leaves the bytes short, or holes of zeros where sectors did not arrive. It never
 * changes bytes. JSON text has no zero byte, so a hole is detectable. Lines of one write are marked (`continues`), so a good line after
 * a hole shows whether it belongs to the same write (torn) or to a later one (then the hole is damage: its write was acknowledged).
 *
 * @param tail the bytes from the first invalid line to the end of the file
 * @param offset where `tail` begins in the file, bytes
 */
export function classifyTail(tail: Uint8Array, offset: number): TailKind {
  const bytes = asBuffer(tail)
  for (let start = 0; start < bytes.length;) {
    const lineFeed = bytes.indexOf(LINE_FEED, start)
    const end = lineFeed < 0 ? bytes.length : lineFeed
    const line = bytes.subarray(start, end)
    if (lineFeed < 0 && start === 0) return classifyOnlyLine(line, offset)
    if (!hasHole(line, offset + start, lineFeed < 0)) {
      if (lineFeed < 0) return 'torn'
      // Readable lines may follow a hole, but only of the same write; an unreadable one without a hole is damage.
      if (start === 0 || decodeLine(line)?.continues !== true) return 'damage'
    }
    start = end + 1
  }
  return 'torn'
}

/** The tail is a single line without a line feed. */
function classifyOnlyLine(line: Buffer, offset: number): TailKind {
  if (decodeLine(line) !== null || decodeLine(line.subarray(0, -1)) !== null) return 'line-end'
  // A crash can cause a short write or a hole, but not zeros that are not a hole.
  return !line.includes(0) || hasHole(line, offset, true) ? 'torn' : 'damage'
}

/** Sectors arrive whole: a hole begins and ends at a sector's edge, or where the write or the file does. */
const SECTOR_BYTES = 512

function hasHole(line: Buffer, offset: number, atFileEnd: boolean): boolean {
  for (let start = line.indexOf(0); start >= 0;) {
    let end = start
    while (line[end] === 0) end += 1
    const beginsAtEdge = start === 0 || (offset + start) % SECTOR_BYTES === 0
    const endsAtEdge = (end === line.length && atFileEnd) || (offset + end) % SECTOR_BYTES === 0
    // Some file systems return zeros from any byte to the end of the file.
    if (endsAtEdge && (beginsAtEdge || (end === line.length && atFileEnd && end - start > 1))) return true
    start = line.indexOf(0, end)
  }
  return false
}
