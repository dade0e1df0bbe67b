import { describe, expect, it } from 'vitest'
import type { Viewer } from '@shared/core/view/viewer'
import { aShip, aSquadron, battle, engage, equipped, play, shipIn, sq, told, type Signs } from '@kit/systems/petit-wargame'
import type { BattleState } from '../model/battle'
import { squadronActs } from './squadron-acts'
import { petitStation } from './station'

const theirs: Viewer = { kind: 'side', sideId: 'B' }

/** Our `a` fires at the front of their `x`, after the test was won by one of them. */
function firedAt(a: Signs, winner: 'a' | 'x', rulings: BattleState['rulings'] = {}): BattleState {
  const placed = battle([aSquadron('ours', aShip('a', a))], [aSquadron('theirs', aShip('x', { front: 'BBBBCCEE' }))], rulings)
  const acting = told(placed, { type: 'squadronActivated', squadronId: sq('ours') }, { type: 'phaseEntered', phase: 'detection' })
  const found = {
    type: 'correctDetection',
    squadronId: sq('ours'),
    targetId: shipIn(placed, 'x').id,
    isDetected: true,
    reason: ''
  } as const
  const fights = told(play(acting, found), { type: 'phaseEntered', phase: 'combat' })
  const tested = play(fights, engage(), ...(winner === 'a' ? [[6], [1]] : [[1], [6]]))
  return play(tested, { type: 'choosePosition', firingSector: 'front', targetSector: 'front' })
}

/** What the player of `x` may pick, as far as that player knows. */
function picks(state: BattleState): readonly unknown[] {
  const known = petitStation.knownTo(state, theirs)
  const acts = known.squadrons.filter(({ id }) => id === 'theirs').flatMap(one => squadronActs(known, one))
  return acts.flatMap(({ key, fields }) => [
    key,
    ...fields.flatMap(one => (one.kind === 'pick' ? one.options.map(({ value }) => value) : []))
  ])
}

describe('what the player of a squadron knows of its enemies (PW-043)', () => {
  it('is not how far the weapon reaches that it ripostes to', () => {
    const [short, long] = [firedAt({ front: 'A' }, 'a'), firedAt({ front: 'AAA' }, 'a')]
    expect(picks(short)).toEqual(['x/fire', 'B', 'C', 'E', 'concentrated', 'dispersed'])
    expect(picks(long)).toEqual(picks(short))
  })
  it('is not which weapons an enemy has for which it picks (pw.weaponChoice = testWinner)', () => {
    const rulings = { 'pw.weaponChoice': 'testWinner' }
    const [few, many] = [firedAt({ front: 'AC' }, 'x', rulings), firedAt({ front: 'ACE' }, 'x', rulings)]
    expect(picks(few)).toEqual(['x/weapon', 'A', 'B', 'C', 'D', 'E', 'F'])
    expect(picks(many)).toEqual(picks(few))
  })
  it('covers the distance all the same (pw.rangedCombat = yes)', () => {
    const near = firedAt({ front: 'AAA' }, 'a', { 'pw.rangedCombat': 'true' })
    expect(picks(near)).toEqual(['x/fire', 'B', 'C', 'E', 'concentrated', 'dispersed'])
  })
  it('is whether it is destroyed, and what is aboard its own', () => {
    const state = equipped(firedAt({ front: 'A' }, 'a'), 'a', {})
    const known = petitStation.knownTo(state, theirs)
    expect([shipIn(known, 'a'), shipIn(known, 'x')]).toEqual([shipIn(state, 'a'), shipIn(state, 'x')])
  })
  it('is everything where all sheets lie open (pw.enemyKnown = everything)', () => {
    expect(picks(firedAt({ front: 'AAA' }, 'a', { 'pw.enemyKnown': 'everything' }))).toEqual(['x/fire', 'B', 'concentrated', 'dispersed'])
  })
})
