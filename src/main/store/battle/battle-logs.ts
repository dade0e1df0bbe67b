import { join } from 'node:path'
import type { Disk } from '../disk/disk'
import { ensureDir } from '../disk/disk-steps'
import { battlePaths, checkedId } from '../paths'
import { readJournal } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import type { BattleIds } from '../journal/segment'
import { StoreError } from '../store-error'
import { writeJournal } from '../journal/write-journal'

/** A battle without its checkpoint: the log alone gives every state. */
export interface BattleLog {
  readonly id: string
  readonly entries: readonly StoredEntry[]
}

/** Writes each log as the journal of a battle of this campaign, durably. Throws `bad-id`, or what the disk says. */
export async function writeBattleLogs(disk: Disk, battlesDir: string, campaign: string, battles: readonly BattleLog[]): Promise<void> {
  for (const { id: battle, entries } of battles) {
    const dir = join(battlesDir, checkedId(battle))
    await ensureDir(disk, dir)
    await writeJournal(disk, battlePaths.journal(dir), { campaign, battle }, entries)
    await disk.syncDir(dir)
  }
}

/** The entries of a battle up to its damage; all of them when there is none. */
export interface SoundEntries {
  readonly entries: readonly StoredEntry[]
  readonly isWhole: boolean
}

/** The entries of a battle as far as they are sound; it may be in use. Throws `missing`, `newer-format` or `unreadable`. */
export async function readBattleLog(disk: Disk, dir: string, ids: BattleIds): Promise<SoundEntries> {
  const reading = await readJournal(disk, battlePaths.journal(dir), ids)
  if (!reading.ok) throw reading.error
  if (reading.value === null) throw new StoreError('missing', dir)
  return { entries: reading.value.entries, isWhole: reading.value.damage === null }
}
