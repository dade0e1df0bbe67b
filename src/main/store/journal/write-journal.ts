import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere, unlinkIfThere } from '../disk/disk-steps'
import { sha256 } from '../document/document-format'
import { NO_MARK, type JournalMark } from './mark'
import type { StoredEntry } from './read-segment'
import { SEGMENT_LIMITS, type BattleIds, type SegmentLimits } from './segment'
import { writeSegment } from './write-segment'
import { join } from 'node:path'

/** Writes a whole journal into `journalDir`, durably, and resolves with its end. Remains of an interrupted attempt are removed first. */
export async function writeJournal(
  disk: Disk,
  journalDir: string,
  ids: BattleIds,
  entries: readonly StoredEntry[],
  limits: SegmentLimits = SEGMENT_LIMITS
): Promise<JournalMark> {
  await ensureDir(disk, journalDir)
  for (const { name } of (await listIfThere(disk, journalDir)) ?? []) await unlinkIfThere(disk, join(journalDir, name))
  let end: JournalMark = NO_MARK
  for (let segment = 1; segment === 1 || (segment - 1) * limits.entries < entries.length; segment++) {
    const part = entries.slice((segment - 1) * limits.entries, segment * limits.entries)
    const bytes = await writeSegment(disk, journalDir, ids, segment, segment === 1 ? null : end.sha256, part)
    end = { seq: end.seq + part.length, segment, bytes: bytes.length, sha256: sha256(bytes) }
  }
  return end
}
