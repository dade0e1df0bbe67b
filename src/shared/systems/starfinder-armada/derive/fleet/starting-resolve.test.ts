import { describe, expect, it } from 'vitest'
import { startingResolve } from './starting-resolve'

const npc = { isPlayer: false, resolvePoints: 0 }
const given = { 'sa.npcResolve': 'fifthOfTierPlus3' }

describe('Resolve Points as the battle begins (SA-051, SA-Q45)', () => {
  it('are none for officers of the GM unless written down (sa.npcResolve = 0)', () => {
    expect([startingResolve({}, 20, npc), startingResolve({}, 20, { ...npc, resolvePoints: 1 })]).toEqual([0, 1])
  })
  it('are a fifth of the tier and 3 for them unless written down (sa.npcResolve = fifthOfTierPlus3)', () => {
    expect([1, 4, 5, 9, 10, 20].map(tier => startingResolve(given, tier, npc))).toEqual([3, 3, 4, 4, 5, 7])
    expect(startingResolve(given, 20, { ...npc, resolvePoints: 1 })).toBe(1)
  })
  it('are what is written down for the players, also none', () => {
    expect(startingResolve(given, 20, { isPlayer: true, resolvePoints: 0 })).toBe(0)
  })
})
