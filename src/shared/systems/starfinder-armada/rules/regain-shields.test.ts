import { describe, expect, it } from 'vitest'
import { endOfPhase } from '../../../core/effects/clock'
import { condition, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'
import type { SaEffect } from '../model/effects'
import { advance, anArmada, anOfficer, at, battle, fleetIn, given, having, o } from '@kit/systems/starfinder-armada'
import { regainingFleets } from './regain-shields'

const start = having(
  at(
    battle(anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Eng', 'chiefEngineer', 'b')]), anArmada('them', [{ id: 'x' }])),
    'engineering'
  ),
  'a',
  { sp: 0 }
)
const boost = (id: string, value: number, on = 'a'): SaEffect => ({
  id,
  kind: 'officerBonus',
  stat: 'regain',
  targetId: on,
  value,
  officerId: o('Eng'),
  cause: 'sa.cause.boost.shields',
  source: 'SA-068',
  ending: endOfPhase(1, 'engineering'),
  suspension: null
})
const ids = (state: typeof start) => regainingFleets(state).map(fleet => fleet.id)
const regained = (state: typeof start, face: number) =>
  fleetIn(
    given(state)
      .when(advance)
      .rolling([face])
      .thenState(() => true).state,
    'a'
  ).sp

describe('fleets that regain shields (SA-078)', () => {
  it('fight and stand below their maximum', () => {
    expect(ids(start)).toEqual(['a'])
    expect(ids(having(start, 'a', { sp: 6 }))).toEqual(['a'])
    expect(ids(having(start, 'a', { sp: 7 }))).toEqual([])
    expect(ids(having(start, 'a', { status: 'routed' }))).toEqual(['a'])
    expect(ids(having(start, 'a', { status: 'disabled' }))).toEqual([])
  })
  it('are not those with the Shields condition, unless it is repaired (SA-109, SA-067)', () => {
    expect(ids(withEffects(start, condition('a', 'shields')))).toEqual([])
    expect(ids(withEffects(start, suspended(condition('a', 'shields'))))).toEqual(['a'])
  })
})

describe('shields a Boost helps to regain (SA-068)', () => {
  it('are the officer bonus on top of the die', () => {
    expect(regained(start, 2)).toBe(2)
    expect(regained(withEffects(start, boost('e1', 3)), 2)).toBe(5)
    expect(regained(withEffects(start, boost('e1', 3, 'b')), 2)).toBe(2)
  })
  it('never go above the maximum (SA-078)', () => {
    expect(regained(withEffects(start, boost('e1', 5)), 2)).toBe(7)
    expect(regained(withEffects(start, boost('e1', 6)), 2)).toBe(7)
  })
  it('are the best bonus of several, not their sum (SA-049)', () => {
    expect(regained(withEffects(start, boost('e1', 2), boost('e2', 4)), 1)).toBe(5)
  })
  it('are none without communications (SA-109)', () => {
    expect(regained(withEffects(start, boost('e1', 3), condition('a', 'communications')), 2)).toBe(2)
  })
})

describe('the shields of a disabled fleet (SA-078)', () => {
  const wreck = having(start, 'a', { status: 'disabled', hp: -1 })
  it('come back (sa.disabledRegain = yes) or not (sa.disabledRegain = no)', () => {
    expect([{}, { 'sa.disabledRegain': 'no' }].map(rulings => ids({ ...wreck, rulings }))).toEqual([[], []])
    expect(ids({ ...wreck, rulings: { 'sa.disabledRegain': 'yes' } })).toEqual(['a'])
    expect(ids(having({ ...wreck, rulings: { 'sa.disabledRegain': 'yes' } }, 'a', { status: 'destroyed' }))).toEqual([])
  })
})
