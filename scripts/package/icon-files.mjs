/** Sizes in pixels with their .icns types; `@2x` types hold the same picture. */
const ICNS_KINDS = {
  16: ['icp4'],
  32: ['icp5', 'ic11'],
  64: ['ic12'],
  128: ['ic07'],
  256: ['ic08', 'ic13'],
  512: ['ic09', 'ic14'],
  1024: ['ic10']
}
const ICO_EDGES = [16, 24, 32, 48, 64, 128, 256]

/** Picture sizes in the icon of each system. */
export const ICON_EDGES = [...new Set([...ICO_EDGES, ...Object.keys(ICNS_KINDS).map(Number)])].sort((a, b) => a - b)

/** A Windows icon: a directory, then the pictures as PNG. */
export function icoOf(pictures) {
  const chosen = ICO_EDGES.map(edge => ({ edge, png: pictures.get(edge) }))
  const head = Buffer.alloc(6 + 16 * chosen.length)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(chosen.length, 4)
  let place = head.length
  chosen.forEach(({ edge, png }, index) => {
    const row = 6 + 16 * index
    // 256 does not fit a byte; zero stands for it.
    head.writeUInt8(edge % 256, row)
    head.writeUInt8(edge % 256, row + 1)
    head.writeUInt16LE(1, row + 4)
    head.writeUInt16LE(32, row + 6)
    head.writeUInt32LE(png.length, row + 8)
    head.writeUInt32LE(place, row + 12)
    place += png.length
  })
  return Buffer.concat([head, ...chosen.map(({ png }) => png)])
}

/** A macOS icon: blocks of a type, a length and a PNG. */
export function icnsOf(pictures) {
  const blocks = Object.entries(ICNS_KINDS).flatMap(([edge, kinds]) => kinds.map(kind => block(kind, pictures.get(Number(edge)))))
  return block('icns', Buffer.concat(blocks))
}

function block(kind, content) {
  const head = Buffer.alloc(8)
  head.write(kind, 0, 'latin1')
  head.writeUInt32BE(head.length + content.length, 4)
  return Buffer.concat([head, content])
}
