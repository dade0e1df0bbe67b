import { describe, expect, it } from 'vitest'
import type { FaRulings } from '../model/battle'
import type { Mount } from '../model/design'
import { hitsOf } from '../rules/roll-pool'
import { shootingRule, torpedoRule, wingRule } from './hit-rule'

const ALL = [1, 2, 3, 4, 5, 6]

describe('small targets of a capital ship (FA-026)', () => {
  it.each(['frigate', 'escort', 'transport', 'weaponPlatform'] as const)('a %s is hit on 5 and 6', target => {
    const rule = shootingRule({}, 'capital', target, 'port')
    expect(ALL.map(face => hitsOf(face, rule))).toEqual([0, 0, 0, 0, 1, 2])
  })
  it('are no smaller for a frigate', () => {
    expect(shootingRule({}, 'frigate', 'frigate', 'port').from).toBe(4)
    expect(shootingRule({}, 'capital', 'capital', 'port').from).toBe(4)
  })
})

describe('the smallest targets of a capital ship (FA-027)', () => {
  it.each(['corvette', 'shuttle', 'fireDrone'] as const)('a %s is hit on 6 only', target => {
    const rule = shootingRule({}, 'capital', target, 'port')
    expect(ALL.map(face => hitsOf(face, rule))).toEqual([0, 0, 0, 0, 0, 2])
  })
})

describe('turrets of a capital ship at small targets (FA-026, FA-027)', () => {
  const from = (rulings: FaRulings, mount: Mount): readonly number[] =>
    (['frigate', 'corvette', 'capital'] as const).map(target => shootingRule(rulings, 'capital', target, mount).from)
  it('find them as hard to hit as every other weapon (fa.turretsAtSmall = asOthers)', () => {
    expect([from({}, 'turret'), from({}, 'fore')]).toEqual([
      [5, 6, 4],
      [5, 6, 4]
    ])
  })
  it('hit them on 4, and no other weapon does (fa.turretsAtSmall = full)', () => {
    const rulings = { 'fa.turretsAtSmall': 'full' }
    expect([from(rulings, 'turret'), from(rulings, 'fore'), from(rulings, 'torpedo')]).toEqual([
      [4, 4, 4],
      [5, 6, 4],
      [5, 6, 4]
    ])
    expect(shootingRule({ ...rulings, 'fa.smallTargetSix': 'oneHit' }, 'capital', 'frigate', 'turret').sixHits).toBe(2)
  })
})

describe('a 6 at a small target (FA-Q08)', () => {
  it('hits twice and goes on (fa.smallTargetSix = twoHitsExtra)', () => {
    expect(shootingRule({}, 'capital', 'frigate', 'port')).toEqual({ from: 5, sixHits: 2, explodes: 'chain' })
  })
  it('hits once (fa.smallTargetSix = oneHit)', () => {
    const rulings = { 'fa.smallTargetSix': 'oneHit' }
    expect(shootingRule(rulings, 'capital', 'corvette', 'port')).toEqual({ from: 6, sixHits: 1, explodes: 'never' })
    expect(shootingRule(rulings, 'capital', 'capital', 'port')).toEqual({ from: 4, sixHits: 2, explodes: 'chain' })
  })
})

describe('point defence against wings (FA-054, FA-Q09)', () => {
  it('hits on 5 and 6, and a 6 goes on (fa.pdExplodes = yes)', () => {
    const rulings = { 'fa.pdExplodes': 'yes' }
    expect(ALL.map(face => hitsOf(face, wingRule(rulings)))).toEqual([0, 0, 0, 0, 1, 2])
    expect([wingRule(rulings).explodes, torpedoRule(rulings).explodes]).toEqual(['chain', 'chain'])
  })
  it('hits once on 5 and 6 (fa.pdExplodes = no)', () => {
    expect(ALL.map(face => hitsOf(face, wingRule({})))).toEqual([0, 0, 0, 0, 1, 1])
    expect([wingRule({}).explodes, torpedoRule({}).explodes]).toEqual(['never', 'never'])
  })
})
