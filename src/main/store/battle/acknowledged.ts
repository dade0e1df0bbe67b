import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { DurableDocument, type WriteGuard } from '../document/durable-document'
import { isSameMark, NO_MARK, type JournalMark } from '../journal/mark'
import type { BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import type { StoreError } from '../store-error'
import { boundReader, boundTo, type BoundFile } from './bound-file'

export const ACKNOWLEDGED_KIND = 'acknowledged'

export function acknowledgedReader(ids: BattleIds): ReturnType<typeof boundReader<BoundFile>> {
  return boundReader<BoundFile>(ids, ok)
}

/**
 * How far a journal was acknowledged, in a separate file: a journal truncated at the end of a line looks complete by itself. Updated when
 * a segment begins, when the battle closes, and within a second of every entry, never while a command waits.
 */
export class Acknowledged {
  readonly #ids: BattleIds
  readonly #document: DurableDocument<BoundFile>

  private constructor(ids: BattleIds, document: DurableDocument<BoundFile>) {
    this.#ids = ids
    this.#document = document
  }

  /** Call only when no refused file is in its place. */
  static async open(disk: Disk, battleDir: string, ids: BattleIds, guard: WriteGuard): Promise<Result<Acknowledged, StoreError>> {
    const document = await DurableDocument.open<BoundFile>(disk, battlePaths.acknowledged(battleDir), {
      kind: ACKNOWLEDGED_KIND,
      read: acknowledgedReader(ids),
      fallback: () => boundTo(ids, NO_MARK),
      guard
    })
    return document.ok ? ok(new Acknowledged(ids, document.value)) : err(document.error)
  }

  /** The newest mark was lost: rewrite it before anything else. */
  get wasLost(): boolean {
    return this.#document.source === 'backup'
  }

  /** Resolves when durable. */
  async advanceTo(mark: JournalMark): Promise<void> {
    const isWritten = !this.wasLost || !this.#document.isUnchanged
    if (!isWritten || !isSameMark(mark, this.#document.value.at)) await this.#document.update(boundTo(this.#ids, mark))
  }

  /** Resolves when everything asked for so far has settled. */
  idle(): Promise<void> {
    return this.#document.idle()
  }
}
