import { describe, expect, it } from 'vitest'
import { isPicture, pictureSize } from './picture-size'

const png = (width: number, height: number): Buffer => {
  const head = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width)
  size.writeUInt32BE(height, 4)
  return Buffer.concat([head, size])
}
/** A picture with one segment before its frame. */
const jpeg = (width: number, height: number): Buffer => {
  const frame = Buffer.from('ffc0001108000000000301', 'hex')
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  return Buffer.concat([Buffer.from('ffd8ffe00004aabb', 'hex'), frame, Buffer.alloc(8)])
}

describe('a picture', () => {
  it('says its size, in either kind', () => {
    expect(pictureSize(png(1_240, 1_754))).toEqual({ width: 1_240, height: 1_754 })
    expect(pictureSize(jpeg(4_000, 3_000))).toEqual({ width: 4_000, height: 3_000 })
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
