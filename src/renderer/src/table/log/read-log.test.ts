import { describe, expect, it } from 'vitest'
import { figuresChanged, readLog } from './read-log'

const reading = readLog<
  { readonly turn: number },
  { readonly type: string; readonly ships: readonly string[] },
  { readonly type: 'correct' | 'fire' }
>({
  changesOf: () => [],
  momentOf: ({ turn }) => ({ round: turn, turn: { key: 'turn' }, phase: { key: 'phase' } }),
  aboutIn: (_, { ships }) => ships,
  whyOf: () => null,
  groups: { moves: ['fire'] },
  folds: { steps: ['stepPassed'] },
  headings: ['phaseEntered'],
  settled: ['settled'],
  corrections: ['correct']
})

describe('how the log reads a game', () => {
  it('is about nobody as the battle begins, which names everybody', () => {
    const event = { type: 'battleBegun', ships: ['ajax'] }
    expect(reading.fleetsIn({}, event)).toEqual([])
    expect(reading.fleetsIn({}, { ...event, type: 'hullLost' })).toEqual(['ajax'])
  })
  it('knows the commands that put something right', () => {
    expect([reading.isCorrection({ type: 'correct' }), reading.isCorrection({ type: 'fire' })]).toEqual([true, false])
  })
  it('knows which events fold, and which say what stands beside them', () => {
    const types = ['stepPassed', 'phaseEntered', 'settled', 'hullLost']
    expect(types.map(type => [reading.foldOf({ type }), reading.repeats({ type })])).toEqual([
      ['steps', null],
      [null, 'heading'],
      [null, 'result'],
      [null, null]
    ])
  })
  it('tells what each of several figures was, and leaves one alone to its sentence', () => {
    const before = { hull: 6, crew: 4, isHidden: false }
    expect(figuresChanged('x.field', before, { hull: 5, crew: 3, isHidden: true })).toEqual([
      { label: { key: 'x.field.hull' }, from: 6, to: 5 },
      { label: { key: 'x.field.crew' }, from: 4, to: 3 }
    ])
    expect(figuresChanged('x.field', before, { hull: 5 })).toEqual([])
    expect(figuresChanged('x.field', undefined, { hull: 5, crew: 3 })).toEqual([])
  })
})
