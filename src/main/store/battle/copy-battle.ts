import { join } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere } from '../disk/disk-steps'
import { markAt } from '../journal/mark'
import { readJournal, type DamageReport } from '../journal/read-journal'
import type { BattleIds } from '../journal/segment'
import { battlePaths, isSafeId } from '../paths'
import { toStoreError, type StoreError } from '../store-error'
import { readSidecars } from './sidecars'
import { missingEntries } from './missing-entries'
import { peekPending } from './pending-store'
import { writeBattle } from './write-battle'

/** How much of a battle was copied. */
export interface CopiedBattle {
  readonly battle: string
  readonly entries: number
  /** The damage before which the copy ends; `null` when it is complete. */
  readonly damage: DamageReport | null
}

/**
 * Copies every battle of one campaign into another, under the new campaign's name and durably. Reads the old ones only, so they may be
 * in use. Errors: `newer-format`, `unreadable`, or a disk failure; what was written so far is then useless.
 */
export async function copyBattles(
  disk: Disk,
  from: { readonly campaign: string; readonly battles: string },
  to: { readonly campaign: string; readonly battles: string }
): Promise<Result<readonly CopiedBattle[], StoreError>> {
  const copied: CopiedBattle[] = []
  try {
    for (const { name: battle, kind } of (await listIfThere(disk, from.battles)) ?? []) {
      if (kind !== 'directory' || !isSafeId(battle)) continue
      const target = join(to.battles, battle)
      copied.push(
        await copyBattle(disk, join(from.battles, battle), { campaign: from.campaign, battle }, target, { campaign: to.campaign, battle })
      )
    }
    return ok(copied)
  } catch (error) {
    return err(toStoreError(error, from.battles))
  }
}

async function copyBattle(disk: Disk, source: string, ids: BattleIds, target: string, newIds: BattleIds): Promise<CopiedBattle> {
  // Copy the files beside the journal first: a battle in use moves on meanwhile, and its journal must not be behind their marks.
  const beside = await readSidecars<unknown>(disk, source, ids)
  if (!beside.ok) throw beside.error
  const reading = await readJournal(disk, battlePaths.journal(source), ids)
  if (!reading.ok) throw reading.error
  if (reading.value === null) {
    await ensureDir(disk, target)
    return { battle: ids.battle, entries: 0, damage: null }
  }
  const { entries, end } = reading.value
  const damage = reading.value.damage ?? missingEntries(beside.value, reading.value)
  const { checkpoint } = beside.value
  await writeBattle(disk, target, newIds, {
    entries,
    state: damage === null && checkpoint?.seq === end.seq ? checkpoint.state : null,
    pending: await peekPending(disk, source, ids, markAt(end))
  })
  return { battle: ids.battle, entries: entries.length, damage }
}
