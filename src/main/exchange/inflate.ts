import { constants, gunzipSync, inflateRawSync } from 'node:zlib'
import type { Inflate } from '@shared/exchange/foreign/foreign-file'

/** How much of a packed file is unpacked to see what it is, and how much that may become. */
const HEAD = { packed: 16 * 1024, bytes: 4 * 1024 * 1024 } as const

/** Unpacks a raw deflate stream; stops before more than `bytesMax` bytes exist. */
export const inflate: Inflate = (packed, bytesMax) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: bytesMax })
  } catch {
    return null
  }
}

/** What a file packed with gzip begins with; null for any other file. */
export function packedHead(bytes: Uint8Array): Uint8Array | null {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return null
  try {
    return gunzipSync(bytes.subarray(0, HEAD.packed), { finishFlush: constants.Z_SYNC_FLUSH, maxOutputLength: HEAD.bytes })
  } catch {
    return null
  }
}
