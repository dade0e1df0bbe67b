import { describe, expect, it } from 'vitest'
import { sum } from '../../../kernel/collections'
import { DAMAGE_CARDS } from '../model/damage-cards'
import { RESULTS } from '../model/dice'
import { DAMAGE_DECK } from './damage-deck'
import { FACES, LETTERS } from './dice'
import { BONUS_ATTACKS, DICE_MAX, DICE_MIN, RANGE_MAX, RANGE_MIN } from './limits'

describe('the dice (XW-034)', () => {
  it('have eight faces each', () => {
    const count = (pool: 'attack' | 'defense') => RESULTS.map(result => FACES[pool].filter(face => face === result).length)
    expect([count('attack'), count('defense')]).toEqual([
      [3, 1, 2, 0, 2],
      [0, 0, 2, 3, 3]
    ])
    expect(new Set(Object.values(LETTERS)).size).toBe(RESULTS.length)
  })
})

describe('the damage deck (XW-039)', () => {
  it('has 33 cards under 14 names', () => {
    expect([DAMAGE_CARDS.length, sum(DAMAGE_CARDS.map(card => DAMAGE_DECK[card]))]).toEqual([14, 33])
    expect(DAMAGE_CARDS.filter(card => DAMAGE_DECK[card] !== 2)).toEqual(['fuelLeak', 'directHit'])
    expect([DAMAGE_DECK.fuelLeak, DAMAGE_DECK.directHit]).toEqual([4, 5])
  })
})

describe('the limits of the text (XW-001)', () => {
  it('are 0 to 6 dice, range 0 to 3 and one bonus attack', () => {
    expect([DICE_MIN, DICE_MAX, RANGE_MIN, RANGE_MAX, BONUS_ATTACKS]).toEqual([0, 6, 0, 3, 1])
  })
})
