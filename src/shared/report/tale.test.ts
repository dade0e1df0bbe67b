import { describe, expect, it } from 'vitest'
import type { Message } from '../core/engine/message'
import type { AccountAct } from './account'
import { Course } from './course'
import { Tale } from './tale'

const fire: Message = { key: 'phase.fire' }
const act = (seq: number, ...says: readonly string[]): AccountAct => ({
  seq,
  says: says.map(key => ({ message: { key }, isTelling: true })),
  correction: null
})

/** The acts of round 1: by phase, the sentences of each act. */
function told(tale: Tale): unknown {
  const course = new Course()
  course.take({ round: 1, word: { key: 'round' }, phase: fire, isOver: false, sides: [], units: [] }, () => null)
  const [round] = tale.rounds(course, [])
  return round?.phases.map(({ name, acts }) => [
    name.values ?? name.key,
    acts.map(({ seq, says }) => [seq, ...says.map(({ message }) => message.key)])
  ])
}

describe('the tale of a battle', () => {
  it('tells the acts of a phase under it, and what one act brings in one place', () => {
    const tale = new Tale()
    tale.take(1, fire, act(1, 'fires'))
    tale.take(1, fire, act(1, 'hits'))
    tale.take(1, { ...fire }, act(2, 'misses'))
    expect(told(tale)).toEqual([
      [
        'phase.fire',
        [
          [1, 'fires', 'hits'],
          [2, 'misses']
        ]
      ]
    ])
  })

  it('begins a phase anew where another came between, or its words differ', () => {
    const tale = new Tale()
    const step = (number: number): Message => ({ key: 'phase.step', values: { number } })
    for (const [seq, number] of [1, 2, 2, 1].entries()) tale.take(1, step(number), act(seq, 'acts'))
    expect(told(tale)).toEqual([
      [{ number: 1 }, [[0, 'acts']]],
      [
        { number: 2 },
        [
          [1, 'acts'],
          [2, 'acts']
        ]
      ],
      [{ number: 1 }, [[3, 'acts']]]
    ])
  })
})
