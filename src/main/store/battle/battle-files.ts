import { join } from 'node:path'
import { ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { Journal, type JournalOptions } from '../journal/journal'
import type { JournalMark } from '../journal/mark'
import type { JournalEnd } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import { segmentName, type BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import { StoreError } from '../store-error'
import { Acknowledged } from './acknowledged'
import { LastAcknowledged } from './last-acknowledged'
import { boundTo } from './bound-file'
import { openCheckpoint, type Checkpoint } from './checkpoint'

/** The open files of a battle. */
export interface BattleFiles<E extends StoredEntry, S> {
  /** The durable end of the journal. */
  readonly mark: JournalMark
  /** Resolves when the entry is durable. Rejections: see `Journal.append`. */
  append(entry: E): Promise<void>
  /**
   * Replaces the checkpoint. Not needed for durability; a failure (StoreError) may be logged and tried again later.
   * Rejects with `out-of-order` unless it belongs to the last durable entry.
   */
  checkpoint(checkpoint: Checkpoint<S>): Promise<void>
  /** Resolves when every request so far has settled. */
  close(): Promise<void>
}

/** How long `acknowledged.json` may be behind the journal. */
const ACKNOWLEDGE_MS = 1000

/** Opens the files of a battle whose journal is sound and ends at `end`. */
export async function openBattleFiles<E extends StoredEntry, S>(
  disk: Disk,
  dir: string,
  ids: BattleIds,
  end: JournalEnd,
  options: JournalOptions
): Promise<Result<BattleFiles<E, S>, StoreError>> {
  await makeDurable(disk, battlePaths.journal(dir), end)
  const guard = options.guard ?? (() => Promise.resolve())
  const opened = await openCheckpoint<S>(disk, dir, ids, guard)
  if (!opened.ok) return opened
  const document = opened.value
  const acknowledging = await Acknowledged.open(disk, dir, ids, guard)
  if (!acknowledging.ok) return acknowledging
  const acknowledged = acknowledging.value
  const journal = new Journal<E>(disk, battlePaths.journal(dir), ids, end, options)
  // Best effort: without it, a later loss is detected only up to an earlier entry.
  const acknowledge = (): Promise<void> => acknowledged.advanceTo(journal.mark).catch(() => undefined)
  if (acknowledged.wasLost) await acknowledge()
  const last = new LastAcknowledged(disk, dir, ids, () => journal.mark)
  await last.prepare()
  let segment = end.segment
  let soon: NodeJS.Timeout | null = null
  const acknowledgeSoon = (): void => {
    soon ??= setTimeout(() => {
      soon = null
      void acknowledge()
    }, ACKNOWLEDGE_MS).unref()
  }
  return ok({
    get mark() {
      return journal.mark
    },
    append: async entry => {
      await journal.append(entry)
      await last.advance()
      acknowledgeSoon()
      if (journal.segment === segment) return
      segment = journal.segment
      void acknowledge()
    },
    checkpoint: async ({ seq, state }) => {
      const at = journal.mark
      if (seq !== at.seq) throw new StoreError('out-of-order', battlePaths.state(dir), `checkpoint ${seq}, journal ${at.seq}`)
      await document.update({ ...boundTo(ids, at), state })
    },
    close: async () => {
      await journal.close()
      if (soon !== null) clearTimeout(soon)
      await last.close()
      await acknowledge()
      await document.idle()
      await acknowledged.idle()
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
