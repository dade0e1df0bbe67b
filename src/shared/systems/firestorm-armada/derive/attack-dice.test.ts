import { describe, expect, it } from 'vitest'
import { after, aFleet, aim, aShip, aWeapon, battle, duel, having, s, shipIn, suffering } from '@kit/systems/firestorm-armada'
import { attackDice } from './attack-dice'

const three = battle(
  {},
  aFleet('red', [
    [
      aShip('a', { weapons: [aWeapon('fore', 7), aWeapon('turret', 5)] }),
      aShip('b', { weapons: [aWeapon('port', 5), aWeapon('turret', 3)] }),
      aShip('c', { weapons: [aWeapon('aft', 1)] })
    ]
  ]),
  aFleet('blue', [[aShip('x')]])
)
const total = (aims: Parameters<typeof attackDice>[1]['aims'], gmDice = 0, state = three): number =>
  attackDice(state, { aims, splitDice: null, gmDice }).total

describe('the focus (FA-028)', () => {
  it('uses all the dice of one weapon', () => {
    expect(total([aim('a', 'fore')])).toBe(7)
  })
})

describe('squadron mates (FA-029)', () => {
  it('add half theirs, rounded down and at least 1', () => {
    expect(total([aim('a', 'fore'), aim('b', 'port')])).toBe(9)
    expect(total([aim('a', 'fore'), aim('c', 'aft')])).toBe(8)
  })
  it('add nothing with a weapon a critical took (FA-Q23)', () => {
    const weapons = shipIn(three, 'c').weapons.map(weapon => ({ ...weapon, isOffline: true }))
    expect(total([aim('a', 'fore'), aim('c', 'aft')], 0, having(three, 'c', { weapons }))).toBe(7)
  })
  it('add no least die once a critical has hurt them (fa.mateCritical = ship)', () => {
    const aims = [aim('a', 'fore'), aim('b', 'port'), aim('c', 'aft')]
    expect(total(aims, 0, having(three, 'c', { isCriticallyHurt: true }))).toBe(9)
    expect(total(aims, 0, having(three, 'c', { hasMovementCritical: true }))).toBe(9)
    expect(total(aims, 0, having(three, 'b', { isCriticallyHurt: true }))).toBe(10)
    expect(total(aims, 0, suffering(three, 'c', 'ragingFire'))).toBe(9)
    expect(total(aims, 0, suffering(three, 'x', 'ragingFire'))).toBe(10)
    const told = after(three, { type: 'criticalSuffered', shipId: s('c'), critical: null, row: null, outcome: 'bridge hit' })
    expect(total(aims, 0, told)).toBe(9)
  })
  it('add their least die unless the critical took the weapon (fa.mateCritical = weapon)', () => {
    const state = { ...having(three, 'c', { isCriticallyHurt: true }), rulings: { 'fa.mateCritical': 'weapon' } }
    expect(total([aim('a', 'fore'), aim('c', 'aft')], 0, state)).toBe(8)
  })
  it('add half of what damage and arc leave them (FA-Q07)', () => {
    expect(total([aim('a', 'fore'), aim('b', 'port', { arc: 'partial' })])).toBe(8)
    expect(total([aim('a', 'fore'), aim('b', 'port')], 0, having(three, 'b', { hullLost: 3 }))).toBe(8)
  })
})

describe('the worked example of combined fire (FA-036)', () => {
  it('is 7 and half of 5 and half of 1: 10', () => {
    expect(total([aim('a', 'fore'), aim('b', 'port'), aim('c', 'aft')])).toBe(10)
  })
})

describe('turrets and a broadside of one ship (FA-033, FA-Q14)', () => {
  const all = [aim('a', 'fore'), aim('a', 'turret'), aim('b', 'port'), aim('b', 'turret')]
  it('add half of the second weapon, and half of each of a mate (fa.ownSecondWeapon = half)', () => {
    expect(total(all.slice(0, 2))).toBe(9)
    expect(total(all)).toBe(9 + 2 + 1)
  })
  it('add all of the second weapon, and half of the sum of a mate (fa.ownSecondWeapon = full)', () => {
    const state = { ...three, rulings: { 'fa.ownSecondWeapon': 'full' } }
    expect(total(all.slice(0, 2), 0, state)).toBe(12)
    expect(total(all, 0, state)).toBe(12 + 4)
  })
})

describe('the sum of an attack', () => {
  it('has what the GM adds or takes in it, and is never below 0', () => {
    expect(total([aim('a', 'fore')], 3)).toBe(10)
    expect(total([aim('a', 'fore')], -9)).toBe(0)
  })
  it('names ship and weapon of each part', () => {
    expect(attackDice(duel(), { aims: [aim('a'), aim('b')], splitDice: null, gmDice: 0 }).parts).toEqual([
      { label: 'fa.part.focus', value: 6, source: 'FA-028', values: { ship: 'a', weapon: 'port' } },
      { label: 'fa.part.mate', value: 3, source: 'FA-029', values: { ship: 'b', weapon: 'port' } }
    ])
  })
})
