import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { anArmada, at, attack, battle, fleetIn, given, having, play } from '@kit/systems/starfinder-armada'
import type { SaCommands } from '../command'

const table = at(
  battle(anArmada('us', [{ id: 'a', fleetClass: 'capital', abilities: ['superweapon'] }]), anArmada('them', [{ id: 'x' }])),
  'gunnery'
)
const fired = play(table, attack('a', 'x', { usesSuperweapon: true }), [15], [4, 4])
const id = fired.volley[0]?.id ?? ''
const set = (correction: SaCommands['correctAttack']['correction']) =>
  ({ type: 'correctAttack', attackId: id, correction, reason: 'a die was misread' }) as const

describe('the GM corrects a staged attack', () => {
  it('its damage, or whether it hits', () => {
    given(fired)
      .when(set({ damage: 3 }))
      .thenState(state => expect(state.volley[0]).toMatchObject({ damage: 3, isHit: true }))
    given(fired)
      .when(set({ isHit: false }))
      .thenState(state => expect(state.volley[0]).toMatchObject({ damage: 0, isHit: false }))
  })
  it('or takes it out, and the fleet has its attack and its superweapon back', () => {
    given(fired)
      .when(set(null))
      .thenState(state => {
        expect(state.volley).toEqual([])
        expect(fleetIn(state, 'a')).toMatchObject({ hasAttacked: false, targetsThisRound: [], superweaponReadyRound: 1 })
      })
  })
  it('and says what a miss does that was a hit after all', () => {
    const missed = play(table, attack('a', 'x'), [1])
    const change = { type: 'correctAttack', attackId: missed.volley[0]?.id ?? '', reason: '' } as const
    given(missed)
      .when({ ...change, correction: { isHit: true } })
      .isRefused('bad-number')
    given(missed)
      .when({ ...change, correction: { isHit: true, damage: 6 } })
      .thenState(state => expect(state.volley[0]).toMatchObject({ isHit: true, damage: 6 }))
  })
  it('one of two shots taken out leaves the other made', () => {
    const twice = given(play(table, attack('a', 'x'), [1]))
      .when(attack('a', 'x'))
      .forced()
      .rolling([1])
      .thenState(() => true).state
    given(twice)
      .when({ type: 'correctAttack', attackId: twice.volley[0]?.id ?? '', correction: null, reason: '' })
      .thenState(state => expect(fleetIn(state, 'a').hasAttacked).toBe(true))
  })
  it('and a superweapon is then ready as it was before the shot, and no sooner (SA-042)', () => {
    const ready = (state: BattleState): number => fleetIn(state, 'a').superweaponReadyRound
    const shoot = (state: BattleState): BattleState =>
      given(state)
        .when(attack('a', 'x', { usesSuperweapon: true }))
        .forced()
        .rolling([1])
        .thenState(() => true).state
    const takeBack = (state: BattleState, i: number): BattleState =>
      play(state, { type: 'correctAttack', attackId: state.volley[i]?.id ?? '', correction: null, reason: '' })

    const resting = having(table, 'a', { superweaponReadyRound: 2 })
    expect(ready(shoot(resting))).toBe(3)
    expect(ready(takeBack(shoot(resting), 0))).toBe(2)
    const twice = shoot(shoot(resting))
    expect(ready(takeBack(twice, 0))).toBe(3)
    expect(ready(takeBack(takeBack(twice, 0), 0))).toBe(2)
    expect(ready(takeBack(takeBack(twice, 1), 0))).toBe(2)
    const plain = play(resting, attack('a', 'x'), [1])
    expect(ready(takeBack(plain, 0))).toBe(2)
  })
  it('and an array declares its targets anew', () => {
    const array = having(table, 'a', { abilities: ['array'] })
    const one = play(array, attack('a', 'x', { arrayTargets: 3 }), [1])
    given(one)
      .when({ type: 'correctAttack', attackId: one.volley[0]?.id ?? '', correction: null, reason: '' })
      .thenState(state => expect(fleetIn(state, 'a')).toMatchObject({ hasAttacked: false, arrayTargets: 1, targetsThisRound: [] }))
  })
  it('says what cannot be', () => {
    given(fired).when(set({})).isRefused('nothing-to-change')
    given(fired)
      .when(set({ damage: -1 }))
      .isRefused('bad-number')
    given(fired)
      .when({ ...set(null), attackId: 'v99' })
      .isRefused('no-such-attack')
  })
})
