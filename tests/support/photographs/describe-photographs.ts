import { describe, expect, it } from 'vitest'
import { stateFormatOf } from '@shared/core/engine/restoring'
import type { Exchange } from '@shared/exchange/read-exchange'
import { canonicalJson } from '@shared/kernel/canonical-json'
import { SYSTEM_IDS, systemOf, type SystemId } from '@shared/systems/index'
import { squaresOf } from '../../../src/main/exchange/paper/paper-squares'
import { readPicture } from '../../../src/main/exchange/paper/read-picture'
import { chanceOf } from '../chance'
import { explored } from '../explored'
import { goldenMoments } from '../golden-moments'
import { pngOf } from './gray'
import { photographed, randomShot } from './photographed'
import { renderedFoot } from './rendered-foot'

/** A picture takes a third of a second, so the tests share them out: all of these, or some of each part. */
const PARTS = Array.from({ length: 20 }, (_, part) => Array.from({ length: 50 }, (__, index) => part * 50 + index + 1))
/** One picture in this many shows the whole page, so that its squares are smaller. */
const PAGE_ONE_IN = 25

/** The squares of a printed sheet with this state. */
export const squaresFor = (system: SystemId, state: unknown): readonly Buffer[] =>
  squaresOf({ system, format: stateFormatOf(systemOf(system)), rulesVersion: systemOf(system).rulesVersion, at: 1, state }) ?? []
const restored = (found: Exchange): unknown => {
  const entry = found.kind === 'campaigns' ? found.campaigns[0]?.battles[0]?.entries[0] : undefined
  return entry?.kind === 'command' && 'state' in entry.command ? entry.command.state : null
}

/** Reads every second part of a thousand photographs, from the first or from the second part on, so that two files share them. */
export function describePhotographs(from: 0 | 1): void {
  describe('a photograph of a printed sheet', () => {
    const moments = new Map(SYSTEM_IDS.map(id => [id, goldenMoments(id, 25)]))
    const tried: number[] = []
    const unread: string[] = []

    it.each(PARTS.map(part => part.slice(-explored(part.length))).filter((_, nth) => nth % 2 === from))(
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

    it('was read in 99 of 100 of these cases', () => {
      expect(tried.length).toBeGreaterThan(0)
      expect(unread.length, unread.join('\n')).toBeLessThanOrEqual(Math.ceil(tried.length / 100))
    })
  })
}
