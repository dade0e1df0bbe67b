import { err, ok, type Result } from '@shared/kernel/result'
import { z } from 'zod'
import type { Log } from '../../platform/log'
import type { Disk } from '../disk/disk'
import type { StoreError } from '../store-error'
import { DurableDocument, type WriteGuard } from './durable-document'
import { DurableFile } from './durable-file'

/** A value that is restored at the next start. A failure to save it never prevents play. */
export interface KeptDocument<T> {
  readonly value: T | null
  /** Resolves when durable. Rejects with a StoreError, and then nothing has changed. */
  save(value: T): Promise<void>
}

interface KeptOptions<T> {
  readonly path: string
  readonly kind: string
  /** The field of the file that holds it, and its schema. */
  readonly field: string
  readonly schema: z.ZodType<T>
  readonly guard: WriteGuard
  /** Logged if it cannot be read. */
  readonly trouble: string
}

type Kept = Readonly<Record<string, unknown>>

/**
 * Opens a kept document. A damaged file is kept under another name, and the value is empty; one written by a newer program, or that cannot
 * be read, is left alone, and nothing is saved from then on.
 */
export async function openKept<T>(disk: Disk, log: Log, options: KeptOptions<T>): Promise<KeptDocument<T>> {
  const { path, kind, field, guard, trouble } = options
  const open = (): Promise<Result<DurableDocument<Kept>, StoreError>> =>
    DurableDocument.open<Kept>(disk, path, { kind, read: readerOf(options), fallback: () => ({ format: 1, [field]: null }), guard })
  const opened = await open()
  if (opened.ok) return keptIn(opened.value, field)
  log(trouble, opened.error)
  if (opened.error.code !== 'damaged' && opened.error.code !== 'invalid') return unkept(opened.error)
  try {
    await guard()
    await new DurableFile(disk, path, kind).setAside()
  } catch {
    return unkept(opened.error)
  }
  const fresh = await open()
  return fresh.ok ? keptIn(fresh.value, field) : unkept(fresh.error)
}

function keptIn<T>(document: DurableDocument<Kept>, field: string): KeptDocument<T> {
  return {
    get value() {
      // `readerOf` accepts nothing else.
      return document.value[field] as T | null
    },
    save: value => document.update({ format: 1, [field]: value })
  }
}

function unkept<T>(error: StoreError): KeptDocument<T> {
  return { value: null, save: () => Promise.reject(error) }
}

function readerOf<T>({ field, schema }: KeptOptions<T>) {
  const whole = z.strictObject({ format: z.literal(1), [field]: schema.nullable() })
  return (json: unknown): Result<Kept, { readonly code: 'invalid' | 'newer-format'; readonly at: string }> => {
    const parsed = whole.safeParse(json)
    if (parsed.success) return ok(parsed.data)
    const isNewer = typeof json === 'object' && json !== null && 'format' in json && typeof json.format === 'number' && json.format > 1
    return err({ code: isNewer ? 'newer-format' : 'invalid', at: parsed.error.issues[0]?.path.join('.') ?? '' })
  }
}
