import { join } from 'node:path'
import type { Disk } from '../disk/disk'
import { listIfThere, readIfThere } from '../disk/disk-steps'
import { asBuffer, decodeLine, LINE_FEED } from '../document/crc-line'
import { readHeader, segmentName } from '../journal/segment'
import { battlePaths } from '../paths'

/**
 * Whether every battle in the folder names this campaign in the first line of its journal. In any other campaign it could not be opened.
 * A battle whose first line cannot be read names none.
 */
export async function areBattlesOf(disk: Disk, battlesDir: string, campaign: string): Promise<boolean> {
  for (const { name, kind } of (await listIfThere(disk, battlesDir)) ?? []) {
    if (kind !== 'directory') continue
    const named = await campaignNamedIn(disk, join(battlePaths.journal(join(battlesDir, name)), segmentName(1)))
    if (named !== null && named !== campaign) return false
  }
  return true
}

async function campaignNamedIn(disk: Disk, firstSegment: string): Promise<string | null> {
  const bytes = await readIfThere(disk, firstSegment)
  if (bytes === null) return null
  const end = asBuffer(bytes).indexOf(LINE_FEED)
  const line = end < 0 ? null : decodeLine(bytes, 0, end)
  return line === null ? null : (readHeader(line.json)?.campaign ?? null)
}
