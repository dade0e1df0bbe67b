import { err, ok, type Result } from '@shared/kernel/result'
import { openBattleFiles, type BattleFiles } from './battle-files'
import { readSidecars, type Sidecars } from './sidecars'
import { missingEntries } from './missing-entries'
import type { Checkpoint } from './checkpoint'
import type { Disk } from '../disk/disk'
import { ensureDir, removeTemps } from '../disk/disk-steps'
import type { JournalOptions } from '../journal/journal'
import { battlePaths } from '../paths'
import { quarantineMove } from '../journal/quarantine'
import { readJournal, type DamageReport, type JournalReading } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import { repairTail, type RepairNote } from '../journal/repair-tail'
import type { BattleIds } from '../journal/segment'
import { findSwap, finishSwap } from '../journal/swap-journal'
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
      /** `null` when the battle is valid but cannot be written at present. */
      readonly damage: DamageReport | null
      /** Entries after the damage that are valid in themselves: for export only. */
      readonly behindDamage: readonly E[]
    }

export interface OpenBattleOptions extends JournalOptions {
  /** The campaign lists this battle: then finding nothing is the error `missing`, not a new battle. */
  readonly known?: boolean
  /** Whether only a later program can read an entry. A battle that holds one is refused and left untouched. */
  readonly isNewer?: (entry: StoredEntry) => boolean
  /** Nothing can be written at present: a valid battle opens read-only. */
  readonly isReadOnly?: boolean
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
    const swap = await findSwap(disk, dir)
    const first = await readJournal(disk, swap === null ? battlePaths.journal(dir) : swap, ids)
    if (!first.ok) return first
    const newer = options.isNewer === undefined ? undefined : everyEntry(first.value).find(options.isNewer)
    if (newer !== undefined) return err(new StoreError('newer-format', dir, `entry ${newer.seq}`))
    const found = await readSidecars<S>(disk, dir, ids)
    if (!found.ok) return found
    const beside = found.value

    if (first.value === null && (beside.refused.length > 0 || beside.marks.some(({ at }) => at.segment > 0)))
      return ok(rescue(beside, NO_JOURNAL, JOURNAL_GONE))
    if (first.value === null && options.known === true) return err(new StoreError('missing', dir))
    const damage = first.value === null ? null : (first.value.damage ?? missingEntries(beside, first.value))
    if (first.value !== null && (damage !== null || options.isReadOnly === true)) return ok(rescue(beside, first.value, damage))

    await options.guard?.()
    if (swap !== null) await finishSwap(disk, dir)
    await ensureDir(disk, battlePaths.journal(dir))
    await removeTemps(disk, battlePaths.journal(dir))
    const repaired: RepairNote[] = swap === null ? [] : [{ kind: 'restore-finished' }]
    for (const { path, why } of beside.refused) repaired.push({ kind: 'set-aside', why, keptAt: await quarantineMove(disk, dir, path) })
    let reading = first.value ?? NO_JOURNAL
    if (reading.tail !== null) {
      repaired.push(await repairTail(disk, dir, reading.tail))
      const second = await readJournal(disk, battlePaths.journal(dir), ids)
      if (!second.ok) return second
      reading = second.value ?? NO_JOURNAL
      if (reading.damage !== null) return ok(rescue(beside, reading, reading.damage))
    }
    const files = await openBattleFiles<E, S>(disk, dir, ids, reading.end, options)
    // Safe cast: every appended entry came from the same host as E.
    return files.ok
      ? ok({ mode: 'writable', entries: reading.entries as readonly E[], checkpoint: beside.checkpoint, repaired, files: files.value })
      : files
  } catch (error) {
    return err(toStoreError(error, dir))
  }
}

const NO_JOURNAL: JournalReading = {
  entries: [],
  end: { segment: 0, entriesInSegment: 0, bytes: new Uint8Array(), seq: 0 },
  segments: [],
  tail: null,
  damage: null,
  behindDamage: []
}

/** Files beside it have marks in a journal that does not exist: something removed it. */
const JOURNAL_GONE: DamageReport = { file: 'journal', line: 0, offset: 0, found: 'journal-missing', lastGoodSeq: 0 }

function rescue<E extends StoredEntry, S>(beside: Sidecars<S>, reading: JournalReading, damage: DamageReport | null): OpenBattle<E, S> {
  return {
    mode: 'rescue',
    entries: reading.entries as readonly E[],
    checkpoint: beside.checkpoint,
    damage,
    behindDamage: reading.behindDamage as readonly E[]
  }
}

function everyEntry(reading: JournalReading | null): readonly StoredEntry[] {
  return reading === null ? [] : [...reading.entries, ...reading.behindDamage]
}
