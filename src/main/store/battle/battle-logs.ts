import { join } from 'node:path'
import type { Disk } from '../disk/disk'
import { readJournal } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import type { BattleIds } from '../journal/segment'
import { battlePaths, checkedId } from '../paths'
import { StoreError } from '../store-error'
import { readSidecars } from './sidecars'
import { missingEntries } from './missing-entries'
import { writeBattle } from './write-battle'

/** A battle without its checkpoint, which can be rebuilt from the log. */
export interface BattleLog {
  readonly id: string
  readonly entries: readonly StoredEntry[]
}

/** Writes each log as a battle of this campaign, durably. Throws `bad-id` or a disk error. */
export async function writeBattleLogs(disk: Disk, battlesDir: string, campaign: string, battles: readonly BattleLog[]): Promise<void> {
  for (const { id: battle, entries } of battles)
    await writeBattle(disk, join(battlesDir, checkedId(battle)), { campaign, battle }, { entries })
}

/** The entries of a battle up to its damage; all of them when there is none. */
export interface SoundEntries {
  readonly entries: readonly StoredEntry[]
  readonly isWhole: boolean
}

/** The valid entries of a battle, which may be in use. Throws `missing`, `newer-format` or `unreadable`. */
export async function readBattleLog(disk: Disk, dir: string, ids: BattleIds): Promise<SoundEntries> {
  const beside = await readSidecars(disk, dir, ids)
  if (!beside.ok) throw beside.error
  const reading = await readJournal(disk, battlePaths.journal(dir), ids)
  if (!reading.ok) throw reading.error
  if (reading.value === null) throw new StoreError('missing', dir)
  const { entries, damage } = reading.value
  return { entries, isWhole: damage === null && missingEntries(beside.value, reading.value) === null }
}
