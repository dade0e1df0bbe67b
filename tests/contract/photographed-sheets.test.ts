import { describe, expect, it } from 'vitest'
import { goldenMoments } from '../support/golden-moments'
import { readPicture } from '../../src/main/exchange/paper/read-picture'
import { describePhotographs, squaresFor } from '../support/photographs/describe-photographs'
import { pngOf } from '../support/photographs/gray'
import { renderedFoot } from '../support/photographs/rendered-foot'

describePhotographs(0)

describe('a picture that is no photograph of one sheet', () => {
  it('is refused where its squares are of two sheets, or one is folded away', async () => {
    const [one, other] = [3, 4].map(moment => squaresFor('xwing', goldenMoments('xwing', 25)[moment]))
    const pictureOf = async (squares: readonly (Buffer | undefined)[]): Promise<unknown> =>
      readPicture(
        pngOf(
          renderedFoot(
            squares.filter(square => square !== undefined),
            'foot'
          )
        ),
        null,
        1
      )
    expect(await pictureOf([one?.[0], other?.[1]])).toEqual({ ok: false, error: { code: 'mixed-pair', at: '' } })
    expect(await pictureOf([one?.[1]])).toEqual({ ok: false, error: { code: 'half-a-pair', at: '1/2' } })
    expect(await pictureOf([])).toEqual({ ok: false, error: { code: 'no-squares', at: '' } })
  })

  it('is refused where it is larger than any camera makes, before anything of it is unpacked', async () => {
    const huge = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a00800', 'hex')
    expect(await readPicture(huge, null, 1)).toEqual({ ok: false, error: { code: 'bad-picture', at: '100000 x 100000' } })
  })

  it('is refused where it is broken', async () => {
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d4948445200000010000000100800', 'hex'), Buffer.alloc(40)])
    expect(await readPicture(broken, null, 1)).toEqual({ ok: false, error: { code: 'no-squares', at: '' } })
    expect(await readPicture(broken.subarray(0, 20), null, 1)).toEqual({ ok: false, error: { code: 'bad-picture', at: '' } })
  })
})
