/** An entry of a ZIP archive, as its directory states it. */
interface ZipEntry {
  readonly name: string
  /** 0 stored, 8 deflated. */
  readonly method: number
  readonly packed: number
  readonly unpacked: number
  /** Where its own header begins. */
  readonly at: number
}

const END = 0x06054b50
const ENTRY = 0x02014b50
const END_BYTES = 22
const ENTRY_BYTES = 46
/** The longest comment an archive may end with. */
const COMMENT_MAX = 0xffff
/** More entries than any file that is recognised needs to show. */
const ENTRIES_MAX = 2_000

/** Whether a file begins as a ZIP archive, also an empty one. */
export function isZip(bytes: Uint8Array): boolean {
  return bytes[0] === 0x50 && bytes[1] === 0x4b && ((bytes[2] === 3 && bytes[3] === 4) || (bytes[2] === 5 && bytes[3] === 6))
}

/** The directory of a ZIP archive, as far as it can be read. Nothing is unpacked. Null where there is no directory. */
export function zipEntries(bytes: Uint8Array): readonly ZipEntry[] | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const end = endOf(view)
  if (end < 0) return null
  const entries: ZipEntry[] = []
  const count = Math.min(view.getUint16(end + 10, true), ENTRIES_MAX)
  let at = view.getUint32(end + 16, true)
  while (entries.length < count && at + ENTRY_BYTES <= end && view.getUint32(at, true) === ENTRY) {
    const nameLength = view.getUint16(at + 28, true)
    const name = bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength)
    entries.push({
      name: String.fromCharCode(...name.subarray(0, 256)),
      method: view.getUint16(at + 10, true),
      packed: view.getUint32(at + 20, true),
      unpacked: view.getUint32(at + 24, true),
      at: view.getUint32(at + 42, true)
    })
    at += ENTRY_BYTES + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true)
  }
  return entries
}

function endOf(view: DataView): number {
  const least = Math.max(0, view.byteLength - END_BYTES - COMMENT_MAX)
  for (let at = view.byteLength - END_BYTES; at >= least; at -= 1) if (view.getUint32(at, true) === END) return at
  return -1
}
