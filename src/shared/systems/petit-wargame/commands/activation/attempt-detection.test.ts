import { describe, expect, it } from 'vitest'
import {
  aShip,
  aSquadron,
  at,
  battle,
  detect,
  duel,
  equipped,
  given,
  havingShip,
  next,
  PLAIN,
  play,
  sh,
  sq,
  told
} from '@kit/systems/petit-wargame'
import { like } from '@kit/core/engine'
import type { PwEvent } from '../../events'

const guarded = duel({ a: { ...PLAIN, left: 'YYYY' }, x: { ...PLAIN, top: 'x' } })
const open = duel()

describe('a detector on an enemy (PW-030, PW-032, PW-035, PW-038)', () => {
  it('is rolled at once against no countermeasure: row O, the active side alone', () => {
    given(open)
      .when(detect('W'))
      .asks({ purpose: 'pw.roll.detection', die: 'd4', count: 2, actor: 'a' })
      .rolling([3, 4])
      .then(
        { type: 'detectionTried', shipId: sh('a'), detector: 'W', targetId: sh('x'), isOpen: false },
        {
          type: 'detectionRolled',
          shipId: sh('a'),
          detector: 'W',
          targetId: sh('x'),
          countermeasure: null,
          score: 7,
          faces: [3, 4],
          margin: 0,
          enemyScore: null,
          enemyFaces: [],
          enemyMargin: null,
          result: 'detected'
        }
      )
      .thenState(state => state.detections.length === 1)
    given(open)
      .when(detect('W'))
      .rolling([4, 4])
      .thenState(state => state.detections.length === 0)
  })
  it('is answered by the only countermeasure of its own: 8 and 5, as in the worked example (PW-034, PW-036)', () => {
    const found = { type: 'detectionRolled', countermeasure: 'x', score: 8, enemyScore: 5 } as const
    given(guarded)
      .when(detect('Y'))
      .rolling([2, 4])
      .asks({ purpose: 'pw.roll.countermeasure', die: 'd4', count: 2, actor: 'x' })
      .rolling([1, 3])
      .thenAmong(like<PwEvent>({ ...found, margin: 2, enemyMargin: 1, result: 'detected' }))
    given(guarded)
      .when(detect('Y'))
      .rolling([2, 4], [1, 2])
      .thenAmong(like<PwEvent>({ ...found, margin: 2, enemyMargin: 2, result: 'undetected' }))
      .thenState(state => state.detections.length === 0)
  })
  it('waits for the enemy where it has a choice', () => {
    given(equipped(open, 'x', { front: 'wy' }))
      .when(detect('W'))
      .then({ type: 'detectionTried', shipId: sh('a'), detector: 'W', targetId: sh('x'), isOpen: true })
      .thenState(state => state.activation?.detection?.targetId === 'x')
  })
  it('needs an enemy within its range', () => {
    const away = (z: number) => havingShip(open, 'x', { position: at(5, 5, z) })
    given(away(9)).when(detect('W')).isRefused('out-of-range')
    given(away(8))
      .when(detect('W'))
      .rolling([1, 1])
      .thenState(() => true)
    given(open)
      .when(detect('W', 'a', 'b'))
      .isRefused('not-an-enemy')
    given(open).when(detect('X')).isRefused('no-such-detector')
    given(open)
      .when(detect('W', 'a', 'q'))
      .isRefused('no-such-ship')
    given(equipped(open, 'x', {}))
      .when(detect('W'))
      .isRefused('out-of-play')
    given(havingShip(open, 'x', { position: null }))
      .when(detect('W'))
      .isRefused('not-placed')
  })
  it('belongs to the active squadron and to its detection phase', () => {
    given(open)
      .when(detect('W', 'x', 'a'))
      .isRefused('not-in-squadron')
    given(play(open, next)).when(detect('W')).isRefused('wrong-phase')
    given(battle([aSquadron('o', aShip('a', PLAIN))], [aSquadron('t', aShip('x', PLAIN))]))
      .when(detect('W'))
      .isRefused('no-activation')
  })
})

describe('a jammed detector (PW-036, PW-037)', () => {
  const jammed = play(guarded, detect('W'), [4, 4], [1, 1])
  it('fails against an enemy that does better than nothing, for as many turns as its margin', () => {
    expect(play(guarded, detect('W'), [4, 4], [4, 2]).ships[0]?.jams).toEqual([])
    expect(jammed.ships[0]?.jams).toEqual([{ detector: 'W', untilTurn: 4 }])
  })
  it('works on nobody until then', () => {
    given(jammed)
      .when(detect('W', 'a', 'y'))
      .isRefused('jammed')
    const fourth = told(jammed, ...[1, 2, 3].map(turn => ({ type: 'turnEnded', turn }) as const))
    given(fourth)
      .when(detect('W', 'a', 'y'))
      .isRefused('jammed')
    given(told(fourth, { type: 'turnEnded', turn: 4 }))
      .when(detect('W', 'a', 'y'))
      .rolling([1, 1])
      .thenState(() => true)
  })
})

describe('one attempt for a detector, an enemy and a turn (PW-039)', () => {
  const missed = play(open, detect('W'), [4, 4])
  it('forbids a second', () => {
    given(missed).when(detect('W')).isRefused('already-tried')
  })
  it('leaves other ships, other enemies and the next turn free', () => {
    given(missed)
      .when(detect('W', 'b'))
      .rolling([1, 1])
      .thenState(() => true)
    given(missed)
      .when(detect('W', 'a', 'y'))
      .rolling([1, 1])
      .thenState(() => true)
    given(
      told(
        missed,
        { type: 'turnEnded', turn: 1 },
        { type: 'squadronActivated', squadronId: sq('ours') },
        { type: 'phaseEntered', phase: 'detection' }
      )
    )
      .when(detect('W'))
      .rolling([1, 1])
      .thenState(() => true)
  })
})
