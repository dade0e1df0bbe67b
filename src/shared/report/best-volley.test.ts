import { describe, expect, it } from 'vitest'
import type { AccountAttack, AccountUnit } from './account'
import { bestVolley } from './best-volley'

const UNIT: AccountUnit = {
  name: 'Crow',
  side: 0,
  number: 1,
  group: 'Crow',
  hull: null,
  quarters: null,
  standing: 'fighting',
  standingWord: null,
  fate: null
}
/** Two of one side, each in a group of its own, and one of another. */
const UNITS = [UNIT, { ...UNIT, number: 2 }, { ...UNIT, side: 1 }]
const attack = (attacker: number, round: number, landed: number): AccountAttack => ({
  seq: 1,
  round,
  phase: 'fire',
  attacker,
  target: 2,
  weapon: '',
  rolls: [],
  isHit: landed > 0,
  damage: landed,
  expectedDamage: null,
  landed
})

describe('the best volley', () => {
  const attacks = [attack(0, 1, 3), attack(1, 1, 4), attack(2, 1, 6), attack(0, 2, 5), attack(1, 2, 0)]
  it('is all that a side did in a round, the heaviest attack first', () => {
    expect(bestVolley(attacks, UNITS, 'side')).toEqual({ side: 0, round: 1, damage: 7, flagship: null, attacks: [1, 0] })
  })
  it('is all that a group did in a round, where groups fire apart', () => {
    expect(bestVolley(attacks, UNITS, 'group')).toEqual({ side: 1, round: 1, damage: 6, flagship: null, attacks: [2] })
  })
  it('is the first of two that did the same', () => {
    expect(bestVolley([attack(2, 3, 4), attack(0, 1, 4)], UNITS, 'side')).toMatchObject({ side: 1, round: 3 })
  })
  it('is none where nothing was hurt, nor by nobody', () => {
    expect(bestVolley([attack(0, 1, 0), attack(-1, 1, 9)], UNITS, 'side')).toBeNull()
  })
  it('is the one that brought a flagship down, whatever others did', () => {
    const felled = (by: number, round: number): readonly AccountUnit[] => [
      UNITS[0] as AccountUnit,
      UNITS[1] as AccountUnit,
      { ...UNIT, side: 1, standing: 'destroyed', isFlagship: true, fate: { round, by } }
    ]
    const fired = [attack(1, 1, 9), attack(0, 2, 2)]
    expect(bestVolley(fired, felled(0, 2), 'side')).toEqual({ side: 0, round: 2, damage: 2, flagship: 2, attacks: [1] })
    expect(bestVolley(fired, felled(0, 3), 'side')).toMatchObject({ round: 1, flagship: null })
    expect(bestVolley(fired, felled(1, 2), 'side')).toMatchObject({ round: 1, flagship: null })
  })
})
