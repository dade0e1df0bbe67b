import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib'
import { SHARE_MARK } from '@shared/exchange/foreign/recognise'
import type { ImportProblem } from '@shared/exchange/import-problem'
import { err, ok, type Result } from '@shared/kernel/result'

/** The longest text a code may hold, in bytes: many times the largest roster. */
const TEXT_MAX = 1024 * 1024

/** Encodes a text in letters, digits, dashes and dots, so that it survives chat and mail. */
export function shareCode(text: string): string {
  const packed = deflateRawSync(Buffer.from(text, 'utf8'), { level: 9 })
  return `${SHARE_MARK}${packed.toString('base64url')}.${checksum(packed)}`
}

/**
 * Decodes a share code. Anything that chat or mail puts around or inside it is ignored: words, quotation marks, line breaks, invisible
 * characters. A code that was cut short or mistyped is `inconsistent`.
 */
export function readShareCode(text: string): Result<Buffer, ImportProblem> {
  const words = text.replace(/[^A-Za-z0-9._-]+/gu, '')
  const plain = words.slice(Math.max(0, words.indexOf(SHARE_MARK)))
  const [, body, sum] = /^FLAGSHIP1\.([A-Za-z0-9_-]+)\.([0-9a-f]{8})/u.exec(plain) ?? []
  if (body === undefined) return err({ code: plain.startsWith(SHARE_MARK) ? 'inconsistent' : 'not-flagship', at: '' })
  const packed = Buffer.from(body, 'base64url')
  if (checksum(packed) !== sum) return err({ code: 'inconsistent', at: '' })
  try {
    return ok(inflateRawSync(packed, { maxOutputLength: TEXT_MAX }))
  } catch {
    return err({ code: 'too-large', at: '' })
  }
}

function checksum(bytes: Uint8Array): string {
  return crc32(bytes).toString(16).padStart(8, '0')
}
