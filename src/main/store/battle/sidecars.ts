import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import type { ReadDocument } from '../document/durable-document'
import { backupPath } from '../document/durable-file'
import type { JournalMark } from '../journal/mark'
import type { BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import { StoreError, toStoreError } from '../store-error'
import { ACKNOWLEDGED_KIND, acknowledgedReader } from './acknowledged'
import { readLastAcknowledged } from './last-acknowledged'
import { readBound, type BoundFault, type BoundFile } from './bound-file'
import { CHECKPOINT_KIND, checkpointReader, type Checkpoint, type SavedCheckpoint } from './checkpoint'

/** A file beside a journal that must not be used. */
interface RefusedFile {
  readonly path: string
  readonly why: BoundFault
}

/** Marks from the files beside a journal, newest first. */
export interface Sidecars<S> {
  /** The newest checkpoint that belongs to this battle. Usable only if its mark matches. */
  readonly checkpoint: Checkpoint<S> | null
  readonly marks: readonly { readonly path: string; readonly at: JournalMark }[]
  readonly refused: readonly RefusedFile[]
  /**
   * The file whose newest mark is lost although there was one; null when there is none. A crash never leaves only the previous generation
   * of `acknowledged.json`, and no mark is written before there is a `last-acknowledged.jsonl`.
   */
  readonly lostMark: string | null
}

/** Reads the checkpoint and the acknowledged mark, both generations of each. Writes nothing. Error: `newer-format`. */
export async function readSidecars<S>(disk: Disk, battleDir: string, ids: BattleIds): Promise<Result<Sidecars<S>, StoreError>> {
  const refused: RefusedFile[] = []
  const marks: { readonly path: string; readonly at: JournalMark }[] = []
  const look = async <T extends BoundFile>(path: string, kind: string, read: ReadDocument<T>): Promise<T | null> => {
    const found = await readBound(disk, path, kind, read)
    if (found === 'newer-format') throw new StoreError('newer-format', path)
    if (typeof found === 'string') refused.push({ path, why: found })
    if (found === null || typeof found === 'string') return null
    marks.push({ path, at: found.at })
    return found
  }
  try {
    const checkpoints: SavedCheckpoint<S>[] = []
    for (const path of generations(battlePaths.state(battleDir))) {
      const found = await look(path, CHECKPOINT_KIND, checkpointReader<S>(ids))
      if (found !== null && found.at.seq > 0) checkpoints.push(found)
    }
    const [last, before] = generations(battlePaths.acknowledged(battleDir)).map(path =>
      look(path, ACKNOWLEDGED_KIND, acknowledgedReader(ids))
    )
    const isLost = (await last) === null && (await before) !== null
    const isMarked = marks.length > 0
    const path = battlePaths.lastAcknowledged(battleDir)
    const toTheEntry = await readLastAcknowledged(disk, battleDir, ids)
    if (typeof toTheEntry === 'object') marks.push({ path, at: toTheEntry.at })
    else if (toTheEntry !== 'missing' && toTheEntry !== 'torn') refused.push({ path, why: toTheEntry })
    const newest = checkpoints[0]
    return ok({
      checkpoint: newest === undefined ? null : { seq: newest.at.seq, state: newest.state },
      marks,
      refused,
      lostMark: isLost
        ? battlePaths.acknowledged(battleDir)
        : isMarked && typeof toTheEntry === 'string' && toTheEntry !== 'torn'
          ? path
          : null
    })
  } catch (error) {
    return err(toStoreError(error, battleDir))
  }
}

/** Every file with a mark in the journal, whether it exists or not. */
export function sidecarPaths(battleDir: string): readonly string[] {
  return [
    ...generations(battlePaths.state(battleDir)),
    ...generations(battlePaths.acknowledged(battleDir)),
    battlePaths.lastAcknowledged(battleDir)
  ]
}

function generations(path: string): readonly string[] {
  return [path, backupPath(path)]
}
