import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { anArmada, anOfficer, battleWith, fleetIn, having } from '@kit/systems/starfinder-armada'
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
