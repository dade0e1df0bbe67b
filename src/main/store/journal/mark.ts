import type { Infer } from '@shared/schema/infer'
import { z } from '@shared/schema/zod'
import { sha256 } from '../document/document-format'
import type { JournalEnd } from './read-journal'

const count = z.int().nonnegative()

/**
 * A point in a battle's journal: the entries up to `seq` end at byte `bytes` of segment `segment`. The hash covers that segment so far.
 * As its header holds the hash of the previous segment, the mark vouches for every earlier byte of the journal.
 */
export const journalMark = z.object({
  seq: count,
  /** 0 while there is no segment. */
  segment: count,
  bytes: count,
  /** Hex. */
  sha256: z.string()
})
export type JournalMark = Infer<typeof journalMark>

export const NO_MARK: JournalMark = { seq: 0, segment: 0, bytes: 0, sha256: '' }

/** The mark of a journal that ends here. */
export function markAt({ seq, segment, bytes }: JournalEnd): JournalMark {
  return segment === 0 ? NO_MARK : { seq, segment, bytes: bytes.length, sha256: sha256(bytes) }
}

/** How an earlier mark compares with the journal as it is now. */
type MarkVerdict = 'holds' | 'entries-missing' | 'other-course'

/** `segments`: the valid bytes of each, from the first. */
export function verdictOn(mark: JournalMark, segments: readonly Uint8Array[]): MarkVerdict {
  if (mark.segment === 0) return 'holds'
  const bytes = segments[mark.segment - 1]
  if (bytes === undefined || bytes.length < mark.bytes) return 'entries-missing'
  return sha256(bytes.subarray(0, mark.bytes)) === mark.sha256 ? 'holds' : 'other-course'
}

export function isSameMark(one: JournalMark, other: JournalMark): boolean {
  return one.seq === other.seq && one.segment === other.segment && one.bytes === other.bytes && one.sha256 === other.sha256
}
