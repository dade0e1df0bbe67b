import { describe, expect, it } from 'vitest'
import { eventTypes } from '../support/event-types'
import { explored } from '../support/explored'
import { playSeed } from './play-seed'
import kept from './seeds.json'

const SHARDS = 4
const BATTLES = 2000

/** A shard of the battles of a run (2,000 in full), so that they run in parallel; the recorded seeds come first. */
export function fuzzShard(shard: number): void {
  const seeds = [...kept, ...Array.from({ length: BATTLES }, (_, i) => 1000 + i)].filter((_, i) => i % SHARDS === shard)
  const least = explored(seeds.length)
  describe('any command at any time', () => {
    it(`breaks no invariant in ${String(least)} battles and more, whose events rebuild and re-decide them`, () => {
      const types = eventTypes('starfinder-armada')
      const seen = new Set<string>()
      for (const [played, seed] of seeds.entries()) {
        if (played >= least && seen.size >= types.length) break
        for (const type of playSeed(seed)) seen.add(type)
      }
      // It continues until every kind of event has occurred; a full run must reach them all.
      expect([...seen].sort()).toEqual([...types].sort())
    })
  })
}
