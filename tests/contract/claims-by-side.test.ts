import { describe, expect, it } from 'vitest'
import { SYSTEM_IDS, hostedSystem } from '@shared/systems/index'

describe.each(SYSTEM_IDS)('what players of %s may speak for', id => {
  const system = hostedSystem(id)
  let count = 0
  const rosters = system.sampleRosters(() => `id${String((count += 1))}`, 'en').slice(0, 2)
  const sides = rosters.map((roster, i) => ({ sideId: 'AB'.charAt(i), roster }))
  const begin = system.beginCommand({ name: 'Claims', sides, rulings: {} })
  const events = system.rules.decide(system.rules.initial, begin).next().value as readonly { type: string }[]
  const state = events.reduce((now: unknown, event) => system.rules.evolve(now, event), system.rules.initial)
  const [ours, theirs, nobodys] = ['A', 'B', 'C'].map(sideId => system.station.claims(state, sideId).map(claim => claim.id))

  it('is of their own side, each thing once, and nothing of another', () => {
    expect(ours?.length).toBeGreaterThan(0)
    expect(theirs?.length).toBeGreaterThan(0)
    expect(new Set([...(ours ?? []), ...(theirs ?? [])]).size).toBe((ours?.length ?? 0) + (theirs?.length ?? 0))
    expect(nobodys).toEqual([])
  })
  it('is found in the view of that side alone', () => {
    const mine = (sideId: string, ownIds: readonly string[]): readonly unknown[] =>
      system.rules
        .viewFor(state, { kind: 'station', sideId, ownIds })
        .sides.filter(side => side.strips.some(strip => strip.isMine))
        .map(({ relation }) => relation)
    expect([mine('A', ours ?? []), mine('B', theirs ?? [])]).toEqual([['own'], ['own']])
  })
})
