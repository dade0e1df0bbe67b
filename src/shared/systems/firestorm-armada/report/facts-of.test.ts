import { describe, expect, it } from 'vitest'
import { acting, aim, duel, fire, s } from '@kit/systems/firestorm-armada'
import type { FaEvent } from '../events'
import type { BattleState } from '../model/battle'
import { factsOf } from './facts-of'

const shielded = (rulings: BattleState['rulings']): BattleState => acting(duel(rulings, { shields: 2 }))

/** The defence that is told of a shot with these hits, of which one was stopped by these dice. */
function defence(state: BattleState, hits: number): unknown {
  const { aims } = fire([aim('a')])
  const event: FaEvent = {
    type: 'weaponsFired',
    attack: { targetId: s('x'), aims, shares: [], dice: 6, pools: [[4, 4, 4, 4, 1, 1]], hits, stopped: 1 }
  }
  const dice = [
    { purpose: 'fa.roll.attack', die: 'd6', actor: 'a', faces: [4, 4, 4, 4, 1, 1], by: 'hand' },
    { purpose: 'fa.roll.shields', die: 'd6', actor: 'x', faces: [4, 1], by: 'hand' }
  ] as const
  return factsOf(state, event, { id: '1.0', command: fire([aim('a')]), dice }).find(fact => fact.fact === 'roll' && fact.what === 'defence')
}

describe('what a report tells of shields (FA-Q12)', () => {
  it('is what they stop, beside what two dice stop on average', () => {
    const state = shielded({ 'fa.shields': 'yes' })
    expect(defence(state, 4)).toMatchObject({ faces: [4, 1], reached: 1, tallies: [{ measure: 'saves', got: 1 }] })
    // A 4 or 5 is one hit, a 6 two and one more die: m = (1 + 1 + 2 + m) / 6 for each of two dice.
    expect(defence(state, 4)).toHaveProperty('tallies.0.expected.mean', expect.closeTo(2 * 0.8, 12))
  })
  it('is nothing where nothing hit, or shields stop nothing', () => {
    expect(defence(shielded({ 'fa.shields': 'yes' }), 0)).toBeUndefined()
    expect(defence(shielded({}), 4)).toBeUndefined()
  })
})
