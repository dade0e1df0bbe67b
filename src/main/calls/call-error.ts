import type { IpcError, IpcErrorCode } from '@shared/ipc/calls'
import { CallFailure } from '@shared/ipc/calls'
import type { StoreErrorCode } from '../store/store-error'
import { StoreError } from '../store/store-error'

const CODE_OF_STORE_ERROR = {
  'disk-full': 'disk-full',
  io: 'io',
  'no-permission': 'io',
  unreadable: 'io',
  'lost-lock': 'locked',
  damaged: 'damaged',
  'not-a-campaign': 'damaged',
  invalid: 'damaged',
  'wrong-owner': 'damaged',
  'newer-format': 'newer-format',
  missing: 'not-found',
  'bad-id': 'not-found',
  exists: 'refused',
  closed: 'not-open',
  'out-of-order': 'internal',
  unencodable: 'internal'
} as const satisfies Record<StoreErrorCode, IpcErrorCode>

/**
 * A failure as it crosses the wall: a code, and the file it is about; the screen has the words. Whatever was not failed on purpose is
 * `internal`, and its text stays on this side.
 */
export function callErrorOf(error: unknown): IpcError {
  if (error instanceof CallFailure) return { code: error.code, detail: error.detail }
  if (error instanceof StoreError) return { code: CODE_OF_STORE_ERROR[error.code], detail: error.path }
  return { code: 'internal', detail: '' }
}
