import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { readIfThere } from '../disk/disk-steps'
import { decodeDocument } from '../document/document-format'
import { DurableDocument, type ReadDocument, type WriteGuard } from '../document/durable-document'
import { backupPath } from '../document/durable-file'
import { battlePaths } from '../paths'
import { StoreError } from '../store-error'

/** The state of a battle after entry `seq`. Only a shortcut: the journal alone gives the same state. */
export interface Checkpoint<S> {
  readonly seq: number
  readonly state: S
}

export type CheckpointFault = 'damaged' | 'unreadable' | 'ahead-of-journal'

/** A checkpoint that must not be used. */
export interface RefusedCheckpoint {
  readonly path: string
  readonly why: CheckpointFault
}

export interface CheckpointReading<S> {
  readonly checkpoint: Checkpoint<S> | null
  readonly refused: readonly RefusedCheckpoint[]
}

/** The kind that a checkpoint file states. */
export const CHECKPOINT_KIND = 'battle-state'

/**
 * The newest good checkpoint of a battle whose journal ends with entry `lastSeq`. One that is ahead of the journal belongs to entries
 * that are gone, and is refused. Writes nothing. Error: `newer-format`.
 */
export async function readCheckpoint<S>(disk: Disk, battleDir: string, lastSeq: number): Promise<Result<CheckpointReading<S>, StoreError>> {
  const refused: RefusedCheckpoint[] = []
  let checkpoint: Checkpoint<S> | null = null
  for (const path of [battlePaths.state(battleDir), backupPath(battlePaths.state(battleDir))]) {
    const found = await readOne<S>(disk, path)
    if (found === null) continue
    if (found === 'newer-format') return err(new StoreError('newer-format', path))
    const fault = typeof found === 'string' ? found : checkpointFault(found, lastSeq)
    if (fault !== null) refused.push({ path, why: fault })
    else if (typeof found !== 'string') checkpoint ??= found
  }
  return ok({ checkpoint: checkpoint === null || checkpoint.seq === 0 ? null : checkpoint, refused })
}

/** Why a readable checkpoint may not stand beside a journal that ends with entry `lastSeq`; `null` when it may. */
export function checkpointFault(checkpoint: Checkpoint<unknown>, lastSeq: number): CheckpointFault | null {
  return checkpoint.seq > lastSeq ? 'ahead-of-journal' : null
}

/** The checkpoint as a replaceable document. Call only when no refused file is in its place. */
export function openCheckpoint<S>(
  disk: Disk,
  battleDir: string,
  guard: WriteGuard
): Promise<Result<DurableDocument<Checkpoint<S | null>>, StoreError>> {
  return DurableDocument.open<Checkpoint<S | null>>(disk, battlePaths.state(battleDir), {
    kind: CHECKPOINT_KIND,
    read: readShape<S | null>,
    fallback: () => ({ seq: 0, state: null }),
    guard
  })
}

async function readOne<S>(disk: Disk, path: string): Promise<Checkpoint<S> | 'damaged' | 'unreadable' | 'newer-format' | null> {
  let bytes: Uint8Array | null
  try {
    bytes = await readIfThere(disk, path)
  } catch {
    return 'unreadable'
  }
  if (bytes === null) return null
  const decoded = decodeDocument(CHECKPOINT_KIND, bytes)
  if (!decoded.ok) return decoded.error.code
  const shaped = readShape<S>(decoded.value)
  return shaped.ok ? shaped.value : 'damaged'
}

/** The state is the host's own business, and its bytes are passed through unchanged. */
function readShape<S>(json: unknown): ReturnType<ReadDocument<Checkpoint<S>>> {
  if (typeof json !== 'object' || json === null || !('state' in json)) return err({ code: 'invalid', at: 'state' })
  if (!('seq' in json) || typeof json.seq !== 'number' || !Number.isSafeInteger(json.seq) || json.seq < 0)
    return err({ code: 'invalid', at: 'seq' })
  return ok({ seq: json.seq, state: json.state as S })
}
