/** Size of a picture as stated in its header, read before anything is unpacked. */
interface PictureSize {
  readonly width: number
  readonly height: number
  /** Memory that unpacking takes, in bytes: all its colours, and for a JPEG in stages also the coefficients of each. */
  readonly bytes: number
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
  if (bytes.length < 26 || bytes.toString('latin1', 12, 16) !== 'IHDR') return null
  const [width, height] = [bytes.readUInt32BE(16), bytes.readUInt32BE(20)]
  const [depth, colour] = [bytes[24] ?? 0, bytes[25] ?? 0]
  const channels = CHANNELS[colour]
  if (channels === undefined || ![1, 2, 4, 8, 16].includes(depth)) return null
  // Less than eight bits, and the numbers of a palette, become whole bytes.
  const each = colour === PALETTE ? PALETTE_CHANNELS : channels * Math.max(1, depth / 8)
  return { width, height, bytes: width * height * each }
}

/** Values of a point of a PNG by the kind of its colours: grey, RGB, a palette, grey and RGB with transparency. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 }
const PALETTE = 3
const PALETTE_CHANNELS = 4

function jpegSize(bytes: Buffer): PictureSize | null {
  let at = 2
  while (at + 9 <= bytes.length) {
    if (bytes[at] !== 0xff) return null
    const marker = bytes[at + 1] ?? 0
    if (marker === 0xff) at += 1
    else if (isFrame(marker)) return frameSize(bytes, at)
    else at += 2 + bytes.readUInt16BE(at + 2)
  }
  return null
}

/** Bytes of memory a coefficient of a JPEG in stages takes besides the point it becomes. */
const COEFFICIENT_BYTES = 2
const STAGED_FRAMES: readonly number[] = [0xc2, 0xc6, 0xca, 0xce]

function frameSize(bytes: Buffer, at: number): PictureSize | null {
  const count = bytes[at + 9] ?? 0
  const samplings = Array.from({ length: count }, (_, index) => bytes[at + 11 + index * 3] ?? 0).map(byte => ({
    h: byte >> 4,
    v: byte & 15
  }))
  if (count === 0 || samplings.some(({ h, v }) => h < 1 || h > 4 || v < 1 || v > 4)) return null
  const [height, width] = [bytes.readUInt16BE(at + 5), bytes.readUInt16BE(at + 7)]
  const most = Math.max(...samplings.map(({ h }) => h)) * Math.max(...samplings.map(({ v }) => v))
  const values = samplings.reduce((sum, { h, v }) => sum + (width * height * h * v) / most, 0)
  return { width, height, bytes: values * (STAGED_FRAMES.includes(bytes[at + 1] ?? 0) ? 1 + COEFFICIENT_BYTES : 1) }
}
