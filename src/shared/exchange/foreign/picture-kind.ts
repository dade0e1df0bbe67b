/** A picture in a form that a browser can unpack and the reader of squares cannot, with its size as its header states it. */
interface PackedPicture {
  readonly kind: 'webp' | 'avif'
  readonly width: number
  readonly height: number
}

/** How much of a picture is enough to tell its kind and its size. */
export const PICTURE_HEAD = 64 * 1024

/** The kind of a picture by its first bytes; null for any other file, also for JPEG and PNG. */
export function pictureKind(bytes: Uint8Array): 'webp' | 'avif' | 'heic' | null {
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp'
  const brands = brandsOf(bytes)
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some(brand => HEIC_BRAND.test(brand)) ? 'heic' : null
}

/** The picture that begins with these bytes, if a browser can unpack it; null for any other file, or where it does not say its size. */
export function packedPicture(head: Uint8Array): PackedPicture | null {
  const kind = pictureKind(head)
  if (kind !== 'webp' && kind !== 'avif') return null
  const size = kind === 'webp' ? webpSize(head) : avifSize(head)
  return size === null ? null : { kind, ...size }
}

/** A piece of the bytes as text, a character for each. */
export function latin(bytes: Uint8Array, from: number, to: number): string {
  let said = ''
  for (const byte of bytes.subarray(from, to)) said += String.fromCharCode(byte)
  return said
}

/** Still pictures and sequences in HEVC, and the names that the form has whatever codes it. */
const HEIC_BRAND = /^(?:he[iv][cxms]|mif1|msf1)$/u
/** The most brands that are looked at. */
const BRANDS_MAX = 24

/** The brands of a file in the form of MP4, which HEIC and AVIF share: the main one first. */
function brandsOf(bytes: Uint8Array): readonly string[] {
  if (latin(bytes, 4, 8) !== 'ftyp') return []
  const end = Math.min(numberAt(bytes, 0), bytes.length, 16 + BRANDS_MAX * 4)
  const brands = [latin(bytes, 8, 12)]
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, at + 4))
  return brands
}

type Size = Omit<PackedPicture, 'kind'>

/** The three ways in which a WebP begins: with room for more, without loss, and plain. */
function webpSize(bytes: Uint8Array): Size | null {
  if (bytes.length < 30) return null
  const at = (index: number): number => bytes[index] ?? 0
  const chunk = latin(bytes, 12, 16)
  if (chunk === 'VP8X')
    return { width: 1 + at(24) + at(25) * 0x100 + at(26) * 0x10000, height: 1 + at(27) + at(28) * 0x100 + at(29) * 0x10000 }
  if (chunk === 'VP8L') {
    const bits = at(21) + at(22) * 0x100 + at(23) * 0x10000 + at(24) * 0x1000000
    return { width: 1 + (bits % SIDE), height: 1 + (Math.floor(bits / SIDE) % SIDE) }
  }
  return chunk === 'VP8 ' ? { width: (at(26) + at(27) * 0x100) % SIDE, height: (at(28) + at(29) * 0x100) % SIDE } : null
}

/** Lengths in a WebP have 14 bits. */
const SIDE = 0x4000

/** The largest of the sizes that an AVIF states: of the picture, of its parts, of a small one beside it. */
function avifSize(bytes: Uint8Array): Size | null {
  const head = latin(bytes, 0, PICTURE_HEAD)
  let largest: Size | null = null
  for (let at = head.indexOf('ispe'); at >= 0; at = head.indexOf('ispe', at + 4)) {
    const size = { width: numberAt(bytes, at + 8), height: numberAt(bytes, at + 12) }
    if (largest === null || size.width * size.height > largest.width * largest.height) largest = size
  }
  return largest
}

function numberAt(bytes: Uint8Array, at: number): number {
  return bytes.subarray(at, at + 4).reduce((sum, byte) => sum * 0x100 + byte, 0)
}
