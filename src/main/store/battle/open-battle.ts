import { err, ok, type Result } from '@shared/kernel/result'
import { openBattleFiles, type BattleFiles } from './battle-files'
import { readCheckpoint, type Checkpoint } from './checkpoint'
import type { Disk } from '../disk/disk'
import { ensureDir, removeTemps } from '../disk/disk-steps'
import type { JournalOptions } from '../journal/journal'
import { battlePaths } from '../paths'
import { quarantineMove } from '../journal/quarantine'
import { readJournal, type DamageReport, type JournalReading } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import { repairTail, type RepairNote } from '../journal/repair-tail'
import type { BattleIds } from '../journal/segment'
import { finishSwap } from '../journal/swap-journal'
import { StoreError, toStoreError } from '../store-error'

export type OpenBattle<E extends StoredEntry, S> =
  | {
      readonly mode: 'writable'
      readonly entries: readonly E[]
      readonly checkpoint: Checkpoint<S> | null
      /** Repairs made while opening, to be shown to the user. */
      readonly repaired: readonly RepairNote[]
      readonly files: BattleFiles<E, S>
    }
  | {
      readonly mode: 'rescue'
      /** Everything before the damage. */
      readonly entries: readonly E[]
      /** May be newer than the last of `entries`. */
      readonly checkpoint: Checkpoint<S> | null
      readonly damage: DamageReport
      /** Entries after the damage that are sound in themselves: for export, never to be continued from. */
      readonly behindDamage: readonly E[]
    }

export interface OpenBattleOptions extends JournalOptions {
  /** The campaign already knows this battle: then finding nothing is the error `missing`, not a new battle. */
  readonly known?: boolean
}

/**
 * Opens a battle, checking every byte. The remains of a crash are repaired; anything else opens for rescue and nothing is written.
 * Errors: `newer-format`, `unreadable`, `missing`, or a disk failure while repairing. Nothing is lost by any of them.
 */
export async function openBattle<E extends StoredEntry, S>(
  disk: Disk,
  dir: string,
  ids: BattleIds,
  options: OpenBattleOptions = {}
): Promise<Result<OpenBattle<E, S>, StoreError>> {
  try {
    const swapped = await finishSwap(disk, dir, options.guard)
    const first = await readJournal(disk, battlePaths.journal(dir), ids)
    if (!first.ok) return first
    const found = await readCheckpoint<S>(disk, dir, first.value?.end.seq ?? 0)
    if (!found.ok) return found
    const { checkpoint, refused } = found.value

    if (first.value === null && (refused.length > 0 || checkpoint !== null))
      return ok(await rescue<E, S>(disk, dir, NO_JOURNAL, JOURNAL_GONE))
    if (first.value === null && options.known === true) return err(new StoreError('missing', dir))
    if (first.value !== null && first.value.damage !== null) return ok(await rescue<E, S>(disk, dir, first.value, first.value.damage))

    await options.guard?.()
    await ensureDir(disk, battlePaths.journal(dir))
    await removeTemps(disk, battlePaths.journal(dir))
    const repaired: RepairNote[] = [...swapped]
    for (const { path, why } of refused) repaired.push({ kind: 'checkpoint-set-aside', why, keptAt: await quarantineMove(disk, dir, path) })
    let reading = first.value ?? NO_JOURNAL
    if (reading.tail !== null) {
      repaired.push(await repairTail(disk, dir, reading.tail))
      const second = await readJournal(disk, battlePaths.journal(dir), ids)
      if (!second.ok) return second
      reading = second.value ?? NO_JOURNAL
      if (reading.damage !== null) return ok(await rescue<E, S>(disk, dir, reading, reading.damage))
    }
    const files = await openBattleFiles<E, S>(disk, dir, ids, reading.end, options)
    // The journal's own words: what was appended came from the same host as E.
    return files.ok ? ok({ mode: 'writable', entries: reading.entries as readonly E[], checkpoint, repaired, files: files.value }) : files
  } catch (error) {
    return err(toStoreError(error, dir))
  }
}

const NO_JOURNAL: JournalReading = {
  entries: [],
  end: { segment: 0, entriesInSegment: 0, bytes: new Uint8Array(), seq: 0 },
  tail: null,
  damage: null,
  behindDamage: []
}

/** A checkpoint without a journal: something removed the journal. */
const JOURNAL_GONE: DamageReport = { file: 'journal', line: 0, offset: 0, found: 'journal-missing', lastGoodSeq: 0 }

async function rescue<E extends StoredEntry, S>(
  disk: Disk,
  dir: string,
  reading: JournalReading,
  damage: DamageReport
): Promise<OpenBattle<E, S>> {
  const found = await readCheckpoint<S>(disk, dir, Infinity)
  return {
    mode: 'rescue',
    entries: reading.entries as readonly E[],
    checkpoint: found.ok ? found.value.checkpoint : null,
    damage,
    behindDamage: reading.behindDamage as readonly E[]
  }
}
