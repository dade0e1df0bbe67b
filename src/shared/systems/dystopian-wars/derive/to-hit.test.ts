import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import type { UnitType, WingType } from '../model/force'
import { duel, fire, havingUnit, havingWing, shot, suffering, u, w } from '@kit/systems/dystopian-wars'
import { appendixNumber, suggestedToHit, readToHit } from './to-hit'

const state = duel()
const weapon = (now: BattleState) => suggestedToHit(now, fire(shot('a')), u('x')).number
const sub = (depth: 'surfaced' | 'diving' | 'submerged', id = 'x') => havingUnit(state, id, { type: 'submarine', depth })

describe('the number of a weapon (DW-042)', () => {
  it('is 4 against what is seen, 5 against diving, 6 against submerged or obscured', () => {
    expect([weapon(state), weapon(sub('surfaced')), weapon(sub('diving')), weapon(sub('submerged'))]).toEqual([4, 4, 5, 6])
    expect(weapon(havingUnit(state, 'x', { isObscured: true }))).toBe(6)
  })
  it('of an obscured shooter is 6, and none against submerged', () => {
    expect(weapon(havingUnit(state, 'a', { isObscured: true }))).toBe(6)
    expect(weapon(havingUnit(sub('submerged'), 'a', { isObscured: true }))).toBeNull()
  })
  it('of a submerged shooter is 6, and none against flyers and obscured', () => {
    const below = sub('submerged', 'a')
    expect([
      weapon(below),
      weapon(havingUnit(below, 'x', { type: 'flying' })),
      weapon(havingUnit(below, 'x', { isObscured: true }))
    ]).toEqual([6, null, null])
  })
  it('of a wing is that of a flyer', () => {
    expect(suggestedToHit(state, fire(shot('f', 'ordnance')), u('x')).number).toBe(4)
  })
  it('counts nobody as obscured who burns (DW-066)', () => {
    expect(weapon(suffering(havingUnit(state, 'x', { isObscured: true }), 'x', 4))).toBe(4)
  })
})

describe('the number of joint fire (DW-042)', () => {
  it('is that of the first part that fires, not of a lead that is lost or silent', () => {
    const joint = fire(shot('a'), shot('b'))
    const below = havingUnit(state, 'a', { type: 'submarine', depth: 'submerged' })
    expect(suggestedToHit(below, joint, u('x')).number).toBe(6)
    expect(suggestedToHit(havingUnit(below, 'a', { status: 'removed', hp: 0 }), joint, u('x')).number).toBe(4)
    expect(suggestedToHit(suffering(below, 'a', 11), fire(shot('a', 'torpedoes'), shot('b')), u('x')).number).toBe(4)
  })
})

describe('the number of Ack Ack and Concussion Charges (DW-015)', () => {
  const aa = (type: UnitType, isSmall = false) => suggestedToHit(havingUnit(state, 'x', { type, isSmall }), fire(shot('a', 'aa')), u('x'))
  it('of Ack Ack is 4 against flyers and where the appendix is silent, 5 against small ones', () => {
    expect([aa('flying'), aa('flying', true), aa('surface')]).toEqual([
      { row: 'aaVsFlyer', number: 4 },
      { row: 'aaVsSmall', number: 5 },
      { row: null, number: 4 }
    ])
    expect(suggestedToHit(havingUnit(state, 'x', { isObscured: true }), fire(shot('a', 'aa')), u('x')).row).toBe('aaVsObscured')
  })
  it('of Concussion Charges is 4 below the surface, 5 against small ones', () => {
    const cc = (now: BattleState) => suggestedToHit(now, fire(shot('a', 'cc')), u('x'))
    expect([cc(sub('submerged')).row, cc(sub('diving')).row, cc(sub('surfaced')).row]).toEqual(['ccVsSubmerged', 'ccVsDiving', null])
    expect(cc(havingUnit(state, 'x', { isSmall: true })).number).toBe(5)
  })
})

describe('the number of Tiny Flyers (DW-018, DW-024)', () => {
  const on = (type: WingType) => suggestedToHit(havingWing(state, 'f', { type }), fire(shot('f', 'aa')), w('g')).number
  it('against others is 3 for fighters, 5 for recon, 6 for bombers, 4 for drones', () => {
    expect((['fighter', 'recon', 'diveBomber', 'torpedoBomber', 'drone'] as const).map(on)).toEqual([3, 5, 6, 6, 4])
  })
  it('against them is 5 for units', () => {
    expect(suggestedToHit(state, fire(shot('a', 'aa')), w('g')).number).toBe(5)
  })
})

describe('the appendix as the campaign has it (DW-042)', () => {
  it('takes a number from 2 to 6 and nothing else', () => {
    expect(appendixNumber({ 'dw.appendix.aaVsFlyer': '3' }, 'aaVsFlyer')).toBe(3)
    expect([readToHit('2'), readToHit('6'), readToHit('1'), readToHit('7'), readToHit('four'), readToHit('')]).toEqual([
      2,
      6,
      null,
      null,
      null,
      null
    ])
    expect(appendixNumber({ 'dw.appendix.submergedVsAir': '6' }, 'submergedVsAir')).toBe(6)
    expect(appendixNumber({ 'dw.appendix.aaVsFlyer': 'never' }, 'aaVsFlyer')).toBeNull()
  })
})
