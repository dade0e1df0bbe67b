import { describe, expect, it } from 'vitest'
import { EVENT_TYPES, playSeed } from './play-seed'
import kept from './seeds.json'

const SHARDS = 4
const BATTLES = 2000

/** A share of the 2,000 battles of a run, so that they are played side by side; the kept seeds first. */
export function fuzzShard(shard: number): void {
  const seeds = [...kept, ...Array.from({ length: BATTLES }, (_, i) => 1000 + i)].filter((_, i) => i % SHARDS === shard)
  describe('any command at any time', () => {
    it(`breaks no invariant in ${String(seeds.length)} battles, whose events rebuild and re-decide them`, { timeout: 600_000 }, () => {
      const seen = new Set<string>()
      for (const seed of seeds) for (const type of playSeed(seed)) seen.add(type)
      // The run must have reached every kind of event, or it has not tried enough.
      expect([...seen].sort()).toEqual([...EVENT_TYPES].sort())
    })
  })
}
