import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from './disk/disk'
import { DurableDocument, type ReadDocument, type WriteGuard } from './document/durable-document'
import { DurableFile } from './document/durable-file'
import { paths } from './paths'
import type { StoreError } from './store-error'

export interface SettingsOptions<T extends object> {
  readonly read: ReadDocument<T>
  /** The settings of a first start. */
  readonly fallback: () => T
  readonly guard?: WriteGuard
}

const KIND = 'settings'

/** The settings of the program. */
export class SettingsStore<T extends object> {
  readonly #document: DurableDocument<T>

  private constructor(document: DurableDocument<T>) {
    this.#document = document
  }

  /** Errors: as `DurableDocument.open`. Settings that cannot be read are refused, not replaced: see `startOver`. */
  static async open<T extends object>(
    disk: Disk,
    dataDir: string,
    options: SettingsOptions<T>
  ): Promise<Result<SettingsStore<T>, StoreError>> {
    const document = await DurableDocument.open(disk, paths.settings(dataDir), { kind: KIND, ...options })
    return document.ok ? ok(new SettingsStore(document.value)) : err(document.error)
  }

  /** The user chose to start over with default settings. The old files are kept under another name. Rejects with a StoreError. */
  static async startOver<T extends object>(
    disk: Disk,
    dataDir: string,
    options: SettingsOptions<T>
  ): Promise<Result<SettingsStore<T>, StoreError>> {
    await options.guard?.()
    await new DurableFile(disk, paths.settings(dataDir), KIND).setAside()
    return SettingsStore.open(disk, dataDir, options)
  }

  get value(): T {
    return this.#document.value
  }

  /** Resolves when durable; rejects with a StoreError, and then nothing has changed. */
  update(next: T | ((current: T) => T)): Promise<void> {
    return this.#document.update(next)
  }
}
