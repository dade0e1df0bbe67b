import { describe, expect, it } from 'vitest'
import type { RangeBand } from '../model/battle'
import type { FleetClass } from '../model/design'
import { anArmada, battleWith, fleetIn, having } from '../testkit'
import { rangeBand, rangeBandsOf, reachOf, readBands } from './range'
import { modifier, withEffects } from './testkit'

const foe = anArmada('b', [{ id: 'b1' }])
const custom = { 'sa.rangeBands': 'custom', 'sa.rangeBands.fighter': '2/5/7' }

function bandsAt(fleetClass: FleetClass, hexes: readonly number[], rulings = {}): readonly (RangeBand | null)[] {
  const state = battleWith(rulings, anArmada('a', [{ id: 'a1', fleetClass }]), foe)
  return hexes.map(distance => rangeBand(state, fleetIn(state, 'a1'), distance))
}

describe('range bands (SA-025, SA-Q03)', () => {
  it('are the printed range once, twice and three times', () => {
    expect(rangeBandsOf({}, 'capital')).toEqual([5, 10, 15])
    expect(rangeBandsOf({}, 'destroyer')).toEqual([4, 8, 12])
    expect(rangeBandsOf({}, 'fighter')).toEqual([3, 6, 9])
  })
  it('may be set by the GM for each class', () => {
    expect(rangeBandsOf(custom, 'fighter')).toEqual([2, 5, 7])
    expect(rangeBandsOf(custom, 'capital')).toEqual([5, 10, 15])
  })
  it('stay printed unless the ruling says custom', () => {
    expect(rangeBandsOf({ 'sa.rangeBands.fighter': '2/5/7' }, 'fighter')).toEqual([3, 6, 9])
  })
  it('stay printed where the text makes no sense', () => {
    for (const text of ['', '5', '5/4/9', '0/4/9', '1/2/3/4', 'a/b/c', '5/10/100']) expect(readBands(text)).toBeNull()
    expect(readBands(' 5 / 10 / 15 ')).toEqual([5, 10, 15])
  })
})

describe('band of a target (SA-092)', () => {
  it('changes just beyond the last hex of each band', () => {
    expect(bandsAt('capital', [0, 1, 5, 6, 10, 11, 15, 16])).toEqual([
      'short',
      'short',
      'short',
      'long',
      'long',
      'extreme',
      'extreme',
      null
    ])
    expect(bandsAt('fighter', [3, 4, 6, 7, 9, 10])).toEqual(['short', 'long', 'long', 'extreme', 'extreme', null])
  })
  it('follows the GM\u2019s bands', () => {
    expect(bandsAt('fighter', [2, 3, 5, 6, 7, 8], custom)).toEqual(['short', 'long', 'long', 'extreme', 'extreme', null])
  })
  it('moves with a longer range, as a longer printed range would (SA-Q25)', () => {
    const state = battleWith({}, anArmada('a', [{ id: 'a1', fleetClass: 'fighter' }]), foe)
    const enchanted = withEffects(state, modifier('a1', 'range', 2))
    expect(reachOf(enchanted, fleetIn(enchanted, 'a1'))).toEqual([5, 10, 15])
    const blind = having(state, 'a1', { adjustments: { range: -5 } })
    expect(reachOf(blind, fleetIn(blind, 'a1'))).toEqual([0, 0, 0])
  })
})
