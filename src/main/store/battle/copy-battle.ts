import { join } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import { CHECKPOINT_KIND, readCheckpoint } from './checkpoint'
import type { Disk } from '../disk/disk'
import { ensureDir, listIfThere } from '../disk/disk-steps'
import { DurableFile } from '../document/durable-file'
import { battlePaths, isSafeId } from '../paths'
import { readJournal, type DamageReport } from '../journal/read-journal'
import { toStoreError, type StoreError } from '../store-error'
import { writeJournal } from '../journal/write-journal'

/** How much of a battle was copied. */
export interface CopiedBattle {
  readonly battle: string
  readonly entries: number
  /** The copy ends before this; `null` when it is whole. */
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
      const source = join(from.battles, battle)
      const target = join(to.battles, battle)
      const reading = await readJournal(disk, battlePaths.journal(source), { campaign: from.campaign, battle })
      if (!reading.ok) return reading
      const entries = reading.value?.entries ?? []
      const found = await readCheckpoint(disk, source, entries.length)
      if (!found.ok) return found
      await ensureDir(disk, target)
      if (reading.value !== null) await writeJournal(disk, battlePaths.journal(target), { campaign: to.campaign, battle }, entries)
      const checkpoint = found.value.checkpoint
      if (checkpoint !== null) await new DurableFile(disk, battlePaths.state(target), CHECKPOINT_KIND).replace(checkpoint)
      if ((await disk.stat(battlePaths.pending(source))) !== null) await disk.copy(battlePaths.pending(source), battlePaths.pending(target))
      await disk.syncDir(target)
      copied.push({ battle, entries: entries.length, damage: reading.value?.damage ?? null })
    }
    return ok(copied)
  } catch (error) {
    return err(toStoreError(error, from.battles))
  }
}
