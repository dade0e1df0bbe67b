import { describe, expect, it } from 'vitest'
import { AGILE_COST_KEY, AGILE_TEXT_KEY, type SaRulings } from '../../model/rulings'
import { anArmada, battleWith, fleetIn } from '@kit/systems/starfinder-armada'
import { agileCost, agileText, readPoints } from './agile'
import { pilotingCheck } from '../checks/piloting'
import { condition, withEffects } from '@kit/systems/starfinder-armada/conditions'

const OWN = { 'sa.agile': 'gmText', [AGILE_COST_KEY]: '3', [AGILE_TEXT_KEY]: 'Turns before it moves' }

/** The Piloting bonus of agile for a fighter fleet. */
function added(rulings: SaRulings): number {
  const state = battleWith(
    rulings,
    anArmada('a', [
      { id: 'a1', fleetClass: 'fighter', abilities: ['agile'] },
      { id: 'a2', fleetClass: 'fighter' }
    ]),
    anArmada('b', [{ id: 'b1' }])
  )
  return pilotingCheck(state, fleetIn(state, 'a1')).total - pilotingCheck(state, fleetIn(state, 'a2')).total
}

describe('the ability agile (SA-Q04)', () => {
  it('does nothing and costs nothing (sa.agile = disabled)', () => {
    expect(added({})).toBe(0)
    expect([agileCost({ ...OWN, 'sa.agile': 'disabled' }), agileText({ ...OWN, 'sa.agile': 'disabled' })]).toEqual([0, ''])
  })
  it('adds 2 to Piloting for nothing (sa.agile = plus2Piloting)', () => {
    const rulings = { ...OWN, 'sa.agile': 'plus2Piloting' }
    expect(added(rulings)).toBe(2)
    expect([agileCost(rulings), agileText(rulings)]).toEqual([0, ''])
  })
  it('no longer adds anything once Auxiliary System has put it out, and says so', () => {
    const armadas = [anArmada('a', [{ id: 'a1', fleetClass: 'fighter', abilities: ['agile'] }]), anArmada('b', [{ id: 'b1' }])]
    const fine = battleWith({ 'sa.agile': 'plus2Piloting' }, ...armadas)
    const out = withEffects(fine, condition('a1', 'auxiliarySystem', 'agile'))
    expect(pilotingCheck(fine, fleetIn(fine, 'a1')).total - pilotingCheck(out, fleetIn(out, 'a1')).total).toBe(2)
    expect(pilotingCheck(out, fleetIn(out, 'a1')).parts).toContainEqual({
      label: 'sa.ability.agile',
      value: 2,
      source: 'SA-Q04',
      notCounted: 'sa.notCounted.abilityOut'
    })
  })
  it('is what the GM says, for the price the GM sets (sa.agile = gmText)', () => {
    expect(added(OWN)).toBe(0)
    expect([agileCost(OWN), agileText(OWN)]).toEqual([3, 'Turns before it moves'])
    expect([agileCost({ 'sa.agile': 'gmText' }), agileText({ 'sa.agile': 'gmText' })]).toEqual([0, ''])
  })
  it('has a price of whole points from 0 to 99', () => {
    expect(['0', ' 7 ', '99'].map(readPoints)).toEqual([0, 7, 99])
    expect(['', '-1', '100', '2.5', 'two'].map(readPoints)).toEqual([null, null, null, null, null])
    expect(agileCost({ ...OWN, [AGILE_COST_KEY]: 'two' })).toBe(0)
  })
})
