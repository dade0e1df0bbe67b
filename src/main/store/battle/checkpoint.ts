import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { DurableDocument, type ReadDocument, type WriteGuard } from '../document/durable-document'
import { NO_MARK } from '../journal/mark'
import type { BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import type { StoreError } from '../store-error'
import { boundReader, boundTo, type BoundFile } from './bound-file'

/** The state of a battle after entry `seq`. Only an optimisation: the journal alone gives the same state. */
export interface Checkpoint<S> {
  readonly seq: number
  readonly state: S
}

/** A checkpoint as it is saved. `at` is the end of entry `seq`. */
export interface SavedCheckpoint<S> extends BoundFile {
  readonly state: S
}

/** The kind that a checkpoint file states. */
export const CHECKPOINT_KIND = 'battle-state'

/** The state is opaque to the store, and is passed through unchanged. */
export function checkpointReader<S>(ids: BattleIds): ReadDocument<SavedCheckpoint<S>> {
  return boundReader<SavedCheckpoint<S>>(ids, json =>
    'state' in json ? ok({ ...boundTo(ids, json.at), state: json.state as S }) : err({ code: 'invalid', at: 'state' })
  )
}

/** The checkpoint as a replaceable document. Call only when no refused file is in its place. */
export function openCheckpoint<S>(
  disk: Disk,
  battleDir: string,
  ids: BattleIds,
  guard: WriteGuard
): Promise<Result<DurableDocument<SavedCheckpoint<S | null>>, StoreError>> {
  return DurableDocument.open<SavedCheckpoint<S | null>>(disk, battlePaths.state(battleDir), {
    kind: CHECKPOINT_KIND,
    read: checkpointReader<S | null>(ids),
    fallback: () => ({ ...boundTo(ids, NO_MARK), state: null }),
    guard
  })
}
