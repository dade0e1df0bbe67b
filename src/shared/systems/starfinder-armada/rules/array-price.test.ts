import { describe, expect, it } from 'vitest'
import { advance, anArmada, at, attack, battleWith, given, play } from '@kit/systems/starfinder-armada'
import type { BattleState } from '../model/battle'

/** Tier 5 against Armor Class 13: a check adds 3, less 4 for three fleets and 2 for two. */
const table = (rulings: BattleState['rulings'] = {}): BattleState =>
  at(
    battleWith(
      rulings,
      anArmada('us', [{ id: 'a', abilities: ['array', 'emp'] }]),
      anArmada('them', [{ id: 'x' }, { id: 'y' }, { id: 'z' }])
    ),
    'gunnery'
  )
const FIRED = { 'sa.arrayPrice': 'fired' }
const shot = (target: string, targets: number) => attack('a', target, { arrayTargets: targets })

describe('an array that fires at fewer fleets than it declared (SA-034)', () => {
  it('pays for those it declared (sa.arrayPrice = declared)', () => {
    for (const rulings of [{}, { 'sa.arrayPrice': 'declared' }])
      given(play(table(rulings), shot('x', 3), [12]))
        .when(advance)
        .thenAmong(event => event.type === 'attackMissed' && event.targetId === 'x')
  })
  it('pays for those it fired at, and rolls the damage of what hits now (sa.arrayPrice = fired)', () => {
    given(play(table(FIRED), shot('x', 3), [12]))
      .when(advance)
      .asks({ purpose: 'sa.roll.damage', count: 2 })
      .rolling([3, 4])
      .thenAmong(
        event =>
          event.type === 'arrayRepriced' && event.total === 15 && event.isHit && event.damage === 7 && event.damageFaces.join() === '3,4',
        event => event.type === 'damageApplied' && event.targetId === 'x' && event.spLost + event.hpLost === 7
      )
  })
  it('pays 2 where it fired at two of three, and misses still what that does not reach', () => {
    const two = play(play(table(FIRED), shot('x', 3), [12]), shot('y', 3), [11])
    given(two)
      .when(advance)
      .rolling([1, 1])
      .thenAmong(
        event => event.type === 'arrayRepriced' && event.total === 13 && event.isHit,
        event => event.type === 'arrayRepriced' && event.total === 12 && !event.isHit,
        event => event.type === 'attackMissed' && event.targetId === 'y'
      )
  })
  it('pays nothing less where it fired at all', () => {
    const all = play(play(table(FIRED), shot('x', 2), [11]), shot('y', 2), [2])
    given(all)
      .when(advance)
      .thenAmong(
        event => event.type === 'attackMissed' && event.targetId === 'x',
        event => event.type === 'attackMissed' && event.targetId === 'y'
      )
      .thenState(state => expect(state.phase).toBe('resolution'))
  })
  it('keeps the damage of a hit, which may become an EMP (SA-032)', () => {
    const hit = play(table(FIRED), shot('x', 3), [17], [2, 2])
    expect(hit.volley[0]).toMatchObject({ total: 16, isHit: true, isEmp: false, damage: 4 })
    given(hit)
      .when(advance)
      .thenAmong(event => event.type === 'arrayRepriced' && event.total === 20 && event.damage === 4 && event.isEmp)
  })
  it('leaves a shot a miss that the GM made one', () => {
    const hit = play(table(FIRED), shot('x', 3), [17], [2, 2])
    const id = hit.volley[0]?.id ?? ''
    const missed = play(hit, { type: 'correctAttack', attackId: id, correction: { isHit: false }, reason: '' })
    given(missed)
      .when(advance)
      .thenAmong(
        event => event.type === 'arrayRepriced' && !event.isHit,
        event => event.type === 'attackMissed' && event.targetId === 'x'
      )
  })
})
