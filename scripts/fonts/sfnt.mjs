/** The container of a TrueType font: its tables by their tag. https://learn.microsoft.com/typography/opentype/spec/otff */
export function readTables(font) {
  const count = font.readUInt16BE(4)
  const rows = Array.from({ length: count }, (_, index) => 12 + 16 * index)
  return new Map(
    rows.map(row => {
      const at = font.readUInt32BE(row + 8)
      return [font.toString('latin1', row, row + 4), font.subarray(at, at + font.readUInt32BE(row + 12))]
    })
  )
}

/** Builds a font from these tables, with the checksums that readers may verify. */
export function writeTables(version, tables) {
  const tags = [...tables.keys()].sort()
  const power = 2 ** Math.floor(Math.log2(tags.length))
  const head = Buffer.alloc(12 + 16 * tags.length)
  head.writeUInt32BE(version, 0)
  head.writeUInt16BE(tags.length, 4)
  head.writeUInt16BE(16 * power, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE(16 * (tags.length - power), 10)
  const bodies = tags.map(tag => padded(tag === 'head' ? withoutSum(tables.get(tag)) : tables.get(tag)))
  let at = head.length
  for (const [index, tag] of tags.entries()) {
    const row = 12 + 16 * index
    head.write(tag, row, 'latin1')
    head.writeUInt32BE(sumOf(bodies[index]), row + 4)
    head.writeUInt32BE(at, row + 8)
    head.writeUInt32BE(tables.get(tag).length, row + 12)
    at += bodies[index].length
  }
  const font = Buffer.concat([head, ...bodies])
  font.writeUInt32BE((0xb1b0afba - sumOf(font)) >>> 0, font.readUInt32BE(12 + 16 * tags.indexOf('head') + 8) + SUM_OF_ALL)
  return font
}

/** Offset in `head` of the checksum of the whole font. */
const SUM_OF_ALL = 8

function withoutSum(head) {
  const copy = Buffer.from(head)
  copy.writeUInt32BE(0, SUM_OF_ALL)
  return copy
}

function padded(table) {
  return Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
}

function sumOf(words) {
  let sum = 0
  for (let at = 0; at < words.length; at += 4) sum = (sum + words.readUInt32BE(at)) >>> 0
  return sum
}
