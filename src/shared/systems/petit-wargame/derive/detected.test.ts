import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { aShip, aSquadron, battle, detect, duel, given, havingShip, PLAIN, play, sh, shipIn, sq, told } from '@kit/systems/petit-wargame'
import { isDetected, jamUntil } from './detected'

/** Squadron `ours` finds `x`, then squadron `more` of the same fleet acts. */
function later(scope: string): readonly [own: boolean, again: boolean, mates: boolean] {
  const ships = (ids: string) => [...ids].map(id => aShip(id, PLAIN))
  const state = battle([aSquadron('ours', ...ships('ab')), aSquadron('more', ...ships('cd'))], [aSquadron('theirs', ...ships('xy'))], {
    'pw.detectionScope': scope
  })
  const act = (from: BattleState, id: string): BattleState =>
    told(from, { type: 'squadronActivated', squadronId: sq(id) }, { type: 'phaseEntered', phase: 'detection' })
  const found = play(act(state, 'ours'), detect('W'), [1, 1])
  const mates = act(found, 'more')
  const again = act(mates, 'ours')
  return [isDetected(found, sq('ours'), sh('x')), isDetected(again, sq('ours'), sh('x')), isDetected(mates, sq('more'), sh('x'))]
}

describe('how long a detection holds (PW-043, PW-Q06)', () => {
  it('pw.detectionScope = activation: for the squadron while it acts', () => {
    expect(later('activation')).toEqual([true, false, false])
  })
  it('pw.detectionScope = wholeTurnSameSquadron: for the squadron until the turn ends', () => {
    expect(later('wholeTurnSameSquadron')).toEqual([true, true, false])
  })
  it('pw.detectionScope = wholeTurnFleet: for the whole fleet until the turn ends', () => {
    expect(later('wholeTurnFleet')).toEqual([true, true, true])
    const found = play(duel({ rulings: { 'pw.detectionScope': 'wholeTurnFleet' } }), detect('W'), [1, 1])
    expect(isDetected(told(found, { type: 'turnEnded', turn: 1 }), sq('ours'), sh('x'))).toBe(false)
  })
})

describe('the last turn of a jam (PW-037, PW-Q04)', () => {
  it('pw.jamCount = currentTurnCounts: two turns in turn 1 end with turn 2', () => {
    expect(jammed(duel(), 2)).toBe(2)
  })
  it('pw.jamCount = startsNextTurn: two turns in turn 1 end with turn 3', () => {
    expect(jammed(duel({ rulings: { 'pw.jamCount': 'startsNextTurn' } }), 2)).toBe(3)
  })
})

describe('a detector that is jammed again in turn 1, when a jam until turn 4 has it (PW-037)', () => {
  const already = (reading: string, jamCount = 'currentTurnCounts'): BattleState =>
    havingShip(duel({ rulings: { 'pw.jamTwice': reading, 'pw.jamCount': jamCount } }), 'a', { jams: [{ detector: 'W', untilTurn: 4 }] })
  const twoOrSeven = (state: BattleState): readonly number[] => [jammed(state, 2), jammed(state, 7)]
  it('pw.jamTwice = longer: the later end counts', () => {
    expect(twoOrSeven(already('longer'))).toEqual([4, 7])
    expect(twoOrSeven(havingShip(duel(), 'a', { jams: [{ detector: 'W', untilTurn: 4 }] }))).toEqual([4, 7])
  })
  it('pw.jamTwice = addsUp: the new turns come after the old ones', () => {
    expect(twoOrSeven(already('addsUp'))).toEqual([6, 11])
    expect(twoOrSeven(already('addsUp', 'startsNextTurn'))).toEqual([6, 11])
    expect(jammed(duel({ rulings: { 'pw.jamTwice': 'addsUp' } }), 2)).toBe(2)
  })
  it('pw.jamTwice = latest: the new one replaces the old, even if it is shorter', () => {
    expect(twoOrSeven(already('latest'))).toEqual([2, 7])
    expect(twoOrSeven(already('latest', 'startsNextTurn'))).toEqual([3, 8])
  })
  it('is told with the turn it lasts to', () => {
    const rulings = { 'pw.jamTwice': 'addsUp' }
    given(havingShip(duel({ x: { front: 'w' }, rulings }), 'a', { jams: [{ detector: 'W', untilTurn: 4 }] }))
      .when(detect('W'))
      .forced()
      .rolling([4, 4], [1, 1])
      .thenAmong(event => event.type === 'detectorJammed' && event.turns === 2 && event.untilTurn === 6)
  })
})

const jammed = (state: BattleState, turns: number): number => jamUntil(state, shipIn(state, 'a'), 'W', turns)
