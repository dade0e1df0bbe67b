import { describe, expect, it } from 'vitest'
import { endOfRound } from '../../../../core/effects/clock'
import type { RangeBand } from '../../model/battle'
import { FLEET_CLASSES, type FleetClass } from '../../model/design'
import type { SaEffect } from '../../model/effects'
import { anArmada, battleWith, fleetIn, having, o } from '@kit/systems/starfinder-armada'
import { rangeBand, rangeBandsOf, reachOf, readBands } from './range'
import { modifier, withEffects } from '@kit/systems/starfinder-armada/conditions'

const foe = anArmada('b', [{ id: 'b1' }])
const custom = { 'sa.rangeBands': 'custom', 'sa.rangeBands.fighter': '2/5/7' }

function bandsAt(fleetClass: FleetClass, hexes: readonly number[], rulings = {}): readonly (RangeBand | null)[] {
  const state = battleWith(rulings, anArmada('a', [{ id: 'a1', fleetClass }]), foe)
  return hexes.map(distance => rangeBand(state, fleetIn(state, 'a1'), distance))
}

describe('range bands (SA-025, SA-Q03)', () => {
  it('are the printed range once, twice and three times (sa.rangeBands = multiples)', () => {
    expect(rangeBandsOf({}, 'capital')).toEqual([5, 10, 15])
    expect(rangeBandsOf({}, 'destroyer')).toEqual([4, 8, 12])
    expect(rangeBandsOf({}, 'fighter')).toEqual([3, 6, 9])
  })
  it('may be set by the GM for each class (sa.rangeBands = custom)', () => {
    expect(rangeBandsOf(custom, 'fighter')).toEqual([2, 5, 7])
    expect(rangeBandsOf(custom, 'capital')).toEqual([5, 10, 15])
  })
  it('stay printed unless the ruling says custom', () => {
    expect(rangeBandsOf({ 'sa.rangeBands.fighter': '2/5/7' }, 'fighter')).toEqual([3, 6, 9])
  })
  it('stay printed where the text makes no sense', () => {
    for (const text of ['', '5', '5/4/9', '0/4/9', '1/2/3/4', 'a/b/c', '5/10/100']) expect(readBands(text)).toBeNull()
    expect(readBands(' 5 / 10 / 15 ')).toEqual([5, 10, 15])
    expect([readBands('1/1/1'), readBands('3/3/4'), readBands('3/4/4')]).toEqual([
      [1, 1, 1],
      [3, 3, 4],
      [3, 4, 4]
    ])
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
    const longer = withEffects(state, modifier('a1', 'range', 2))
    expect(reachOf(longer, fleetIn(longer, 'a1'))).toEqual([5, 10, 15])
    const blind = having(state, 'a1', { adjustments: { range: -5 } })
    expect(reachOf(blind, fleetIn(blind, 'a1'))).toEqual([0, 0, 0])
  })
})

describe('range of an enchanted fleet (SA-070, SA-Q25)', () => {
  const enchant: SaEffect = {
    id: 'e1',
    kind: 'enchant',
    targetId: 'a1',
    officerId: o('Cas'),
    cause: 'sa.cause.enchant',
    source: 'SA-070',
    ending: endOfRound(1),
    suspension: null
  }
  const reach = (fleetClass: FleetClass, rulings: Record<string, string>, ...more: readonly SaEffect[]) => {
    const state = withEffects(battleWith(rulings, anArmada('a', [{ id: 'a1', fleetClass }]), foe), enchant, ...more)
    return reachOf(state, fleetIn(state, 'a1'))
  }
  const each = { 'sa.enchantRange': 'eachBandPlus2' }
  it('grows by two at the printed number, so by 2, 4 and 6 (sa.enchantRange = basePlus2)', () => {
    expect(FLEET_CLASSES.map(fleetClass => reach(fleetClass, {}))).toEqual([
      [7, 14, 21],
      [6, 12, 18],
      [5, 10, 15]
    ])
    expect(reach('capital', { 'sa.enchantRange': 'basePlus2' })).toEqual([7, 14, 21])
  })
  it('grows by two in each band where the table reads so (sa.enchantRange = eachBandPlus2)', () => {
    expect(FLEET_CLASSES.map(fleetClass => reach(fleetClass, each))).toEqual([
      [7, 12, 17],
      [6, 10, 14],
      [5, 8, 11]
    ])
  })
  it('grows from the GM\u2019s bands too', () => {
    expect(reach('fighter', custom)).toEqual([4, 9, 13])
    expect(reach('fighter', { ...custom, ...each })).toEqual([4, 7, 9])
  })
  it('adds to what the GM gives', () => {
    expect(reach('fighter', {}, modifier('a1', 'range', 1))).toEqual([6, 12, 18])
    expect(reach('fighter', each, modifier('a1', 'range', 1))).toEqual([6, 10, 14])
  })
  it('moves the bands an attack is measured by (SA-092)', () => {
    const state = withEffects(battleWith({}, anArmada('a', [{ id: 'a1', fleetClass: 'fighter' }]), foe), enchant)
    const bands = [5, 6, 10, 11, 15, 16].map(hexes => rangeBand(state, fleetIn(state, 'a1'), hexes))
    expect(bands).toEqual(['short', 'long', 'long', 'extreme', 'extreme', null])
  })
})
