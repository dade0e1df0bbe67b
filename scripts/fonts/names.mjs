/** Name ids: copyright, subfamily, version, licence and licence address. */
const KEPT = [0, 2, 5, 13, 14]
const FAMILY = [1, 4, 16]
const NO_SPACES = [3, 6]
const WINDOWS = 3

/** The names of a font under our own family name; copyright and licence are kept. */
export function rename(table, family) {
  const ours = readNames(table).flatMap(({ id, text }) => {
    if (FAMILY.includes(id)) return [{ id, text: family }]
    if (NO_SPACES.includes(id)) return [{ id, text: family.replaceAll(' ', '') }]
    return KEPT.includes(id) ? [{ id, text }] : []
  })
  return writeNames(ours)
}

/** The English names for Windows, which every font of ours has. */
export function readNames(table) {
  const strings = table.readUInt16BE(4)
  return Array.from({ length: table.readUInt16BE(2) }, (_, index) => 6 + 12 * index)
    .filter(row => table.readUInt16BE(row) === WINDOWS)
    .map(row => {
      const at = strings + table.readUInt16BE(row + 10)
      const text = Buffer.from(table.subarray(at, at + table.readUInt16BE(row + 8)))
      return { id: table.readUInt16BE(row + 6), text: text.swap16().toString('utf16le') }
    })
}

function writeNames(names) {
  const texts = names.map(({ text }) => Buffer.from(text, 'utf16le').swap16())
  const head = Buffer.alloc(6 + 12 * names.length)
  head.writeUInt16BE(names.length, 2)
  head.writeUInt16BE(head.length, 4)
  let at = 0
  for (const [index, { id }] of names.entries()) {
    const { length } = texts[index]
    for (const [place, word] of [WINDOWS, 1, 0x409, id, length, at].entries()) head.writeUInt16BE(word, 6 + 12 * index + 2 * place)
    at += length
  }
  return Buffer.concat([head, ...texts])
}
