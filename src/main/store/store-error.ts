import { err, ok, type Result } from '@shared/kernel/result'

/** Why the store failed. A closed list: the screen has a sentence for each. */
export const STORE_ERROR_CODES = [
  'disk-full',
  'io',
  'no-permission',
  'lost-lock',
  'damaged',
  'newer-format',
  'unreadable',
  'missing',
  'exists',
  'not-a-campaign',
  'invalid',
  'wrong-owner',
  'other-battles',
  'bad-id',
  'out-of-order',
  'unencodable',
  'closed'
] as const

export type StoreErrorCode = (typeof STORE_ERROR_CODES)[number]

/**
 * A failure of the store. `path` is the file concerned; `detail` is the place in it, or the system's error (for the log, not for the
 * screen).
 */
export class StoreError extends Error {
  readonly code: StoreErrorCode
  readonly path: string
  readonly detail: string

  constructor(code: StoreErrorCode, path: string, detail = '', options?: { readonly cause?: unknown }) {
    super(`${code}: ${path}${detail === '' ? '' : ` (${detail})`}`, options)
    this.name = 'StoreError'
    this.code = code
    this.path = path
    this.detail = detail
  }
}

const CODE_OF_ERRNO: Readonly<Record<string, StoreErrorCode>> = {
  ENOSPC: 'disk-full',
  EDQUOT: 'disk-full',
  EFBIG: 'disk-full',
  EACCES: 'no-permission',
  EPERM: 'no-permission',
  EROFS: 'no-permission',
  ENOTPLAIN: 'unreadable',
  ENOENT: 'missing',
  EEXIST: 'exists'
}

/** Maps a disk error. A StoreError passes through unchanged; anything unknown is `io`. */
export function toStoreError(error: unknown, path: string): StoreError {
  if (error instanceof StoreError) return error
  const errno = errnoOf(error)
  return new StoreError((errno === undefined ? undefined : CODE_OF_ERRNO[errno]) ?? 'io', path, messageOf(error), { cause: error })
}

/** Runs a disk action and returns its failure, for this file, as a result. */
export async function attempt<T>(about: string, action: () => Promise<T>): Promise<Result<T, StoreError>> {
  try {
    return ok(await action())
  } catch (error) {
    return err(toStoreError(error, about))
  }
}

/** A file that exists but cannot be read. Distinct from `missing` so that it is never treated as empty. */
export function unreadable(error: unknown, path: string): StoreError {
  return error instanceof StoreError ? error : new StoreError('unreadable', path, messageOf(error), { cause: error })
}

/** The system's error code (`ENOSPC`), if there is one. */
export function errnoOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined
  return typeof error.code === 'string' ? error.code : undefined
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
