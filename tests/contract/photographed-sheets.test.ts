import { describe, expect, it } from 'vitest'
import { STATE_FORMAT } from '@shared/exchange/paper/paper-sheet'
import type { Exchange } from '@shared/exchange/read-exchange'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { SYSTEM_IDS, systemOf, type SystemId } from '@shared/systems/index'
import { squaresOf } from '../../src/main/exchange/paper/paper-squares'
import { readPicture } from '../../src/main/exchange/paper/read-picture'
import { chanceOf } from '../support/chance'
import { sampled } from '../support/explored'
import { goldenMoments } from '../support/golden-moments'
import { pngOf } from '../support/photographs/gray'
import { photographed, randomShot } from '../support/photographs/photographed'
import { renderedFoot } from '../support/photographs/rendered-foot'

/** A picture takes the better part of a second, so the tests share them out: all of these, or one of each part. */
const PARTS = Array.from({ length: 20 }, (_, part) => Array.from({ length: 50 }, (__, index) => part * 50 + index + 1))
const ONE_IN = 50
/** One picture in this many shows the whole page, so that its squares are smaller. */
const PAGE_ONE_IN = 25

const squaresFor = (system: SystemId, state: unknown): readonly Buffer[] =>
  squaresOf({ system, format: STATE_FORMAT, rulesVersion: systemOf(system).rulesVersion, at: 1, state }) ?? []
const moments = new Map(SYSTEM_IDS.map(id => [id, goldenMoments(id, 25)]))
const restored = (found: Exchange): unknown => {
  const entry = found.kind === 'campaigns' ? found.campaigns[0]?.battles[0]?.entries[0] : undefined
  return entry?.kind === 'command' && 'state' in entry.command ? entry.command.state : null
}

describe('a photograph of a printed sheet', () => {
  const tried: number[] = []
  const unread: string[] = []

  it.each(PARTS.map((part, nth) => sampled(part, ONE_IN, nth)))(
    'is never read wrongly, blurred, noisy, shaded, turned, folded and small: %i and on',
    async (...seeds) => {
      for (const seed of seeds) {
        const chance = chanceOf(seed)
        const system = SYSTEM_IDS[seed % SYSTEM_IDS.length] ?? 'xwing'
        const state = chance.oneOf([...(moments.get(system) ?? [])])
        const isPage = seed % PAGE_ONE_IN === 0
        const paper = renderedFoot(squaresFor(system, state), isPage ? 'page' : 'foot')
        const shot = randomShot(chance, isPage ? [1.1, 1.2] : [1.15, 1.45])
        const read = await readPicture(pngOf(photographed(paper, shot, chance)), null, 1)
        tried.push(seed)
        if (!read.ok) unread.push(`${String(seed)} ${read.error.code} ${JSON.stringify(shot)}`)
        else expect(canonicalJson(restored(read.value)), `picture ${String(seed)}`).toBe(canonicalJson(state))
      }
    }
  )

  // The goal is 99.
  it('was read in 97 of 100 of these cases', () => {
    expect(tried.length).toBeGreaterThan(0)
    expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(Math.ceil((3 * tried.length) / 100))
  })

  it('is refused where its squares are of two sheets, or one is folded away', async () => {
    const [one, other] = [3, 4].map(moment => squaresFor('xwing', moments.get('xwing')?.[moment]))
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
    const huge = Buffer.from('89504e470d0a1a0a0000000d49484452000186a0000186a0', 'hex')
    expect(await readPicture(huge, null, 1)).toEqual({ ok: false, error: { code: 'bad-picture', at: '100000 x 100000' } })
  })

  it('is refused where it is broken', async () => {
    const broken = Buffer.concat([Buffer.from('89504e470d0a1a0a0000000d494844520000001000000010', 'hex'), Buffer.alloc(40)])
    expect(await readPicture(broken, null, 1)).toEqual({ ok: false, error: { code: 'no-squares', at: '' } })
    expect(await readPicture(broken.subarray(0, 20), null, 1)).toEqual({ ok: false, error: { code: 'bad-picture', at: '' } })
  })
})
