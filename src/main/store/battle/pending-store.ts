import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { ensureDir } from '../disk/disk-steps'
import { DurableDocument, type WriteGuard } from '../document/durable-document'
import { DurableFile } from '../document/durable-file'
import { battlePaths } from '../paths'
import { toStoreError, type StoreError } from '../store-error'

interface Held<P> {
  readonly pending: P | null
}

const KIND = 'pending'

/** The unfinished command of a battle and the dice answered so far, so that no die is rolled twice after a crash. */
export class PendingStore<P> {
  /** The stored command could not be read and was set aside; tell the user that its dice must be asked for again. */
  readonly wasDamaged: boolean
  readonly #document: DurableDocument<Held<P>>

  private constructor(document: DurableDocument<Held<P>>, wasDamaged: boolean) {
    this.#document = document
    this.wasDamaged = wasDamaged
  }

  /**
   * Call only for a battle that is open for writing. Errors: `newer-format`, `unreadable`. The generation before the last is never used:
   * it may be a command that has long been carried out.
   */
  static async open<P>(disk: Disk, battleDir: string, guard?: WriteGuard): Promise<Result<PendingStore<P>, StoreError>> {
    const path = battlePaths.pending(battleDir)
    const open = (): ReturnType<typeof DurableDocument.open<Held<P>>> =>
      DurableDocument.open<Held<P>>(disk, path, {
        kind: KIND,
        read: readHeld<P>,
        fallback: () => ({ pending: null }),
        readsBackup: false,
        ...(guard === undefined ? {} : { guard })
      })
    try {
      await ensureDir(disk, battleDir)
      const document = await open()
      if (document.ok) return ok(new PendingStore(document.value, false))
      if (document.error.code !== 'damaged') return document
      await guard?.()
      await new DurableFile(disk, path, KIND).setAside()
      const fresh = await open()
      return fresh.ok ? ok(new PendingStore(fresh.value, true)) : fresh
    } catch (error) {
      return err(toStoreError(error, path))
    }
  }

  /** `null` when nothing is unfinished. */
  get value(): P | null {
    return this.#document.value.pending
  }

  /** `null` clears it. Resolves when durable; rejects with a StoreError, and then nothing has changed. */
  set(pending: P | null): Promise<void> {
    return this.#document.update({ pending })
  }
}

/** The contents are the host's own business and are passed through unchanged. */
function readHeld<P>(json: unknown): Result<Held<P>, { readonly code: 'damaged'; readonly at: string }> {
  if (typeof json !== 'object' || json === null || !('pending' in json)) return err({ code: 'damaged', at: 'pending' })
  return ok({ pending: json.pending as P | null })
}
