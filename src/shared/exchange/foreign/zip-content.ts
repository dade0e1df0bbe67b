import { err, ok, type Result } from '../../kernel/result'
import { IMPORT_LIMITS, type ImportProblem } from '../import-problem'
import type { Inflate } from './foreign-file'
import { zipEntries } from './zip-entries'

const LOCAL = 0x04034b50
const LOCAL_BYTES = 30

/**
 * The content of the first entry of a ZIP archive whose name is `wanted`. One that states more bytes than a file may have is refused before
 * anything is unpacked, and one that holds more than it states, or is damaged, as `inconsistent`; the place is its name.
 */
export function zipContent(bytes: Uint8Array, wanted: RegExp, inflate: Inflate): Result<Uint8Array, ImportProblem> {
  const entry = zipEntries(bytes)?.find(({ name }) => wanted.test(name))
  if (entry === undefined) return err({ code: 'inconsistent', at: '' })
  const { name, at, packed, unpacked, method } = entry
  if (unpacked > IMPORT_LIMITS.bytes) return err({ code: 'too-large', at: name })
  const damaged = err<ImportProblem>({ code: 'inconsistent', at: name })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (at + LOCAL_BYTES > bytes.length || view.getUint32(at, true) !== LOCAL) return damaged
  const from = at + LOCAL_BYTES + view.getUint16(at + 26, true) + view.getUint16(at + 28, true)
  if (from + packed > bytes.length) return damaged
  const content = bytes.subarray(from, from + packed)
  const plain = method === 0 ? content : method === 8 ? inflate(content, Math.max(1, unpacked)) : null
  return plain?.length === unpacked ? ok(plain) : damaged
}
