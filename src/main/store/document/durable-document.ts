import { Low, type Adapter } from 'lowdb'
import { err, ok, type Result } from '@shared/kernel/result'
import type { Disk } from '../disk/disk'
import { DurableFile, type FileReading } from './durable-file'
import { SerialQueue } from '../serial-queue'
import { StoreError, toStoreError, type StoreErrorCode } from '../store-error'

/** Rejects (with `lost-lock`) when this program may no longer write. */
export type WriteGuard = () => Promise<void>

/** Parses unknown JSON into a document, or returns the reason and the path. */
export type ReadDocument<T> = (json: unknown) => Result<T, { readonly code: StoreErrorCode; readonly at: string }>

export interface DocumentOptions<T extends object> {
  /** The kind that the file must state; any other is `damaged`. */
  readonly kind: string
  readonly read: ReadDocument<T>
  /** The value of a document that was never saved, when neither the file nor its `.bak` exists; without it the error is `missing`. */
  readonly fallback?: () => T
  readonly guard?: WriteGuard
  /** False: see `DurableFile`. */
  readonly readsBackup?: boolean
}

/** Adapts a durable file to lowdb. `read` rejects with a StoreError, and never returns `null` for a file that cannot be read. */
export class DurableAdapter<T extends object> implements Adapter<T> {
  /** The result of the last `read`. */
  reading: FileReading | null = null
  readonly #file: DurableFile
  readonly #options: DocumentOptions<T>

  constructor(disk: Disk, path: string, options: DocumentOptions<T>) {
    this.#file = new DurableFile(disk, path, options.kind, options.readsBackup)
    this.#options = options
  }

  readonly read = async (): Promise<T | null> => {
    const reading = await this.#file.read()
    if (!reading.ok) throw reading.error
    const parsed = reading.value === null ? null : this.#options.read(reading.value.json)
    if (parsed?.ok === false) throw new StoreError(parsed.error.code, this.#file.path, parsed.error.at)
    await this.#file.settle()
    this.reading = reading.value
    return parsed === null ? null : parsed.value
  }

  readonly write = async (value: T): Promise<void> => {
    await this.#options.guard?.()
    await this.#file.replace(value)
  }
}

/** A small document: one value in memory, always the last durable one. */
export class DurableDocument<T extends object> {
  readonly #low: Low<T>
  readonly #queue = new SerialQueue()
  readonly #source: 'file' | 'backup' | 'fallback'
  readonly #stored: unknown
  #changed = false

  private constructor(low: Low<T>, reading: FileReading | null) {
    this.#low = low
    this.#source = reading?.source ?? 'fallback'
    this.#stored = reading?.json
  }

  /** Errors: `damaged` (both generations), `newer-format`, `unreadable`, `missing` (without a fallback), or what `read` answered. */
  static async open<T extends object>(
    disk: Disk,
    path: string,
    options: DocumentOptions<T>
  ): Promise<Result<DurableDocument<T>, StoreError>> {
    const adapter = new DurableAdapter(disk, path, options)
    try {
      const value = (await adapter.read()) ?? options.fallback?.()
      if (value === undefined) return err(new StoreError('missing', path))
      return ok(new DurableDocument(new Low<T>(adapter, value), adapter.reading))
    } catch (error) {
      return err(toStoreError(error, path))
    }
  }

  get value(): T {
    return this.#low.data
  }

  /** Where the value came from at opening. `backup`: the file itself was damaged or gone, and the last change may be missing: say so. */
  get source(): 'file' | 'backup' | 'fallback' {
    return this.#source
  }

  /** Nothing has changed since opening. */
  get isUnchanged(): boolean {
    return !this.#changed
  }

  /** The JSON as it was found at opening; at first differs from `value` when `read` brought an older format up to date. */
  get stored(): unknown {
    return this.#stored
  }

  /**
   * Resolves when `next` is durable; only then does `value` change. Changes run one at a time, in order.
   * Rejects with a StoreError; memory and disk are then as before.
   */
  update(next: T | ((current: T) => T)): Promise<void> {
    return this.#queue.run(async () => {
      const value = typeof next === 'function' ? next(this.#low.data) : next
      await this.#low.adapter.write(value)
      this.#low.data = value
      this.#changed = true
    })
  }

  /** Resolves when every change requested so far has settled. */
  idle(): Promise<void> {
    return this.#queue.run(() => Promise.resolve())
  }
}
