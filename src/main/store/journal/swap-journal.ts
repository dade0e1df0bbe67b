import type { Disk } from '../disk/disk'
import { battlePaths } from '../paths'
import { quarantineMove } from './quarantine'
import type { StoredEntry } from './read-segment'
import type { BattleIds, SegmentLimits } from './segment'
import { writeJournal } from './write-journal'

/**
 * Replaces the journal with a new one that holds `entries`, and moves the old one to quarantine. A crash at any step leaves
 * either the old journal or, after `finishSwap`, the new one.
 */
export async function swapJournal(
  disk: Disk,
  battleDir: string,
  ids: BattleIds,
  entries: readonly StoredEntry[],
  limits?: SegmentLimits
): Promise<void> {
  const draft = `${battlePaths.nextJournal(battleDir)}.draft`
  const next = battlePaths.nextJournal(battleDir)
  await writeJournal(disk, draft, ids, entries, limits)
  // Left by an earlier attempt that stopped before the damaged journal was moved.
  if ((await disk.stat(next)) !== null) await quarantineMove(disk, battleDir, next)
  await disk.rename(draft, next)
  await disk.syncDir(battleDir)
  const journal = battlePaths.journal(battleDir)
  if ((await disk.stat(journal)) !== null) await quarantineMove(disk, battleDir, journal)
  await disk.rename(next, journal)
  await disk.syncDir(battleDir)
}

/** The new journal of a swap that a crash interrupted after the old one was moved; `null` when there is none. */
export async function findSwap(disk: Disk, battleDir: string): Promise<string | null> {
  const next = battlePaths.nextJournal(battleDir)
  return (await disk.stat(battlePaths.journal(battleDir))) === null && (await disk.stat(next)) !== null ? next : null
}

/** Completes the swap that `findSwap` found. */
export async function finishSwap(disk: Disk, battleDir: string): Promise<void> {
  await disk.rename(battlePaths.nextJournal(battleDir), battlePaths.journal(battleDir))
  await disk.syncDir(battleDir)
}
