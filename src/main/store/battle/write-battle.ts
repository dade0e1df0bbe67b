import type { Disk } from '../disk/disk'
import { ensureDir } from '../disk/disk-steps'
import type { StoredEntry } from '../journal/read-segment'
import type { BattleIds } from '../journal/segment'
import { writeJournal } from '../journal/write-journal'
import { battlePaths } from '../paths'
import { Acknowledged } from './acknowledged'
import { boundTo } from './bound-file'
import { openCheckpoint } from './checkpoint'
import { PendingStore } from './pending-store'

/** A complete battle to write. */
interface WholeBattle {
  readonly entries: readonly StoredEntry[]
  /** The state after the last entry; `null` to write no checkpoint. */
  readonly state?: unknown
  /** The pending command; `null` when there is none. */
  readonly pending?: unknown
}

/** Writes a battle into its own folder, durably. Rejects with a StoreError; what was written so far is then useless. */
export async function writeBattle(disk: Disk, dir: string, ids: BattleIds, battle: WholeBattle): Promise<void> {
  const { entries, state = null, pending = null } = battle
  await ensureDir(disk, dir)
  const end = await writeJournal(disk, battlePaths.journal(dir), ids, entries)
  const acknowledged = await Acknowledged.open(disk, dir, ids, NO_GUARD)
  if (!acknowledged.ok) throw acknowledged.error
  await acknowledged.value.advanceTo(end)
  if (state !== null) {
    const checkpoint = await openCheckpoint<unknown>(disk, dir, ids, NO_GUARD)
    if (!checkpoint.ok) throw checkpoint.error
    await checkpoint.value.update({ ...boundTo(ids, end), state })
  }
  if (pending !== null) {
    const pendings = await PendingStore.open<unknown>(disk, dir, ids)
    if (!pendings.ok) throw pendings.error
    await pendings.value.set(end, pending)
  }
  await disk.syncDir(dir)
}

/** No other program uses the folder yet. */
const NO_GUARD = (): Promise<void> => Promise.resolve()
