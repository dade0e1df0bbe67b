import { describe, expect, it } from 'vitest'
import { isPicture, pictureSize } from './picture-size'

const png = (width: number, height: number, depth = 8, colour = 0): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size, Buffer.from([depth, colour, 0, 0, 0])])
}
/** A picture with one segment before its frame. */
const jpeg = (width: number, height: number, kind = 'c0', samplings: readonly string[] = ['11', '11', '11']): Buffer => {
  const parts = samplings.map((sampling, index) => `0${String(index + 1)}${sampling}00`).join('')
  const frame = Buffer.from(`ff${kind}001108000000000${String(samplings.length)}${parts}`, 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8ffe00004aabb', 'hex'), frame, Buffer.alloc(8)])
}

describe('a picture', () => {
  it('says its size, in either kind', () => {
    expect(pictureSize(png(1_240, 1_754))).toMatchObject({ width: 1_240, height: 1_754 })
    expect(pictureSize(jpeg(4_000, 3_000))).toMatchObject({ width: 4_000, height: 3_000 })
  })

  it.each([
    ['grey', png(100, 100, 8, 0), 1],
    ['black and white', png(100, 100, 1, 0), 1],
    ['RGB', png(100, 100, 8, 2), 3],
    ['of a palette', png(100, 100, 4, 3), 4],
    ['RGB with transparency, 16 bits each', png(100, 100, 16, 6), 8],
    ['a photograph', jpeg(100, 100), 3],
    ['a photograph with half the colours each way', jpeg(100, 100, 'c0', ['22', '11', '11']), 1.5],
    ['a photograph in stages', jpeg(100, 100, 'c2'), 9],
    ['a photograph in grey', jpeg(100, 100, 'c0', ['11']), 1]
  ])('says what it takes to unpack it: %s', (_what, picture, bytesPerPoint) => {
    expect(pictureSize(picture)).toEqual({ width: 100, height: 100, bytes: 10_000 * bytesPerPoint })
  })

  it('of no kind there is says nothing', () => {
    for (const picture of [png(5, 5, 8, 5), png(5, 5, 3, 0), jpeg(5, 5, 'c0', ['01']), jpeg(5, 5, 'c0', [])])
      expect(pictureSize(picture)).toBeNull()
  })

  it('is known by its first bytes', () => {
    expect([png(1, 1), jpeg(1, 1), Buffer.from('{"flagship":'), Buffer.alloc(0)].map(isPicture)).toEqual([true, true, false, false])
  })

  it('without a size is none', () => {
    expect([png(0, 5), png(5, 5).subarray(0, 20), jpeg(5, 5).subarray(0, 9), Buffer.from('ffd8ff', 'hex')].map(pictureSize)).toEqual([
      null,
      null,
      null,
      null
    ])
  })
})
