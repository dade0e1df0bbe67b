import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { ensureDir } from '../disk/disk-steps'
import { DurableDocument, type ReadDocument, type WriteGuard } from '../document/durable-document'
import { DurableFile } from '../document/durable-file'
import { isSameMark, NO_MARK, type JournalMark } from '../journal/mark'
import type { BattleIds } from '../journal/segment'
import { battlePaths } from '../paths'
import { StoreError, toStoreError } from '../store-error'
import { boundReader, boundTo, readBound, type BoundFile } from './bound-file'

interface Held<P> extends BoundFile {
  readonly pending: P | null
}

const KIND = 'pending'

/** The unfinished command of a battle and the dice answered so far, so that no die is rolled twice after a crash. */
export class PendingStore<P> {
  /** The stored command could not be read and was set aside; tell the user that its dice must be asked for again. */
  readonly wasDamaged: boolean
  readonly #ids: BattleIds
  readonly #document: DurableDocument<Held<P>>

  private constructor(ids: BattleIds, document: DurableDocument<Held<P>>, wasDamaged: boolean) {
    this.#ids = ids
    this.#document = document
    this.wasDamaged = wasDamaged
  }

  /**
   * Call only for a battle that is open for writing. Errors: `newer-format`, `unreadable`. The previous generation is never used:
   * it may hold a command that was carried out long ago. Nor is a file that belongs to another battle.
   */
  static async open<P>(disk: Disk, battleDir: string, ids: BattleIds, guard?: WriteGuard): Promise<Result<PendingStore<P>, StoreError>> {
    const path = battlePaths.pending(battleDir)
    const open = (): ReturnType<typeof DurableDocument.open<Held<P>>> =>
      DurableDocument.open<Held<P>>(disk, path, {
        kind: KIND,
        read: heldReader<P>(ids),
        fallback: () => ({ ...boundTo(ids, NO_MARK), pending: null }),
        readsBackup: false,
        ...(guard === undefined ? {} : { guard })
      })
    try {
      await ensureDir(disk, battleDir)
      const document = await open()
      if (document.ok) return ok(new PendingStore(ids, document.value, false))
      if (!SET_ASIDE.has(document.error.code)) return document
      await guard?.()
      await new DurableFile(disk, path, KIND).setAside()
      const fresh = await open()
      return fresh.ok ? ok(new PendingStore(ids, fresh.value, true)) : fresh
    } catch (error) {
      return err(toStoreError(error, path))
    }
  }

  /** Whether the file holds a command, pending or completed. */
  get isEmpty(): boolean {
    return this.#document.value.pending === null
  }

  /** The command pending at the present end of the journal; `null` when there is none. Any later entry makes it stale. */
  waitingAt(end: JournalMark): P | null {
    const { at, pending } = this.#document.value
    return isSameMark(at, end) ? pending : null
  }

  /** The command pending before the last entry of the journal: the program may have been killed before it was kept for after that entry. */
  waitingBefore(end: JournalMark): P | null {
    const { at, pending } = this.#document.value
    return at.seq + 1 === end.seq && at.segment <= end.segment ? pending : null
  }

  /** `null` clears it. Resolves when durable; rejects with a StoreError, and then nothing has changed. */
  set(at: JournalMark, pending: P | null): Promise<void> {
    return this.#document.update({ ...boundTo(this.#ids, at), pending })
  }
}

/** Reads the pending command of a battle without opening it; `null` also when its file is invalid. Throws `newer-format`. */
export async function peekPending(disk: Disk, battleDir: string, ids: BattleIds, end: JournalMark): Promise<unknown> {
  const found = await readBound(disk, battlePaths.pending(battleDir), KIND, heldReader(ids))
  if (found === 'newer-format') throw new StoreError(found, battlePaths.pending(battleDir))
  return found !== null && typeof found !== 'string' && isSameMark(found.at, end) ? found.pending : null
}

const SET_ASIDE = new Set<StoreError['code']>(['damaged', 'invalid', 'wrong-owner'])

/** The contents are opaque to the store and are passed through unchanged. */
function heldReader<P>(ids: BattleIds): ReadDocument<Held<P>> {
  return boundReader<Held<P>>(ids, json =>
    'pending' in json ? ok({ ...boundTo(ids, json.at), pending: json.pending as P | null }) : err({ code: 'invalid', at: 'pending' })
  )
}
