import { describe, expect, it } from 'vitest'
import { hitsOf } from '../rules/roll-pool'
import { shootingRule, torpedoRule, wingRule } from './hit-rule'

const ALL = [1, 2, 3, 4, 5, 6]

describe('small targets of a capital ship (FA-026)', () => {
  it.each(['frigate', 'escort', 'transport', 'weaponPlatform'] as const)('a %s is hit on 5 and 6', target => {
    const rule = shootingRule({}, 'capital', target)
    expect(ALL.map(face => hitsOf(face, rule))).toEqual([0, 0, 0, 0, 1, 2])
  })
  it('are no smaller for a frigate', () => {
    expect(shootingRule({}, 'frigate', 'frigate').from).toBe(4)
    expect(shootingRule({}, 'capital', 'capital').from).toBe(4)
  })
})

describe('the smallest targets of a capital ship (FA-027)', () => {
  it.each(['corvette', 'shuttle', 'fireDrone'] as const)('a %s is hit on 6 only', target => {
    const rule = shootingRule({}, 'capital', target)
    expect(ALL.map(face => hitsOf(face, rule))).toEqual([0, 0, 0, 0, 0, 2])
  })
})

describe('a 6 at a small target (FA-Q08)', () => {
  it('hits twice and goes on (fa.smallTargetSix = twoHitsExtra)', () => {
    expect(shootingRule({}, 'capital', 'frigate')).toEqual({ from: 5, sixHits: 2, explodes: true })
  })
  it('hits once (fa.smallTargetSix = oneHit)', () => {
    const rulings = { 'fa.smallTargetSix': 'oneHit' }
    expect(shootingRule(rulings, 'capital', 'corvette')).toEqual({ from: 6, sixHits: 1, explodes: false })
    expect(shootingRule(rulings, 'capital', 'capital')).toEqual({ from: 4, sixHits: 2, explodes: true })
  })
})

describe('point defence against wings (FA-054, FA-Q09)', () => {
  it('hits on 5 and 6, and a 6 goes on (fa.pdExplodes = true)', () => {
    expect(ALL.map(face => hitsOf(face, wingRule({})))).toEqual([0, 0, 0, 0, 1, 2])
    expect(wingRule({}).explodes).toBe(true)
  })
  it('hits once on 5 and 6 (fa.pdExplodes = false)', () => {
    const rulings = { 'fa.pdExplodes': 'false' }
    expect(ALL.map(face => hitsOf(face, wingRule(rulings)))).toEqual([0, 0, 0, 0, 1, 1])
    expect([wingRule(rulings).explodes, torpedoRule(rulings).explodes]).toEqual([false, false])
  })
})
