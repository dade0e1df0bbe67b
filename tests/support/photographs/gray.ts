import { crc32, deflateSync } from 'node:zlib'

/** A picture in shades of gray, 0 for black. */
export interface Gray {
  readonly width: number
  readonly height: number
  readonly dots: Uint8Array
}

/** The picture as the bytes of a PNG file, without compression, which takes longer than the picture is kept. */
export function pngOf({ width, height, dots }: Gray): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  // Eight bits of gray, nothing interlaced.
  head.set([8, 0, 0, 0, 0], 8)
  const rows = Buffer.alloc((width + 1) * height)
  for (let y = 0; y < height; y += 1) rows.set(dots.subarray(y * width, (y + 1) * width), y * (width + 1) + 1)
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(rows, { level: 0 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32BE(data.length)
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(body))
  return Buffer.concat([length, body, sum])
}

/** Blurred by a box of this radius in dots, twice, which comes close to an unsharp lens. */
export function blurred(picture: Gray, radius: number): Gray {
  if (radius === 0) return picture
  let dots = picture.dots
  for (let pass = 0; pass < 2; pass += 1) dots = boxed(boxed(dots, picture, radius, 'x'), picture, radius, 'y')
  return { ...picture, dots }
}

function boxed(from: Uint8Array, { width, height }: Gray, radius: number, along: 'x' | 'y'): Uint8Array {
  const [lines, length, line, step] = along === 'x' ? [height, width, width, 1] : [width, height, 1, width]
  const to = new Uint8Array(from.length)
  const span = 2 * radius + 1
  const at = (start: number, index: number): number => from[start + Math.min(length - 1, Math.max(0, index)) * step] ?? 0
  for (let i = 0; i < lines; i += 1) {
    const start = i * line
    let sum = 0
    for (let k = -radius; k <= radius; k += 1) sum += at(start, k)
    for (let k = 0; k < length; k += 1) {
      to[start + k * step] = sum / span
      sum += at(start, k + radius + 1) - at(start, k - radius)
    }
  }
  return to
}
