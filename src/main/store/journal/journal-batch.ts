import { encodeLine } from '../document/crc-line'
import type { SegmentLimits } from './segment'
import type { StoreError } from '../store-error'

/** An entry to be written, and its waiting caller. */
export interface Waiting {
  readonly json: string
  readonly resolve: () => void
  readonly reject: (error: StoreError) => void
}

interface Batch {
  readonly count: number
  readonly bytes: Buffer
}

/**
 * The lines of the next write: as many entries as still fit into the segment. Every line but the first is marked as continuing the write.
 * An entry longer than a whole segment gets its own segment.
 */
export function takeBatch(
  waiting: readonly Pick<Waiting, 'json'>[],
  limits: SegmentLimits,
  entriesInSegment: number,
  bytesInSegment: number
): Batch | 'segment-full' {
  const lines: Buffer[] = []
  let bytes = bytesInSegment
  for (const { json } of waiting) {
    const entries = entriesInSegment + lines.length
    if (entries >= limits.entries) break
    const line = encodeLine(lines.length === 0 ? json : ` ${json}`)
    if (entries > 0 && bytes + line.length > limits.bytes) break
    lines.push(line)
    bytes += line.length
  }
  return lines.length === 0 ? 'segment-full' : { count: lines.length, bytes: Buffer.concat(lines) }
}
