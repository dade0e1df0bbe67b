import { describe, expect, it } from 'vitest'
import { SYSTEM_IDS, hostedSystem } from '@shared/systems/index'

describe('units that come to a battle out of sight', () => {
  it.each(SYSTEM_IDS)('are on nobody else’s screen in %s, from the first view on', id => {
    const system = hostedSystem(id)
    let count = 0
    const rosters = system.sampleRosters(() => `id${String((count += 1))}`, 'en').slice(0, 2)
    const sides = rosters.map((roster, i) => ({
      sideId: 'AB'.charAt(i),
      roster: i === 0 ? roster : system.sight.withHidden(roster, null, true)
    }))
    expect(system.rosterSchema.safeParse(sides[1]?.roster).success).toBe(true)
    const begin = system.beginCommand({ name: 'Ambush', sides, rulings: {} })
    const events = system.rules.decide(system.rules.initial, begin).next().value as readonly { type: string }[]
    const state = events.reduce((now: unknown, event) => system.rules.evolve(now, event), system.rules.initial)
    const seen = (sideId: string): number => system.rules.viewFor(state, { kind: 'side', sideId }).sides.length
    expect([seen('A'), seen('B')]).toEqual([1, 2])
    expect(system.report.hideable(state).filter(({ isHidden }) => isHidden).length).toBeGreaterThan(0)
  })
})
