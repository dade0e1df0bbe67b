import { join } from 'node:path'
import { encodeLine } from '../document/crc-line'
import type { Disk } from '../disk/disk'
import { tempPath, writeNewFile } from '../disk/disk-steps'
import type { StoredEntry } from './read-segment'
import { encodeHeader, segmentName, type BattleIds } from './segment'

/**
 * Writes a segment under a temporary name, makes it durable, and then renames it: no segment ever has half a first line.
 * Resolves, when bytes and name are durable, with the bytes.
 */
export async function writeSegment(
  disk: Disk,
  journalDir: string,
  ids: BattleIds,
  segment: number,
  prev: string | null,
  entries: readonly StoredEntry[]
): Promise<Buffer> {
  const path = join(journalDir, segmentName(segment))
  const bytes = Buffer.concat([encodeHeader(ids, segment, prev), ...entries.map(entry => encodeLine(JSON.stringify(entry)))])
  await writeNewFile(disk, tempPath(path), bytes)
  await disk.rename(tempPath(path), path)
  await disk.syncDir(journalDir)
  return bytes
}
