/** The table that maps characters to glyphs, in format 4, the only one our typefaces use. */

/** Glyph numbers by code point. Throws for a font without a table of format 4. */
export function readCmap(table) {
  const at = offsetOfFormat4(table)
  const segments = table.readUInt16BE(at + 6) / 2
  const ends = at + 14
  const starts = ends + 2 * segments + 2
  const deltas = starts + 2 * segments
  const offsets = deltas + 2 * segments
  const glyphs = new Map()
  for (let segment = 0; segment < segments; segment += 1) {
    const [start, end, delta, offset] = [starts, ends, deltas, offsets].map(list => table.readUInt16BE(list + 2 * segment))
    for (let code = start; code <= end && code !== 0xffff; code += 1) {
      const listed = offset === 0 ? code : table.readUInt16BE(offsets + 2 * segment + offset + 2 * (code - start))
      const glyph = offset !== 0 && listed === 0 ? 0 : (listed + delta) & 0xffff
      if (glyph !== 0) glyphs.set(code, glyph)
    }
  }
  return glyphs
}

/** Builds a table; each run of consecutive code points is a segment. */
export function writeCmap(glyphs) {
  const runs = runsOf([...glyphs].sort(([a], [b]) => a - b))
  runs.push({ start: 0xffff, end: 0xffff, delta: 1 })
  const power = 2 ** Math.floor(Math.log2(runs.length))
  const words = [
    ...[4, 16 + 8 * runs.length, 0, 2 * runs.length, 2 * power, Math.log2(power), 2 * (runs.length - power)],
    ...runs.map(run => run.end),
    0,
    ...runs.map(run => run.start),
    ...runs.map(run => run.delta),
    ...runs.map(() => 0)
  ]
  // One table, for Windows and the basic plane, 12 bytes on.
  return bytesOf([0, 1, 3, 1, 0, 12, ...words])
}

function offsetOfFormat4(table) {
  for (let row = 0; row < table.readUInt16BE(2); row += 1) {
    const at = table.readUInt32BE(4 + 8 * row + 4)
    if (table.readUInt16BE(at) === 4) return at
  }
  throw new Error('This font has no character map in format 4')
}

function runsOf(pairs) {
  const runs = []
  for (const [code, glyph] of pairs) {
    const delta = (glyph - code) & 0xffff
    const last = runs.at(-1)
    if (last?.end === code - 1 && last.delta === delta) last.end = code
    else runs.push({ start: code, end: code, delta })
  }
  return runs
}

function bytesOf(words) {
  const bytes = Buffer.alloc(2 * words.length)
  for (const [index, word] of words.entries()) bytes.writeUInt16BE(word, 2 * index)
  return bytes
}
