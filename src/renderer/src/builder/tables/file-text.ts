/** The largest file that is looked at: the largest table, in two bytes a sign. */
const BYTES_MAX = 4_000_000

/**
 * The text of a table that a spreadsheet has saved: UTF-8, UTF-16 with its mark, or else the code page of western Windows, which Excel
 * still writes. Null for a file that is no text, or too large for one.
 */
export async function fileText(file: Blob): Promise<string | null> {
  if (file.size > BYTES_MAX) return null
  const bytes = new Uint8Array(await file.arrayBuffer())
  const text = decoded(bytes)
  return text.includes('\0') ? null : text
}

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
