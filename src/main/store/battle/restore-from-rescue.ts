import { err, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { quarantineMove } from '../journal/quarantine'
import { readJournal } from '../journal/read-journal'
import type { StoredEntry } from '../journal/read-segment'
import type { BattleIds } from '../journal/segment'
import { findSwap, finishSwap, swapJournal } from '../journal/swap-journal'
import { battlePaths } from '../paths'
import { toStoreError, type StoreError } from '../store-error'
import { sidecarPaths } from './sidecars'
import { openBattle, type OpenBattle, type OpenBattleOptions } from './open-battle'

/**
 * The game master chose "continue from the last good entry": everything before the damage becomes a new journal; the damaged
 * files, and all files with a mark in the old journal, move to quarantine. Nothing is deleted. Does nothing to a battle that is not
 * damaged. Resolves with the battle as it opens afterwards. Errors as `openBattle`; the battle can then still be rescued.
 */
export async function restoreFromRescue<E extends StoredEntry, S>(
  disk: Disk,
  dir: string,
  ids: BattleIds,
  options: OpenBattleOptions = {}
): Promise<Result<OpenBattle<E, S>, StoreError>> {
  try {
    const opened = await openBattle<E, S>(disk, dir, ids, options)
    if (!opened.ok || opened.value.mode === 'writable') return opened
    await options.guard?.()
    if ((await findSwap(disk, dir)) !== null) await finishSwap(disk, dir)
    const reading = await readJournal(disk, battlePaths.journal(dir), ids)
    if (!reading.ok) return reading
    for (const path of sidecarPaths(dir)) if ((await disk.stat(path)) !== null) await quarantineMove(disk, dir, path)
    await swapJournal(disk, dir, ids, reading.value?.entries ?? [], options.limits)
    return await openBattle<E, S>(disk, dir, ids, options)
  } catch (error) {
    return err(toStoreError(error, dir))
  }
}
