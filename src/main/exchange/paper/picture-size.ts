/** What a picture says of itself, before anything of it is unpacked. */
interface PictureSize {
  readonly width: number
  readonly height: number
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])
/** Segments of a JPEG that begin a frame: all of C0 to CF but the tables C4, C8 and CC. */
const isFrame = (marker: number): boolean => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)

/** Whether a file begins as a picture of one of the two kinds that are read: PNG and JPEG. */
export function isPicture(bytes: Buffer): boolean {
  return bytes.subarray(0, PNG.length).equals(PNG) || bytes.subarray(0, JPEG.length).equals(JPEG)
}

/** Null when the picture does not say its size where it must. */
export function pictureSize(bytes: Buffer): PictureSize | null {
  const size = bytes.subarray(0, PNG.length).equals(PNG) ? pngSize(bytes) : jpegSize(bytes)
  return size !== null && size.width > 0 && size.height > 0 ? size : null
}

function pngSize(bytes: Buffer): PictureSize | null {
  if (bytes.length < 24 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  return { width: bytes.readUInt32BE(16), height: bytes.readUInt32BE(20) }
}

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}
