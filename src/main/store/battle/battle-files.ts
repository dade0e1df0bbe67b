import { join } from 'node:path'
import { ok, type Result } from '@shared/kernel/result'
import { openCheckpoint, type Checkpoint } from './checkpoint'
import type { Disk } from '../disk/disk'
import { Journal, type JournalOptions } from '../journal/journal'
import { battlePaths } from '../paths'
import type { JournalEnd } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import { segmentName, type BattleIds } from '../journal/segment'
import { StoreError } from '../store-error'

/** The open files of a battle. */
export interface BattleFiles<E extends StoredEntry, S> {
  /** Resolves when the entry is durable. Rejections: see `Journal.append`. */
  append(entry: E): Promise<void>
  /**
   * Replaces the checkpoint. Never needed for safety; a failure (StoreError) may be logged and tried again later.
   * Rejects with `out-of-order` when it is ahead of the durable entries.
   */
  checkpoint(checkpoint: Checkpoint<S>): Promise<void>
  /** Resolves when every request so far has settled. */
  close(): Promise<void>
}

/** Opens the files of a battle whose journal is sound and ends at `end`. */
export async function openBattleFiles<E extends StoredEntry, S>(
  disk: Disk,
  dir: string,
  ids: BattleIds,
  end: JournalEnd,
  options: JournalOptions
): Promise<Result<BattleFiles<E, S>, StoreError>> {
  await makeDurable(disk, battlePaths.journal(dir), end)
  const opened = await openCheckpoint<S>(disk, dir, options.guard ?? (() => Promise.resolve()))
  if (!opened.ok) return opened
  const document = opened.value
  const journal = new Journal<E>(disk, battlePaths.journal(dir), ids, end, options)
  return ok({
    append: entry => journal.append(entry),
    checkpoint: checkpoint =>
      checkpoint.seq > journal.durableSeq
        ? Promise.reject(
            new StoreError('out-of-order', battlePaths.state(dir), `checkpoint ${checkpoint.seq}, journal ${journal.durableSeq}`)
          )
        : document.update(checkpoint),
    close: async () => {
      await journal.close()
      await document.idle()
    }
  })
}

/** A killed program may have left entries that are only in the system's cache. We are about to show them, so make them durable. */
async function makeDurable(disk: Disk, journalDir: string, end: JournalEnd): Promise<void> {
  if (end.segment === 0) return
  const file = await disk.open(join(journalDir, segmentName(end.segment)), 'edit')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
  await disk.syncDir(journalDir)
}
