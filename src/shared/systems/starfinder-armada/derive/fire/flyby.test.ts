import { describe, expect, it } from 'vitest'
import { attackNumbers } from '../../odds/planned-odds'
import type { BattleState, StuntAttempt } from '../../model/battle'
import { advance, anArmada, at, attack, battleWith, f, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'

const flownBy: StuntAttempt = { stunt: 'flyby', targetId: f('x'), margin: 0, isSuccess: true }

function table(stunt: StuntAttempt | null, rulings: BattleState['rulings'] = {}): BattleState {
  const state = battleWith(rulings, anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }, { id: 'y' }]))
  return having(at(state, 'gunnery'), 'a', { stunt })
}
/** 12 hexes is extreme range for a destroyer; the front arc costs 1. */
const far = (target: string, rangeHexes = 12) => attack('a', target, { rangeHexes, isFromFrontArc: true })
const numbers = (state: BattleState, target: string): readonly unknown[] => {
  const staged = play(state, far(target), [20], [1, 1]).volley[0]
  return [staged?.rangeHexes, (staged?.total ?? 0) - 20, staged?.ac]
}

describe('after a flyby the fleet flown by is fired at as from 1 hex, at any quadrant (SA-090, SA-Q28)', () => {
  it('whatever the distance measured', () => {
    expect(numbers(table(flownBy), 'x')).toEqual([1, 3, 13])
    expect(numbers(table(null), 'x')).toEqual([12, -1, 14])
  })
  it('also beyond extreme range', () => {
    given(table(flownBy)).when(far('x', 40)).asks({ die: 'd20' })
    given(table(null)).when(far('x', 40)).isRefused('out-of-range')
  })
  it('not after a flyby that failed, of another fleet, or another stunt', () => {
    expect(numbers(table({ ...flownBy, isSuccess: false, margin: -1 }), 'x')).toEqual([12, -1, 14])
    expect(numbers(table(flownBy), 'y')).toEqual([12, -1, 14])
    expect(numbers(table({ ...flownBy, stunt: 'slide', targetId: null }), 'x')).toEqual([12, -1, 14])
  })
  it('in the round of the flyby alone', () => {
    const next = play(at(table(flownBy), 'resolution'), advance)
    expect(fleetIn(next, 'a').stunt).toBeNull()
    expect(numbers(at(next, 'gunnery', 2), 'x')).toEqual([12, -1, 14])
  })
  it('at the side without the shield, however the table reads the front arc', () => {
    expect(numbers(table(flownBy, { 'sa.shieldAcArc': 'notFront' }), 'x')).toEqual([1, 3, 13])
    expect(numbers(table(flownBy, { 'sa.shieldAcArc': 'always' }), 'x')).toEqual([1, 3, 14])
  })
  it('in the odds as at the table', () => {
    const plan = { ...far('x'), kind: 'gunnery', isHalved: false } as const
    expect(attackNumbers(table(flownBy), plan)).toMatchObject({ checkBonus: 3, armorClass: 13 })
    expect(attackNumbers(table(null), plan)).toMatchObject({ checkBonus: -1, armorClass: 14 })
  })
})

describe('where a fleet fires (SA-Q36, sa.fireArc)', () => {
  const aside = attack('a', 'x', { isTargetAhead: false })
  it('is any direction as read by default (sa.fireArc = any)', () => {
    given(table(null)).when(aside).asks({ die: 'd20' })
    given(table(null, { 'sa.fireArc': 'any' }))
      .when(aside)
      .asks({ die: 'd20' })
  })
  it('is ahead alone where read so, unless the GM or a flyby allows it (sa.fireArc = forwardOnly)', () => {
    const ahead = table(null, { 'sa.fireArc': 'forwardOnly' })
    given(ahead).when(aside).isRefused('not-in-arc')
    given(ahead).when(attack('a', 'x')).asks({ die: 'd20' })
    given(ahead).when(aside).forced().asks({ die: 'd20' })
    given(table(flownBy, { 'sa.fireArc': 'forwardOnly' }))
      .when(aside)
      .asks({ die: 'd20' })
  })
  it('keeps the targets of an array in the one arc ahead (SA-034)', () => {
    const array = having(table(null, { 'sa.fireArc': 'forwardOnly' }), 'a', { abilities: ['array'] })
    const first = play(array, attack('a', 'x', { arrayTargets: 2 }), [1])
    given(first)
      .when(attack('a', 'y', { arrayTargets: 2, isTargetAhead: false }))
      .isRefused('not-in-arc')
    given(first)
      .when(attack('a', 'y', { arrayTargets: 2 }))
      .asks({ die: 'd20' })
  })
})
