import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { Timeline } from './timeline'
import { act, commandEntry, counted, evolve, fresh, Naive, numbered, states, stepBack, stepForth, type Act } from '@kit/core/log'

describe('a timeline', () => {
  it('moves its state along with each entry', () => {
    const timeline = fresh()
    timeline.append(commandEntry(1, 'a', 'b'))
    timeline.append(commandEntry(2, 'c'))
    expect(timeline.state).toBe('abc')
    expect(timeline.lastSeq).toBe(2)
  })

  it('takes the last step back and brings it back with the same events', () => {
    const timeline = fresh()
    timeline.append(commandEntry(1, 'a'))
    timeline.append(commandEntry(2, 'b'))
    timeline.append(stepBack(3, 2))
    expect([timeline.state, timeline.undoTarget, timeline.redoTarget]).toEqual(['a', null, 2])
    timeline.append(stepForth(4, 2))
    expect([timeline.state, timeline.undoTarget, timeline.redoTarget]).toEqual(['ab', 2, null])
  })

  it('brings a step back without folding its events again, however many were taken back at once', () => {
    let folds = 0
    const timeline = new Timeline<string, string, string>('', (state, event) => {
      folds += 1
      return state + event
    })
    for (let seq = 1; seq <= 4; seq += 1) timeline.append(commandEntry(seq, 'a', 'b'))
    const before = folds
    timeline.append(stepBack(5, 2))
    timeline.append(stepForth(6, 2))
    timeline.append(stepForth(7, 3))
    expect([timeline.state, folds - before]).toEqual(['ababab', 0])
  })

  it('forgets what could be redone once something new is done', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'undo', 'command'] as const) act(timeline, what)
    expect(timeline.redoTarget).toBeNull()
    expect(timeline.state).toBe('<1><4>')
    expect(timeline.isUndone(2)).toBe(true)
  })

  it('never takes back the entry that begins the battle', () => {
    const timeline = fresh()
    timeline.append(commandEntry(1, 'a'))
    expect(timeline.undoTarget).toBeNull()
    expect(() => timeline.append(stepBack(2, 1))).toThrow('undoes 1')
  })

  it('refuses a gap and a wrong target, and is unchanged by the refusal', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'command', 'undo'] as const) act(timeline, what)
    const before = [timeline.state, timeline.lastSeq, timeline.undoTarget, timeline.redoTarget]
    expect(() => timeline.append(commandEntry(7, 'x'))).toThrow('Entry 7 after 4')
    expect(() => timeline.append(stepBack(5, 1))).toThrow('undoes 1, no step')
    expect(() => timeline.append(stepForth(5, 2))).toThrow('redoes 2, not the last undone step')
    expect([timeline.state, timeline.lastSeq, timeline.undoTarget, timeline.redoTarget]).toEqual(before)
    expect([1, 2, 3].map(seq => timeline.isUndone(seq))).toEqual([false, false, true])
  })

  it('takes back everything from a step on, and brings it forward again one by one', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'command', 'command'] as const) act(timeline, what)
    timeline.append(stepBack(5, 2))
    expect([timeline.state, timeline.undoTarget, timeline.redoTarget]).toEqual(['<1>', null, 2])
    act(timeline, 'redo')
    act(timeline, 'redo')
    expect([timeline.state, timeline.redoTarget]).toEqual(['<1><2><3>', 4])
    expect([1, 2, 3, 4].map(seq => timeline.isUndone(seq))).toEqual([false, false, false, true])
  })

  it('refuses to take back what is taken back already', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'command', 'undo'] as const) act(timeline, what)
    expect(() => timeline.append(stepBack(5, 3))).toThrow('undoes 3, no step')
    expect(() => timeline.append(stepBack(5, 4))).toThrow('undoes 4, no step')
  })

  it('knows the way back to a moment, and that there is none to one that was itself taken back', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'command', 'undo', 'command', 'command'] as const) act(timeline, what)
    expect(timeline.wayBackTo(1)).toEqual({ target: 2, steps: 3 })
    expect(timeline.wayBackTo(4)).toEqual({ target: 5, steps: 2 })
    expect([0, 3, 6].map(seq => timeline.wayBackTo(seq))).toEqual([null, null, null])
  })

  it('knows no undone state of entries that are not commands or not there', () => {
    const timeline = fresh()
    for (const what of ['command', 'command', 'undo'] as const) act(timeline, what)
    expect([0, 1, 2, 3, 4].map(seq => timeline.isUndone(seq))).toEqual([false, false, true, false, false])
  })
})

describe('a timeline against a naive one', () => {
  const acts = fc.array(fc.constantFrom<Act>('command', 'command', 'undo', 'undoTwo', 'undo', 'redo'), { maxLength: 120 })

  it('has the same state after any sequence of acts', () => {
    fc.assert(
      fc.property(acts, sequence => {
        const timeline = fresh()
        const naive = new Naive()
        for (const what of sequence) {
          act(timeline, what)
          naive.act(what)
          expect(timeline.state).toBe(naive.state)
        }
        expect(timeline.lastSeq).toBe(naive.seq)
        const undone = timeline.entries.filter(entry => entry.kind === 'command' && timeline.isUndone(entry.seq)).map(entry => entry.seq)
        const commands = timeline.entries.filter(entry => entry.kind === 'command').map(entry => entry.seq)
        expect(undone).toEqual(commands.filter(seq => !naive.done.includes(seq)))
      })
    )
  })

  it('gives every moment as it was, whatever came after', () => {
    fc.assert(
      fc.property(acts, sequence => {
        const timeline = fresh()
        const states = ['']
        for (const what of sequence) if (act(timeline, what)) states.push(timeline.state)
        expect(states.map((_, seq) => timeline.stateAt(seq))).toEqual(states)
        for (const [seq, state] of states.entries()) {
          const way = timeline.wayBackTo(seq)
          if (way === null) continue
          const back = Timeline.restore('', evolve, timeline.entries.slice(), null)
          back.append(stepBack(back.lastSeq + 1, way.target))
          expect(back.state).toBe(state)
        }
      })
    )
  })

  it('is rebuilt alike from its entries, with and without a checkpoint anywhere', () => {
    fc.assert(
      fc.property(acts, fc.nat(), acts, (sequence, cut, more) => {
        const lived = fresh()
        const states = ['']
        for (const what of sequence) if (act(lived, what)) states.push(lived.state)
        const seq = cut % states.length
        for (const checkpoint of [null, { seq, state: states[seq] ?? '' }, { seq: states.length + 5, state: 'from another battle' }]) {
          const restored = Timeline.restore('', evolve, lived.entries.slice(), checkpoint)
          const twin = Timeline.restore('', evolve, lived.entries.slice(), null)
          expect(restored.state).toBe(lived.state)
          for (const what of more) {
            act(restored, what)
            act(twin, what)
            expect(restored.state).toBe(twin.state)
          }
        }
      }),
      { numRuns: 60 }
    )
  })
})

describe('a long timeline', () => {
  const LENGTH = 1_500

  it('is taken back step by step to its beginning and brought forth again', () => {
    const { timeline } = counted()
    const expected = states(LENGTH)
    for (let seq = 1; seq <= LENGTH; seq += 1) timeline.append(numbered(seq))
    for (let step = LENGTH; step > 1; step -= 1) {
      timeline.append({ kind: 'undo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: step })
      expect(timeline.state).toBe(expected[step - 1])
    }
    expect(timeline.undoTarget).toBeNull()
    for (let step = 2; step <= LENGTH; step += 1) {
      timeline.append({ kind: 'redo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: step })
      expect(timeline.state).toBe(expected[step])
    }
  })

  it('undoes at once near its end and folds little beyond what it keeps', () => {
    const { timeline, folds } = counted()
    for (let seq = 1; seq <= LENGTH; seq += 1) timeline.append(numbered(seq))
    const before = folds()
    for (let step = LENGTH; step > LENGTH - 500; step -= 1) {
      timeline.append({ kind: 'undo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: step })
    }
    expect(folds()).toBe(before)
    for (let step = LENGTH - 500; step > 1; step -= 1) {
      timeline.append({ kind: 'undo', seq: timeline.lastSeq + 1, at: 0, by: 'gm', target: step })
    }
    expect(folds() - before).toBeLessThan(LENGTH)
  })

  it('shows any moment of the past without keeping what it passes', () => {
    const { timeline, folds } = counted()
    const expected = states(LENGTH)
    for (let seq = 1; seq <= LENGTH; seq += 1) timeline.append(numbered(seq))
    const before = folds()
    for (const seq of [1, 400, 401, 402, 900, LENGTH - 1]) expect(timeline.stateAt(seq)).toBe(expected[seq])
    expect(folds() - before).toBeLessThan(5 * 128)
  })

  it('folds each entry once to be rebuilt, and the way to an old moment once when that is first shown or undone to', () => {
    const { timeline: lived, evolve: counting, folds } = counted()
    const expected = states(LENGTH)
    for (let seq = 1; seq <= LENGTH; seq += 1) lived.append(numbered(seq))
    const rebuilt = (): Timeline<number, string, number> =>
      Timeline.restore<number, string, number>(0, counting, lived.entries.slice(), null)
    const foldsOf = (act: () => void): number => {
      const before = folds()
      act()
      return folds() - before
    }
    expect(foldsOf(rebuilt)).toBe(LENGTH)
    const shown = rebuilt()
    const foldsToShow = (seq: number): number => foldsOf(() => expect(shown.stateAt(seq)).toBe(expected[seq]))
    expect(foldsToShow(LENGTH - 500)).toBe(0)
    expect(foldsToShow(900)).toBeLessThanOrEqual(900)
    for (const seq of [1, 400, 640, 899]) expect(foldsToShow(seq)).toBeLessThan(256)
    const undone = rebuilt()
    const undo = { kind: 'undo', seq: LENGTH + 1, at: 0, by: 'gm', target: 700 } as const
    expect(foldsOf(() => undone.append(undo))).toBeLessThan(700)
    expect(undone.state).toBe(expected[699])
    expect(foldsOf(() => undone.stateAt(300))).toBeLessThan(256)
  })

  it('undoes beyond a checkpoint by folding what came before it', () => {
    const entries = Array.from({ length: LENGTH }, (_, i) => numbered(i + 1))
    const expected = states(LENGTH)
    const restored = Timeline.restore<number, string, number>(0, (state, event) => (state * 31 + event) % 1_000_003, entries, {
      seq: LENGTH - 1,
      state: expected[LENGTH - 1] ?? 0
    })
    expect(restored.state).toBe(expected[LENGTH])
    for (let step = LENGTH; step > LENGTH - 5; step -= 1) {
      restored.append({ kind: 'undo', seq: restored.lastSeq + 1, at: 0, by: 'gm', target: step })
      expect(restored.state).toBe(expected[step - 1])
    }
  })

  it('refuses entries with a gap', () => {
    expect(() => Timeline.restore<number, string, number>(0, s => s, [numbered(1), numbered(3)], null)).toThrow('Entry 3 after 1')
    expect(() => Timeline.restore<number, string, number>(0, s => s, [numbered(1), numbered(3)], { seq: 2, state: 0 })).toThrow(
      'Entry 3 after 1'
    )
  })
})
