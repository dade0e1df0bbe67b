import { describe, expect, it } from 'vitest'
import { sum } from '../../../kernel/collections'
import { DAMAGE_CARDS, DAMAGE_DECK } from './damage-deck'
import { FACES, LETTERS, RESULTS } from './dice'
import { BONUS_ATTACKS, DICE_MAX, DICE_MIN, RANGE_MAX, RANGE_MIN } from './limits'
import { STAGE_ORDER, STAGES, STEPS } from './stages'

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

describe('the stages of an attack (XW-001)', () => {
  it('stand once each in the order of the six steps', () => {
    expect(Object.keys(STAGES).sort()).toEqual([...STAGE_ORDER].sort())
    expect(STAGE_ORDER.map(stage => STEPS[STAGES[stage].step])).toEqual([2, 2, 2, 3, 3, 3, 5, 6, 6, 6, 6])
    expect(Object.values(STEPS)).toEqual([1, 2, 3, 4, 5, 6])
  })
  it('keep to the limits of the text', () => {
    expect([DICE_MIN, DICE_MAX, RANGE_MIN, RANGE_MAX, BONUS_ATTACKS]).toEqual([0, 6, 0, 3, 1])
  })
})
