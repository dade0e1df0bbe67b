import { basename, dirname, join } from 'node:path'
import { err, ok, type Result } from '@shared/kernel/result'
import { decodeDocument, encodeDocument } from './document-format'
import type { Disk } from '../disk/disk'
import { listIfThere, readIfThere, removeTemps, tempPath, unlinkIfThere, writeNewFile } from '../disk/disk-steps'
import { StoreError, toStoreError, unreadable } from '../store-error'

/** The value of a file, and which of its two generations it came from. */
export interface FileReading {
  readonly json: unknown
  readonly source: 'file' | 'backup'
}

/** Path of the previous generation. */
export function backupPath(path: string): string {
  return `${path}.bak`
}

/**
 * One JSON document on disk, replaced atomically, with the previous generation beside it (`.bak`).
 * At every moment, whatever fails, a good generation is in place. Not safe for two callers at once: put a queue in front.
 */
export class DurableFile {
  readonly path: string
  readonly #disk: Disk
  readonly #kind: string
  readonly #readsBackup: boolean
  /** Names of what `read` found damaged. A damaged file must not push the good `.bak` out, and the bytes of neither may be lost. */
  #damaged: readonly string[] = []

  /** `readsBackup: false` for a document whose previous generation is wrong, not just old, once a newer one was written. */
  constructor(disk: Disk, path: string, kind: string, readsBackup = true) {
    this.#disk = disk
    this.path = path
    this.#kind = kind
    this.#readsBackup = readsBackup
  }

  /** `null` only when neither generation exists. Errors: `damaged` (both), `newer-format`, `unreadable`. Writes nothing. */
  async read(): Promise<Result<FileReading | null, StoreError>> {
    try {
      this.#damaged = []
      const file = await this.#generation(this.path)
      if (file !== null && (file.ok || file.error.code !== 'damaged')) return file.ok ? ok({ json: file.value, source: 'file' }) : file
      const backup = this.#readsBackup ? await this.#generation(backupPath(this.path)) : null
      this.#damaged = [...(file === null ? [] : [this.path]), ...(backup?.ok === false ? [backupPath(this.path)] : [])]
      if (backup?.ok === true) return ok({ json: backup.value, source: 'backup' })
      if (backup?.ok === false && backup.error.code !== 'damaged') return backup
      return file ?? backup ?? ok(null)
    } catch (error) {
      return err(unreadable(error, this.path))
    }
  }

  /** Prepares a file for writing after it was read: removes half-written files and makes what was read durable. */
  async settle(): Promise<void> {
    const dir = dirname(this.path)
    await removeTemps(this.#disk, dir, basename(this.path))
    if ((await this.#disk.stat(dir)) !== null) await this.#disk.syncDir(dir)
  }

  /** Gives a damaged file another name, so that a new one can take its place. Its bytes are kept. Rejects with a StoreError. */
  async setAside(): Promise<void> {
    try {
      for (const path of [this.path, backupPath(this.path)]) {
        if ((await this.#disk.stat(path)) !== null) await this.#disk.rename(path, await this.#damagedPath())
      }
      await this.#disk.syncDir(dirname(this.path))
      this.#damaged = []
    } catch (error) {
      throw toStoreError(error, this.path)
    }
  }

  /** Resolves when the new value is durable. On failure rejects with a StoreError and the old value is still what the disk holds. */
  async replace(value: unknown): Promise<void> {
    let bytes: Buffer
    try {
      bytes = encodeDocument(this.#kind, value)
    } catch (error) {
      throw new StoreError('unencodable', this.path, error instanceof Error ? error.message : '', { cause: error })
    }
    await this.replaceBytes(bytes)
  }

  /** As `replace`, with bytes already encoded as a document. */
  async replaceBytes(bytes: Uint8Array): Promise<void> {
    const temp = tempPath(this.path)
    try {
      await writeNewFile(this.#disk, temp, bytes)
      await this.#keepDamaged()
      const isFirst = !(await this.#rotate())
      await this.#disk.rename(temp, this.path)
      await this.#disk.syncDir(dirname(this.path)).catch(async (error: unknown) => {
        await this.#putBack(isFirst)
        throw error
      })
      this.#damaged = []
    } catch (error) {
      await this.#disk.unlink(temp).catch(() => undefined)
      throw toStoreError(error, this.path)
    }
  }

  /** Gives a rejected file a second name, durably, before another takes its place. */
  async #keepDamaged(): Promise<void> {
    if (this.#damaged.length === 0) return
    for (const path of this.#damaged) {
      if ((await this.#disk.stat(path)) !== null) await this.#disk.link(path, await this.#damagedPath())
    }
    await this.#disk.syncDir(dirname(this.path))
  }

  /** Gives the present file, unless it is damaged, its second name `.bak`. False when there is no present file. */
  async #rotate(): Promise<boolean> {
    if ((await this.#disk.stat(this.path)) === null) return false
    if (this.#damaged.includes(this.path)) return true
    const temp = tempPath(backupPath(this.path))
    await unlinkIfThere(this.#disk, temp)
    await this.#disk.link(this.path, temp)
    await this.#disk.rename(temp, backupPath(this.path))
    // Renaming one name of a file over another of the same file does nothing; a crash may have left `.bak` that way.
    await unlinkIfThere(this.#disk, temp)
    return true
  }

  /** The new name may or may not be durable and will not be reported as saved: restore the old value. Best effort. */
  async #putBack(isFirst: boolean): Promise<void> {
    try {
      if (isFirst) await this.#disk.unlink(this.path)
      else {
        const temp = tempPath(this.path)
        await this.#disk.link(backupPath(this.path), temp)
        await this.#disk.rename(temp, this.path)
      }
      await this.#disk.syncDir(dirname(this.path))
    } catch {
      // The caller gets the first failure. Either value is complete and has a name.
    }
  }

  async #generation(path: string): Promise<Result<unknown, StoreError> | null> {
    const bytes = await readIfThere(this.#disk, path)
    if (bytes === null) return null
    const decoded = decodeDocument(this.#kind, bytes)
    return decoded.ok ? decoded : err(new StoreError(decoded.error.code, path, decoded.error.detail))
  }

  /** An unused name for rejected bytes. They are never deleted. */
  async #damagedPath(): Promise<string> {
    const dir = dirname(this.path)
    const taken = new Set(((await listIfThere(this.#disk, dir)) ?? []).map(entry => entry.name))
    for (let count = 1; ; count++) {
      const name = `${basename(this.path)}.damaged-${count}`
      if (!taken.has(name)) return join(dir, name)
    }
  }
}
