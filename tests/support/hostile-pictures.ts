import { crc32, deflateSync } from 'node:zlib'

/** Test support: small files that say they are large pictures. */

/** A PNG of one colour: a thousandth of what it is once unpacked. `colour`: 0 grey, 2 RGB, 4 grey and alpha, 6 RGB and alpha. */
export function blankPng(edge: number, colour: 0 | 2 | 4 | 6, depth: 8 | 16, isInterlaced = false): Buffer {
  const head = Buffer.alloc(13)
  head.writeUInt32BE(edge, 0)
  head.writeUInt32BE(edge, 4)
  head.set([depth, colour, 0, 0, isInterlaced ? 1 : 0], 8)
  const channels = { 0: 1, 2: 3, 4: 2, 6: 4 }[colour]
  const row = 1 + (edge * channels * depth) / 8
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', head),
    chunk('IDAT', deflateSync(Buffer.alloc(row * edge), { level: 9 })),
    chunk('IEND', Buffer.alloc(0))
  ])
}

/** The beginning of a JPEG of three full components, whose scan breaks off. */
export function brokenJpeg(edge: number, isProgressive: boolean): Buffer {
  const frame = Buffer.from([0xff, isProgressive ? 0xc2 : 0xc0, 0, 17, 8, 0, 0, 0, 0, 3, 1, 0x11, 0, 2, 0x11, 0, 3, 0x11, 0])
  frame.writeUInt16BE(edge, 5)
  frame.writeUInt16BE(edge, 7)
  const quantisation = Buffer.concat([Buffer.from([0xff, 0xdb, 0, 67, 0]), Buffer.alloc(64, 1)])
  const counts = Buffer.alloc(16)
  counts[0] = 1
  const huffman = (kind: number): Buffer => Buffer.concat([Buffer.from([0xff, 0xc4, 0, 20, kind]), counts, Buffer.from([0])])
  const scan = Buffer.from([0xff, 0xda, 0, 12, 3, 1, 0, 2, 0, 3, 0, 0, isProgressive ? 0 : 63, 0])
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    quantisation,
    frame,
    huffman(0),
    huffman(0x10),
    scan,
    Buffer.alloc(1_000),
    Buffer.from([0xff, 0xd9])
  ])
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'latin1'), data])
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)]
  length.writeUInt32BE(data.length)
  sum.writeUInt32BE(crc32(named))
  return Buffer.concat([length, named, sum])
}
