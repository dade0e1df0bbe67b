import { inflateRawSync } from 'node:zlib'
import type { Inflate } from '@shared/exchange/foreign/foreign-file'

/** Unpacks a raw deflate stream; stops before more than `bytesMax` bytes exist. */
export const inflate: Inflate = (packed, bytesMax) => {
  try {
    return inflateRawSync(packed, { maxOutputLength: bytesMax })
  } catch {
    return null
  }
}
