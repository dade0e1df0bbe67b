import { CallFailure, type IpcError, type IpcErrorCode } from '@shared/ipc/calls'
import { StoreError, type StoreErrorCode } from '../store/store-error'

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
  'other-battles': 'damaged',
  'newer-format': 'newer-format',
  missing: 'not-found',
  'bad-id': 'not-found',
  exists: 'refused',
  closed: 'not-open',
  'out-of-order': 'internal',
  unencodable: 'internal'
} as const satisfies Record<StoreErrorCode, IpcErrorCode>

/**
 * A failure as it is sent to a window: a code, and the file it concerns; the screen has the words. Anything not thrown on purpose becomes
 * `internal`, and its text stays in the host.
 */
export function callErrorOf(error: unknown): IpcError {
  if (error instanceof CallFailure) return { code: error.code, detail: error.detail }
  if (error instanceof StoreError) return { code: CODE_OF_STORE_ERROR[error.code], detail: error.path }
  return { code: 'internal', detail: '' }
}
