import { describe, expect, it } from 'vitest'
import type { BattleState, OfficerState } from '../../model/battle'
import { ranksAs, ROLES, type Role } from '../../model/design'
import { present } from '../../../../kernel/present'
import { anArmada, anOfficer, battle, o } from '@kit/systems/starfinder-armada'
import { findOfficer } from '../../state'
import { officerBonus, officerBonusTotal, officerCheck, officerReachHexes } from './officer-bonus'
import { condition, encouraged, morale, withEffects } from '@kit/systems/starfinder-armada/conditions'

const technician = (ranks: number, baseAttackBonus: number | null = null) =>
  ({ role: 'chiefTechnician', ranks: ranksAs('chiefTechnician', ranks), baseAttackBonus }) as const
const commander = (ranks: number, baseAttackBonus: number | null) =>
  ({ role: 'commander', ranks: ranksAs('commander', ranks), baseAttackBonus }) as const
const officer = (state: BattleState, id: string): OfficerState => present(findOfficer(state, o(id)), id)

const foe = anArmada('b', [{ id: 'b1' }])

describe('officer bonus (SA-048)', () => {
  it('is +2 with 5 ranks, +3 with 6, +4 with 12, +5 with 18', () => {
    expect([0, 5, 6, 11, 12, 17, 18, 20].map(ranks => officerBonusTotal(technician(ranks)))).toEqual([2, 2, 3, 3, 4, 4, 5, 5])
  })
  it('rests on the ranks of the role held, not on those of another (SA-053)', () => {
    const ranks = { ...ranksAs('chiefTechnician', 18), commander: 6 }
    const serving = (role: Role) => officerBonusTotal({ role, ranks, baseAttackBonus: null })
    expect(ROLES.map(serving)).toEqual([2, 3, 2, 2, 5])
  })
  it('is told as two and the ranks', () => {
    expect(officerBonus(technician(12))).toEqual({
      total: 4,
      parts: [
        { label: 'sa.part.officerBase', value: 2, source: 'SA-048' },
        { label: 'sa.part.ranks', value: 2, source: 'SA-048' }
      ]
    })
  })
  it('takes base attack bonus in place of ranks for a commander, where that is better', () => {
    expect(officerBonus(commander(5, 12)).parts[1]).toEqual({ label: 'sa.part.baseAttackBonus', value: 2, source: 'SA-048' })
    expect(officerBonusTotal(commander(12, 5))).toBe(4)
    expect(officerBonus(commander(12, 12)).parts[1]?.label).toBe('sa.part.ranks')
    expect(officerBonusTotal(commander(6, null))).toBe(3)
  })
  it('passes over base attack bonus in every other role', () => {
    expect(officerBonusTotal(technician(5, 18))).toBe(2)
  })
})

describe('officer action check (SA-050)', () => {
  const state = battle(anArmada('a', [{ id: 'a1', tier: 7 }], [anOfficer('x', 'admiral', 'a1', 12)]), foe)
  it('adds the officer bonus and the check modifier of the fleet', () => {
    expect(officerCheck(state, officer(state, 'x'))).toEqual({
      total: 8,
      parts: [
        { label: 'sa.part.officerBonus', value: 4, source: 'SA-048' },
        { label: 'sa.part.checkModifier', value: 4, source: 'SA-015' }
      ]
    })
  })
  it('is left alone by the mood of the fleet', () => {
    const shaken = withEffects(state, morale('a1', 'shaken'))
    expect(officerCheck(shaken, officer(shaken, 'x')).total).toBe(8)
  })
})

describe('an encouraged officer (SA-049, SA-060)', () => {
  const state = battle(
    anArmada('a', [{ id: 'a1', tier: 7 }], [anOfficer('x', 'admiral', 'a1', 12), anOfficer('y', 'commander', 'a1')]),
    foe
  )
  const check = (...effects: Parameters<typeof withEffects>[1][]) => {
    const helped = withEffects(state, ...effects)
    return officerCheck(helped, officer(helped, 'x'))
  }
  it('has the higher of two officer bonuses, and the lower one is shown', () => {
    expect([4, 5].map(value => check(encouraged('x', 'officer', value)).total)).toEqual([8, 9])
    expect(check(encouraged('x', 'officer', 5)).parts.slice(0, 2)).toEqual([
      { label: 'sa.part.encouraged', value: 5, source: 'SA-060' },
      { label: 'sa.part.officerBonus', value: 4, source: 'SA-048', notCounted: 'sa.notCounted.lowerBonus' }
    ])
    expect(check(encouraged('x', 'officer', 3)).parts.slice(0, 2)).toEqual([
      { label: 'sa.part.officerBonus', value: 4, source: 'SA-048' },
      { label: 'sa.part.encouraged', value: 3, source: 'SA-060', notCounted: 'sa.notCounted.lowerBonus' }
    ])
  })
  it('adds what is untyped', () => {
    expect(check(encouraged('x', 'untyped', 1)).total).toBe(9)
    expect(check(encouraged('x', 'untyped', 1), encouraged('x', 'untyped', 1)).total).toBe(10)
    expect(check(encouraged('x', 'untyped', 1), encouraged('x', 'officer', 5)).total).toBe(10)
  })
  it('has nothing of what others were given', () => {
    expect(check(encouraged('y', 'untyped', 1), encouraged('a1', 'officer', 5)).total).toBe(8)
  })
})

describe('reach of officer actions (SA-052, SA-044)', () => {
  const fleets = [
    { id: 'a1', fleetClass: 'capital', abilities: ['flagship'] },
    { id: 'a2', fleetClass: 'destroyer' }
  ] as const
  const state = battle(anArmada('a', fleets, [anOfficer('x', 'admiral', 'a1'), anOfficer('y', 'commander', 'a2')]), foe)
  it('is the long range of the fleet', () => {
    expect(officerReachHexes(state, officer(state, 'y'))).toBe(8)
  })
  it('is the extreme range from the flagship (SA-044)', () => {
    expect(officerReachHexes(state, officer(state, 'x'))).toBe(15)
  })
  it('stays extreme whatever system fails on the flagship (SA-044)', () => {
    const hurt = withEffects(state, condition('a1', 'auxiliarySystem', 'flagship'))
    expect(officerReachHexes(hurt, officer(hurt, 'x'))).toBe(15)
  })
})
