const SECTIONS_AT = 8
const MEMORY_SECTION = 5
const HAS_MAXIMUM = 1
const SEVEN_BITS = 0x7f
const MORE = 0x80

/**
 * Limits the memory of a WebAssembly program to this many pages of 64 KiB; V8's heap limit does not cover that memory. Throws if the
 * program has no memory of its own, or starts with more.
 */
export function withMemoryLimit(program: Uint8Array, pagesMax: number): Uint8Array<ArrayBuffer> {
  for (let at = SECTIONS_AT; at < program.length;) {
    const size = numberAt(program, at + 1)
    if (program[at] === MEMORY_SECTION) {
      const before = program.subarray(0, at)
      const section = program.subarray(size.end, size.end + size.value)
      return joined(before, sectionOf(limited(section, pagesMax)), program.subarray(size.end + size.value))
    }
    at = size.end + size.value
  }
  throw new Error('a program without memory of its own')
}

/** One memory: its count, its flags, the pages it begins with and the most it may have. */
function limited(section: Uint8Array, pagesMax: number): Uint8Array {
  const [count, flags] = section
  const first = numberAt(section, 2).value
  if (count !== 1 || flags === undefined || flags > HAS_MAXIMUM || first > pagesMax) throw new Error('a program of another kind')
  return Uint8Array.from([1, HAS_MAXIMUM, ...encoded(first), ...encoded(pagesMax)])
}

function sectionOf(content: Uint8Array): Uint8Array {
  return Uint8Array.from([MEMORY_SECTION, ...encoded(content.length), ...content])
}

/** An unsigned number as WebAssembly writes it (LEB128): seven bits a byte, the lowest first. */
function numberAt(bytes: Uint8Array, start: number): { readonly value: number; readonly end: number } {
  let value = 0
  for (let at = start, unit = 1; at < bytes.length; at += 1, unit *= MORE) {
    const byte = bytes[at] ?? 0
    value += (byte & SEVEN_BITS) * unit
    if (byte < MORE) return { value, end: at + 1 }
  }
  throw new Error('a program that breaks off')
}

function encoded(value: number): readonly number[] {
  return value < MORE ? [value] : [(value & SEVEN_BITS) | MORE, ...encoded(Math.floor(value / MORE))]
}

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}
