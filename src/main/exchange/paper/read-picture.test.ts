import { describe, expect, it } from 'vitest'
import { PICTURE_LIMITS } from '@shared/exchange/import-problem'
import { readPicture } from './read-picture'

/** The head of a grey PNG of that size, with nothing in it. */
function headOf(width: number, height: number): Buffer {
  const size = Buffer.alloc(8)
  size.writeUInt32BE(width, 0)
  size.writeUInt32BE(height, 4)
  const [before, after] = ['89504e470d0a1a0a0000000d49484452', '0800000000'].map(hex => Buffer.from(hex, 'hex'))
  return Buffer.concat([before ?? size, size, after ?? size, Buffer.alloc(40)])
}
const refusedAt = async (width: number, height: number): Promise<unknown> => {
  const read = await readPicture(headOf(width, height), null, 1)
  return read.ok ? null : [read.error.code, read.error.at]
}

describe('a picture of a sheet', () => {
  it('is looked at up to its limits, and refused beyond them before anything of it is unpacked', async () => {
    const { points, edge } = PICTURE_LIMITS
    expect(await refusedAt(10_000, points / 10_000)).toEqual(['no-squares', ''])
    expect(await refusedAt(10_000, points / 10_000 + 1)).toEqual(['bad-picture', '10000 x 5001'])
    expect(await refusedAt(edge, 100)).toEqual(['no-squares', ''])
    expect(await refusedAt(edge + 1, 100)).toEqual(['bad-picture', '16001 x 100'])
  })
})
