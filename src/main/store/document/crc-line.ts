import { crc32 } from 'node:zlib'

/**
 * One checked line: eight lower-case hex digits (CRC-32 of the JSON text), one space, the JSON text, one line feed.
 * The JSON text never contains a line feed or a zero byte: JSON escapes both inside strings.
 */
export function encodeLine(json: string): Buffer {
  const text = Buffer.from(json, 'utf8')
  return Buffer.concat([Buffer.from(`${hexOf(crc32(text))} `, 'latin1'), text, LINE_END])
}

/** The contents of a line with a valid checksum. */
interface CheckedLine {
  readonly json: unknown
  /** The line was written in the same write as the line before it: its JSON text begins with a space. */
  readonly continues: boolean
}

/** Reads a line without its line feed, in `file` from byte `start` to `end`; `null` if it is invalid. */
export function decodeLine(file: Uint8Array, start = 0, end = file.length): CheckedLine | null {
  const bytes = asBuffer(file)
  const textStart = start + PREFIX_LENGTH
  if (textStart >= end || bytes[textStart - 1] !== SPACE) return null
  if (checksumAt(bytes, start) !== crc32(bytes.subarray(textStart, end))) return null
  try {
    return { json: JSON.parse(bytes.toString('utf8', textStart, end)) as unknown, continues: bytes[textStart] === SPACE }
  } catch {
    return null
  }
}

/** The byte that ends a line. */
export const LINE_FEED = 0x0a
const SPACE = 0x20
const HEX_LENGTH = 8
const PREFIX_LENGTH = HEX_LENGTH + 1
const HEX_DIGITS = '0123456789abcdef'
/** What each byte counts as a digit; NaN for any other. */
const DIGIT_OF = Float64Array.from({ length: 256 }, (_, byte) => {
  const digit = HEX_DIGITS.indexOf(String.fromCharCode(byte))
  return digit < 0 ? NaN : digit
})
const LINE_END = Buffer.from([LINE_FEED])

function hexOf(crc: number): string {
  return crc.toString(16).padStart(HEX_LENGTH, '0')
}

/** The number the eight digits from `start` stand for; NaN where they are not lower-case hex. Read as bytes: a string each is slow. */
function checksumAt(bytes: Buffer, start: number): number {
  let sum = 0
  for (let i = start; i < start + HEX_LENGTH; i += 1) sum = sum * HEX_DIGITS.length + (DIGIT_OF[bytes[i] ?? 0] ?? NaN)
  return sum
}

/** The same memory as a Buffer. */
export function asBuffer(bytes: Uint8Array): Buffer {
  return Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
}
