import { describe, expect, it } from 'vitest'
import { roll, type DiceRequest, type Rule } from './rule'
import { facesProblem, runRule } from './run-rule'

/** Every six is rolled once more. */
function* sixes(count: number): Rule<number> {
  const faces = yield* roll('first', 'd6', count, null)
  const again = yield* roll('again', 'd6', faces.filter(face => face === 6).length, null)
  return [...faces, ...again].reduce((total, face) => total + face, 0)
}

describe('running a rule', () => {
  it('stops at the first request without an answer and tells all that was asked', () => {
    const run = runRule(sixes(2), [[6, 6]])
    expect(run.kind).toBe('needs')
    expect(run.kind === 'needs' && run.request).toEqual({ purpose: 'again', die: 'd6', count: 2, actor: null })
    expect(run.asked.map(request => request.purpose)).toEqual(['first', 'again'])
  })

  it('ends with the value once all is answered', () => {
    expect(runRule(sixes(2), [[6, 3], [2]])).toMatchObject({ kind: 'done', value: 11 })
    expect(runRule(sixes(2), [[1, 3]])).toMatchObject({ kind: 'done', value: 4 })
  })

  it('gives the same again for the same faces', () => {
    expect(
      runRule(sixes(3), [
        [6, 6, 1],
        [2, 2]
      ])
    ).toEqual(
      runRule(sixes(3), [
        [6, 6, 1],
        [2, 2]
      ])
    )
  })

  it('throws for faces nobody asked for', () => {
    expect(() => runRule(sixes(2), [[1, 3], [2]])).toThrow('Unused dice: [[2]]')
  })

  it('throws for faces that are not on the die and for the wrong number of them', () => {
    expect(() => runRule(sixes(2), [[1, 7]])).toThrow('Tape 0: not-a-face for first')
    expect(() =>
      runRule(sixes(2), [
        [6, 1],
        [2, 2]
      ])
    ).toThrow('Tape 1: wrong-count for again')
  })
})

describe('typed faces', () => {
  const request: DiceRequest = { purpose: 'x', die: 'd6', count: 3, actor: null }

  it('are good when each is on the die and their number is right', () => {
    expect(facesProblem(request, [1, 6, 3])).toBeNull()
  })

  it.each([[0], [7], [-1], [2.5], [Number.NaN]])('may not be %s on a d6', face => {
    expect(facesProblem(request, [4, face, 1])).toEqual({ code: 'not-a-face', face, sides: 6, position: 1 })
  })

  it('may not be too few or too many', () => {
    expect(facesProblem(request, [1, 2])).toEqual({ code: 'wrong-count', expected: 3, read: 2 })
    expect(facesProblem(request, [1, 2, 3, 4])).toEqual({ code: 'wrong-count', expected: 3, read: 4 })
  })

  it('name the wrong face before the wrong number, because the eye finds it sooner', () => {
    expect(facesProblem(request, [9])).toMatchObject({ code: 'not-a-face', position: 0 })
  })
})
