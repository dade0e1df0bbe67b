import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import type { DraftOfficer, Role } from '../../model/design'
import { anArmada, anOfficer, attack, battle, fleetIn } from '@kit/systems/starfinder-armada'
import { armorClass } from '../fleet/armor-class'
import { gunneryCheck } from '../fire/gunnery'
import { moraleCheck } from './morale'
import { ROLE_BENEFITS, benefitOf } from './officer-benefit'
import { pilotingCheck } from './piloting'
import { condition, encouraged, raised, scrambled, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

const foe = anArmada('b', [{ id: 'b1' }])

function crewed(...officers: readonly DraftOfficer[]): BattleState {
  return battle(anArmada('a', [{ id: 'a1' }, { id: 'a2' }], officers), foe)
}

/** Tier 5 destroyers: gunnery +3, Piloting +4, morale +3, Armor Class 13 (SA-015). */
function figures(state: BattleState, id = 'a1'): readonly number[] {
  const fleet = fleetIn(state, id)
  return [
    gunneryCheck(state, attack(id, 'b1', { rangeHexes: 4 })).total,
    pilotingCheck(state, fleet).total,
    moraleCheck(state, fleet).total,
    armorClass(state, fleet, { versus: 'gunnery', isFromFrontArc: false }).total
  ]
}

describe('fleets without officers (SA-045)', () => {
  it('work on their own', () => {
    expect(figures(crewed())).toEqual([3, 4, 3, 13])
  })
})

describe('passive benefits (SA-046, SA-055, SA-056, SA-057, SA-058, SA-059)', () => {
  it('of an admiral raise morale checks (SA-055)', () => {
    expect(figures(crewed(anOfficer('x', 'admiral', 'a1')))).toEqual([3, 4, 6, 13])
  })
  it('of a commander raise Piloting checks (SA-056)', () => {
    expect(figures(crewed(anOfficer('x', 'commander', 'a1')))).toEqual([3, 7, 3, 13])
  })
  it('of a chief caster raise Armor Class against gunnery (SA-058)', () => {
    expect(figures(crewed(anOfficer('x', 'chiefCaster', 'a1')))).toEqual([3, 4, 3, 16])
  })
  it('of a chief technician raise gunnery checks (SA-059)', () => {
    expect(figures(crewed(anOfficer('x', 'chiefTechnician', 'a1')))).toEqual([6, 4, 3, 13])
  })
  it('of a chief engineer raise none of these (SA-057)', () => {
    expect(figures(crewed(anOfficer('x', 'chiefEngineer', 'a1')))).toEqual([3, 4, 3, 13])
  })
  it('reach the own fleet only', () => {
    expect(figures(crewed(anOfficer('x', 'chiefTechnician', 'a1')), 'a2')).toEqual([3, 4, 3, 13])
  })
  it('rest on the requirement of their role', () => {
    const sources = Object.values(ROLE_BENEFITS).map(row => row.source)
    expect(sources).toEqual(['SA-055', 'SA-056', 'SA-057', 'SA-058', 'SA-059'])
  })
})

describe('officer bonuses do not stack (SA-049)', () => {
  const state = crewed(anOfficer('low', 'chiefTechnician', 'a1', 5), anOfficer('high', 'chiefTechnician', 'a1', 12))
  it('the highest counts', () => {
    expect(figures(state)[0]).toBe(7)
  })
  it('the lower one stays visible with the reason', () => {
    const parts = gunneryCheck(state, attack('a1', 'b1', { rangeHexes: 4 })).parts.filter(part => part.label === 'sa.part.chiefTechnician')
    expect(parts).toEqual([
      { label: 'sa.part.chiefTechnician', value: 4, source: 'SA-059' },
      { label: 'sa.part.chiefTechnician', value: 2, source: 'SA-059', notCounted: 'sa.notCounted.lowerBonus' }
    ])
  })
})

describe('what officers\u2019 actions bring (SA-049, SA-060)', () => {
  const state = crewed(anOfficer('tec', 'chiefTechnician', 'a1'), anOfficer('cas', 'chiefCaster', 'a1'), anOfficer('adm', 'admiral', 'a1'))
  const part = (of: BattleState, label: string) =>
    gunneryCheck(of, attack('a1', 'b1', { rangeHexes: 4 })).parts.filter(one => one.label === `sa.part.${label}`)

  it('counts on the one value it raises, and only where it is higher', () => {
    const plain = [6, 4, 6, 16]
    expect(figures(state)).toEqual(plain)
    expect(figures(withEffects(state, raised('a1', 'gunnery', 3), raised('a1', 'morale', 3), raised('a1', 'ac', 3)))).toEqual(plain)
    expect(figures(withEffects(state, raised('a1', 'gunnery', 4)))).toEqual([7, 4, 6, 16])
    expect(figures(withEffects(state, raised('a1', 'morale', 4)))).toEqual([6, 4, 7, 16])
    expect(figures(withEffects(state, raised('a1', 'ac', 4)))).toEqual([6, 4, 6, 17])
    expect(figures(withEffects(state, raised('a1', 'regain', 4), raised('a1', 'damage', 4)))).toEqual(plain)
    expect(figures(withEffects(state, raised('a2', 'gunnery', 4)))).toEqual(plain)
  })
  it('leaves one of two bonuses of actions', () => {
    expect(figures(withEffects(state, raised('a1', 'gunnery', 4), raised('a1', 'gunnery', 5)))[0]).toBe(8)
    expect(figures(withEffects(state, raised('a1', 'gunnery', 5), raised('a1', 'gunnery', 4)))[0]).toBe(8)
  })
  it('helps every check of an encouraged fleet, and no Armor Class', () => {
    expect(figures(withEffects(state, encouraged('a1', 'officer', 5)))).toEqual([8, 9, 8, 16])
    expect(figures(withEffects(state, encouraged('a1', 'officer', 2)))).toEqual([6, 6, 6, 16])
    expect(figures(withEffects(state, encouraged('a1', 'untyped', 1)))).toEqual([7, 5, 7, 16])
    expect(figures(withEffects(state, encouraged('a1', 'untyped', 1), encouraged('a1', 'officer', 5)))).toEqual([9, 10, 9, 16])
  })
  it('is shown with the reason where it does not count', () => {
    const both = withEffects(state, { ...encouraged('a1', 'officer', 2), id: 'e1' }, { ...raised('a1', 'gunnery', 4), id: 'e2' })
    expect(part(both, 'officerAction')).toEqual([{ label: 'sa.part.officerAction', value: 4, source: 'SA-063' }])
    expect(part(both, 'chiefTechnician')).toEqual([
      { label: 'sa.part.chiefTechnician', value: 3, source: 'SA-059', notCounted: 'sa.notCounted.lowerBonus' }
    ])
    expect(part(both, 'encouraged')).toEqual([
      { label: 'sa.part.encouraged', value: 2, source: 'SA-060', notCounted: 'sa.notCounted.lowerBonus' }
    ])
  })
  it('counts for nothing in a free attack (SA-Q27)', () => {
    const helped = withEffects(state, raised('a1', 'gunnery', 4), encouraged('a1', 'untyped', 1))
    const free = gunneryCheck(helped, attack('a1', 'b1', { rangeHexes: 4 }), true)
    expect(free.total).toBe(6)
    expect(free.parts.filter(one => one.notCounted === 'sa.notCounted.freeAttack').map(one => one.label)).toEqual([
      'sa.part.officerAction',
      'sa.part.encouraged'
    ])
  })
  it('counts for nothing without communications (SA-109)', () => {
    const cut = withEffects(state, raised('a1', 'gunnery', 4), encouraged('a1', 'untyped', 1), condition('a1', 'communications'))
    expect(figures(cut)).toEqual([3, 4, 3, 13])
    expect(
      gunneryCheck(cut, attack('a1', 'b1', { rangeHexes: 4 }))
        .parts.filter(one => one.notCounted === 'sa.notCounted.communications')
        .map(one => one.label)
    ).toEqual(['sa.part.chiefTechnician', 'sa.part.officerAction', 'sa.part.encouraged'])
  })
  it('counts for nothing while held back', () => {
    expect(figures(withEffects(state, suspended(raised('a1', 'gunnery', 4)), suspended(encouraged('a1', 'untyped', 1))))[0]).toBe(6)
  })
})

describe('what keeps a benefit back (SA-046)', () => {
  const state = crewed(anOfficer('x', 'chiefTechnician', 'a1'))
  const hurt = { ...state, officers: state.officers.map(officer => ({ ...officer, isIncapacitated: true })) }
  const benefit = (of: BattleState, role: Role = 'chiefTechnician') => benefitOf(of, fleetIn(of, 'a1'), role)

  it('is nothing, most of the time', () => {
    expect(benefit(state)).toMatchObject({ bonus: 3, blockedBy: null })
  })
  it('is nobody in that role', () => {
    expect(benefit(state, 'chiefCaster')).toBeNull()
  })
  it('is the officer being incapacitated', () => {
    expect(benefit(hurt)).toMatchObject({ bonus: 3, blockedBy: 'incapacitated' })
    expect(figures(hurt)[0]).toBe(3)
    expect(gunneryCheck(hurt, attack('a1', 'b1', { rangeHexes: 4 })).parts[1]?.notCounted).toBe('sa.notCounted.incapacitated')
  })
  it('is a Scramble, in its round (SA-072)', () => {
    const cut = withEffects(state, scrambled('a1', 'x', 1))
    expect(benefit({ ...cut, round: 1 })).toMatchObject({ bonus: 3, blockedBy: 'scrambled' })
    expect(benefit({ ...cut, round: 2 })).toMatchObject({ blockedBy: null })
    expect(figures({ ...cut, round: 1 })[0]).toBe(3)
    expect(gunneryCheck({ ...cut, round: 1 }, attack('a1', 'b1', { rangeHexes: 4 })).parts[1]?.notCounted).toBe('sa.notCounted.scrambled')
  })
  it('is the Communications condition of the fleet (SA-109)', () => {
    const cut = withEffects(state, condition('a1', 'communications'))
    expect(benefit(cut)).toMatchObject({ bonus: 3, blockedBy: 'communications' })
    expect(figures(cut)[0]).toBe(3)
    expect(gunneryCheck(cut, attack('a1', 'b1', { rangeHexes: 4 })).parts[1]?.notCounted).toBe('sa.notCounted.communications')
  })
  it('is gone while the condition is suspended', () => {
    expect(figures(withEffects(state, suspended(condition('a1', 'communications'))))[0]).toBe(6)
  })
  it('leaves another able officer of the role in charge', () => {
    const two = crewed(anOfficer('x', 'chiefTechnician', 'a1', 12), anOfficer('y', 'chiefTechnician', 'a1', 5))
    const one = { ...two, officers: two.officers.map(officer => ({ ...officer, isIncapacitated: officer.name === 'x' })) }
    expect(benefit(one)).toMatchObject({ bonus: 2, blockedBy: null })
  })
})
