import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { present } from '../../../../kernel/present'
import { actionCheck } from '../../actions/take-action'
import { cascadeOwed } from '../../rules/rout-cascade'
import { stuntDc } from '../checks/piloting'
import { anArmada, anOfficer, at, battle, battleWith, f, fleetIn, having } from '@kit/systems/starfinder-armada'
import { TIERS } from '../../tables/tiers'
import { armorClass, armorClassTotal, type ArmorClassQuestion } from './armor-class'
import { condition, modifier, suspended, withEffects } from '@kit/systems/starfinder-armada/conditions'

const foe = anArmada('b', [{ id: 'b1' }])
const front: ArmorClassQuestion = { versus: 'gunnery', isFromFrontArc: true }
const elsewhere: ArmorClassQuestion = { versus: 'gunnery', isFromFrontArc: false }

function facing(rulings: BattleState['rulings'] = {}, tier = 5): BattleState {
  return battleWith(rulings, anArmada('a', [{ id: 'a1', tier }], [anOfficer('c', 'chiefCaster', 'a1')]), foe)
}

/** Armor Class of a1, asked both ways, which must agree. */
function acOf(state: BattleState, question: ArmorClassQuestion, id = 'a1'): number {
  const fleet = fleetIn(state, id)
  const told = armorClass(state, fleet, question)
  expect(armorClassTotal(state, fleet, question)).toBe(told.total)
  expect(told.parts.reduce((sum, part) => sum + (part.notCounted === undefined ? part.value : 0), 0)).toBe(told.total)
  return told.total
}

describe('Armor Class (SA-016, SA-096)', () => {
  it('is 10 plus the check modifier at every tier', () => {
    const read = TIERS.map(tier => {
      const state = battleWith({}, anArmada('a', [{ id: 'a1', tier }]), foe)
      return acOf(state, elsewhere)
    })
    expect(read).toEqual([11, 11, 12, 12, 13, 13, 14, 14, 15, 15, 16, 16, 17, 17, 18, 18, 19, 19, 20, 20])
  })
  it('adds the chief caster against gunnery only (SA-058)', () => {
    expect(acOf(facing(), elsewhere)).toBe(16)
    expect(acOf(facing(), { versus: 'officer', isFromFrontArc: false })).toBe(13)
  })
  it('falls by one with Engines (SA-109)', () => {
    expect(acOf(withEffects(facing(), condition('a1', 'engines')), elsewhere)).toBe(15)
    expect(acOf(withEffects(facing(), condition('a1', 'engines')), { versus: 'officer', isFromFrontArc: false })).toBe(12)
  })
  it('names what it is made of, and nothing that does not lie on the fleet', () => {
    const plain = facing()
    expect(armorClass(plain, fleetIn(plain, 'a1'), front).parts.map(part => part.label)).not.toContain('sa.part.engines')
  })
  it('shows Engines that are suspended without counting them', () => {
    const held = withEffects(facing(), suspended(condition('a1', 'engines')))
    expect(acOf(held, elsewhere)).toBe(16)
    expect(armorClass(held, fleetIn(held, 'a1'), elsewhere).parts).toContainEqual({
      label: 'sa.part.engines',
      value: -1,
      source: 'SA-109',
      notCounted: 'sa.notCounted.suspended'
    })
  })
  it('takes what effects, the GM for the battle and the GM for this roll add', () => {
    const state = having(withEffects(facing(), modifier('a1', 'ac', -4, null)), 'a1', { adjustments: { ac: 2 } })
    expect(acOf(state, { ...elsewhere, gmAc: 1 })).toBe(15)
    expect(armorClass(state, fleetIn(state, 'a1'), { ...elsewhere, gmAc: 1 }).parts.slice(-3)).toEqual([
      { label: 'sa.cause.test', value: -4, source: 'SA-109' },
      { label: 'sa.part.gmAdjustment', value: 2, source: 'SA-095' },
      { label: 'sa.part.gmRoll', value: 1, source: 'SA-096' }
    ])
  })
  it('leaves effects on other fleets and other values alone', () => {
    expect(acOf(withEffects(facing(), modifier('b1', 'ac', -4), modifier('a1', 'allChecks', -2)), elsewhere)).toBe(16)
  })
})

describe('front-arc shields (SA-017)', () => {
  it('add one against gunnery from the front arc', () => {
    expect(acOf(facing(), front)).toBe(17)
    expect(acOf(facing(), elsewhere)).toBe(16)
  })
  it('need a shield point', () => {
    expect(acOf(having(facing(), 'a1', { sp: 1 }), front)).toBe(17)
    expect(acOf(having(facing(), 'a1', { sp: 0 }), front)).toBe(16)
  })
  it('never help against an officer', () => {
    expect(acOf(facing(), { versus: 'officer', isFromFrontArc: true })).toBe(13)
  })
  it('say why they do not count', () => {
    const reasons = [facing(), having(facing(), 'a1', { sp: 0 })].map((state, i) => {
      const parts = armorClass(state, fleetIn(state, 'a1'), i === 0 ? elsewhere : front).parts
      return parts.find(part => part.label === 'sa.part.frontArcShield')?.notCounted
    })
    expect(reasons).toEqual(['sa.notCounted.otherArc', 'sa.notCounted.shieldsDown'])
  })
  it('follow the reading (sa.shieldAcArc = front, sa.shieldAcArc = notFront, sa.shieldAcArc = always, SA-Q01)', () => {
    const read = (value: string): readonly number[] =>
      [front, elsewhere].map(question => acOf(facing({ 'sa.shieldAcArc': value }), question))
    expect(read('front')).toEqual([17, 16])
    expect(read('notFront')).toEqual([16, 17])
    expect(read('always')).toEqual([17, 17])
  })
})

describe('the Armor Class that is met without an attack (SA-Q22, SA-Q28, SA-Q33)', () => {
  const state = at(
    battle(
      anArmada('us', [{ id: 'a' }], [anOfficer('Eng', 'commander', 'a')]),
      anArmada('them', [{ id: 'x' }, { id: 'y' }], [anOfficer('Cas', 'chiefCaster', 'x')])
    ),
    'resolution'
  )
  /** Tier 5: 13, 3 of the caster, 1 of the shields. */
  const NUMBERS = { plain: 13, withoutShields: 16, full: 17 } as const
  it.each(['plain', 'withoutShields', 'full'] as const)(
    'is %s for a flyby (sa.flybyAc = plain, sa.flybyAc = full, sa.flybyAc = withoutShields, SA-090)',
    reading => {
      const read = { ...state, rulings: { 'sa.flybyAc': reading } }
      expect(stuntDc(read, fleetIn(read, 'a'), 'flyby', fleetIn(read, 'x'))?.total).toBe(NUMBERS[reading])
    }
  )
  it.each(['plain', 'withoutShields', 'full'] as const)(
    'is %s for the DC of a rout (sa.cascadeDc = plain, sa.cascadeDc = full, sa.cascadeDc = withoutShields, SA-104)',
    reading => {
      const read = having({ ...state, rulings: { 'sa.cascadeDc': reading } }, 'y', { hp: 3 })
      expect(cascadeOwed(read, fleetIn(read, 'x'))).toMatchObject([{ obligation: { kind: 'routCascade', dc: NUMBERS[reading] } }])
    }
  )
  it.each([
    ['no', 'plain'],
    ['withoutShields', 'withoutShields'],
    ['yes', 'full']
  ] as const)(
    'is, as read %s, %s for an officer (sa.officerVsFullAc = no, sa.officerVsFullAc = withoutShields, sa.officerVsFullAc = yes)',
    (reading, met) => {
      const read = { ...state, rulings: { 'sa.officerVsFullAc': reading } }
      const officer = present(
        read.officers.find(one => one.id === 'Eng'),
        'Eng'
      )
      expect(actionCheck(read, officer, { action: 'taunt', fleetId: f('x') })?.dc.total).toBe(NUMBERS[met])
    }
  )
  it('is plain for a flyby and a rout as the table begins (SA-090, SA-104)', () => {
    expect(stuntDc(state, fleetIn(state, 'a'), 'flyby', fleetIn(state, 'x'))?.total).toBe(13)
    const hurt = having(state, 'y', { hp: 3 })
    expect(cascadeOwed(hurt, fleetIn(hurt, 'x'))).toMatchObject([{ obligation: { dc: 13 } }])
  })
})
