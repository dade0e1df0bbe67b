import { describe, expect, it } from 'vitest'
import { detect, duel, given, next, play } from '@kit/systems/petit-wargame'

const answer = (countermeasure: 'w' | 'x' | 'y' | 'z' | null) => ({ type: 'answerDetection', countermeasure }) as const
const start = (rulings = {}) => duel({ a: { front: 'X X X', rear: 'YYY' }, x: { front: 'w', top: 'y' }, rulings })
const pending = (rulings = {}) => play(start(rulings), detect('X'))

describe('the answer of the enemy (PW-032, PW-034, PW-036, PW-040)', () => {
  it('is one of its countermeasures, picked once it sees the detector', () => {
    given(pending())
      .when(answer('y'))
      .asks({ purpose: 'pw.roll.detection', count: 2, actor: 'a' })
      .rolling([1, 3], [2, 3])
      .thenState(state => {
        // Detector X against y: 5 by row Y and column X; y against X: 8 by row X and column Y.
        expect([state.detections.length, state.activation?.detection]).toEqual([0, null])
      })
  })
  it('counts as in the table of results', () => {
    // Detector X against w: 6, and w against X: 7.
    expect(play(pending(), answer('w'), [1, 1], [2, 2]).detections).toHaveLength(1)
    expect(play(pending(), answer('w'), [1, 1], [1, 2]).detections).toHaveLength(0)
    expect(play(pending(), answer('w'), [4, 4], [3, 4]).ships[0]?.jams).toEqual([])
    expect(play(pending(), answer('w'), [4, 4], [3, 3]).ships[0]?.jams).toEqual([{ detector: 'X', untilTurn: 1 }])
  })
  it('has no limit: detector X countered by w, then detector Y by w or y (PW-039, PW-040)', () => {
    const second = play(play(pending(), answer('w'), [4, 4], [4, 4]), detect('Y'))
    expect(play(second, answer('w'), [1, 1], [4, 4]).detections).toHaveLength(1)
    expect(play(second, answer('y'), [1, 1], [4, 4]).detections).toHaveLength(1)
  })
  it('is one it has, to a detector that waits', () => {
    given(pending()).when(answer('x')).isRefused('no-such-countermeasure')
    given(start()).when(answer('w')).isRefused('nothing-to-answer')
    given(pending()).when(next).isRefused('answer-first')
    given(pending()).when(detect('Y')).isRefused('answer-first')
  })
  it('pw.cmOptional = no: cannot be left out', () => {
    given(pending()).when(answer(null)).isRefused('must-answer')
  })
  it('pw.cmOptional = yes: may be left out, and row O counts', () => {
    const optional = { 'pw.cmOptional': 'yes' }
    given(pending(optional))
      .when(answer(null))
      .rolling([3, 3])
      .thenState(state => state.detections.length === 1)
    const single = duel({ a: { front: 'X X X' }, x: { front: 'w' }, rulings: optional })
    expect(play(single, detect('X')).activation?.detection).not.toBeNull()
  })
})
