import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { isDetected } from '../../derive/detected'
import { aShip, aSquadron, battle, detect, duel, engage, fight, given, next, PLAIN, play, sh, sq, told } from '@kit/systems/petit-wargame'

const correct = (isDetected: boolean, target = 'x', squadron = 'ours') =>
  ({ type: 'correctDetection', squadronId: sq(squadron), targetId: sh(target), isDetected, reason: '' }) as const

describe('a detection by the GM (PW-043)', () => {
  it('lets an enemy be engaged, or no longer', () => {
    const found = play(play(play(duel(), correct(true)), next), next)
    given(found)
      .when(engage())
      .rolling([6], [1])
      .thenState(() => true)
    given(play(fight(), correct(false)))
      .when(engage())
      .isRefused('not-detected')
  })
  it('is about an enemy, and changes something', () => {
    given(duel()).when(correct(false)).isRefused('nothing-to-change')
    given(fight()).when(correct(true)).isRefused('nothing-to-change')
    given(duel()).when(correct(true, 'b')).isRefused('not-an-enemy')
    given(duel()).when(correct(true, 'q')).isRefused('no-such-ship')
    given(duel())
      .when(correct(true, 'x', 'q'))
      .isRefused('no-such-squadron')
  })
})

describe('a detection by the GM outside an activation (PW-043, PW-Q06)', () => {
  const early = (rulings = {}) =>
    battle(
      [aSquadron('ours', aShip('a', PLAIN)), aSquadron('more', aShip('c', PLAIN))],
      [aSquadron('theirs', aShip('x', PLAIN), aShip('y', PLAIN))],
      rulings
    )
  const acts = (state: BattleState, id: string) =>
    told(state, { type: 'squadronActivated', squadronId: sq(id) }, { type: 'phaseEntered', phase: 'detection' })
  const sees = (state: BattleState, id: string) => isDetected(state, sq(id), sh('x'))

  it('counts when the squadron acts, and in no later activation', () => {
    const granted = play(early(), correct(true))
    expect([sees(granted, 'ours'), sees(granted, 'more')]).toEqual([true, false])
    given(granted).when(correct(true)).isRefused('nothing-to-change')
    const acting = acts(granted, 'ours')
    expect(sees(acting, 'ours')).toBe(true)
    given(play(play(acting, next), next))
      .when(engage())
      .rolling([6], [1])
      .thenState(() => true)
    expect(sees(acts(acting, 'ours'), 'ours')).toBe(false)
  })
  it('counts as well where another squadron acts at the moment', () => {
    const granted = play(acts(early(), 'more'), correct(true))
    expect(sees(granted, 'ours')).toBe(true)
    expect(sees(acts(granted, 'ours'), 'ours')).toBe(true)
  })
  it('can be taken back before it has served', () => {
    const taken = play(play(early(), correct(true)), correct(false))
    expect([sees(taken, 'ours'), sees(acts(taken, 'ours'), 'ours')]).toEqual([false, false])
    given(taken).when(correct(false)).isRefused('nothing-to-change')
  })
  it('pw.detectionScope = wholeTurnSameSquadron: holds until the turn ends', () => {
    const granted = play(early({ 'pw.detectionScope': 'wholeTurnSameSquadron' }), correct(true))
    expect(sees(acts(acts(granted, 'ours'), 'ours'), 'ours')).toBe(true)
  })
  it('pw.detectionScope = wholeTurnFleet: is given to a whole fleet, and taken from it whoever found the enemy', () => {
    const rulings = { 'pw.detectionScope': 'wholeTurnFleet' }
    const granted = play(early(rulings), correct(true))
    expect([sees(granted, 'ours'), sees(granted, 'more')]).toEqual([true, true])
    const found = play(acts(early(rulings), 'ours'), detect('W'), [1, 1])
    given(found)
      .when(correct(true, 'x', 'more'))
      .isRefused('nothing-to-change')
    const taken = play(found, correct(false, 'x', 'more'))
    expect([sees(taken, 'ours'), sees(taken, 'more')]).toEqual([false, false])
  })
})
