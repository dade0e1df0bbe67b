import { describe, expect, it } from 'vitest'
import type { WireCommand, WireEntry } from '@shared/ipc/calls'
import { attack, attacksIn, duel, next, playAll, roll, u } from '@kit/systems/dystopian-wars'
import type { LogLine } from '../../../contract/log-line'
import { logReading } from './log-reading'

const state = playAll(duel(), attack('a', 'x'))
const [declared] = attacksIn(state)

describe('the log of Dystopian Wars', () => {
  it('says when something happened by turn and step', () => {
    expect(logReading.momentOf(state)).toEqual({
      round: 1,
      turn: { key: 'dwTable.turn', values: { turn: 1 } },
      phase: { key: 'dw.step.declareAttacks' }
    })
  })
  it('finds firer and target of an attack that is only named by its number', () => {
    expect(logReading.fleetsIn(state, wire({ type: 'attackResolved', attackId: declared?.id ?? '' }))).toEqual(['a', 'x'])
    expect(logReading.fleetsIn(state, wire({ type: 'battleBegun', units: ['a'] }))).toEqual([])
  })
  it('shows old and new where a correction sets several numbers, and leaves one to its sentence', () => {
    const event = { type: 'unitCorrected', unitId: u('a'), correction: { hp: 2, ap: 1 }, reason: '' }
    expect(logReading.changesOf(state, wire(event))).toEqual([
      { label: { key: 'dw.field.hp' }, from: 6, to: 2 },
      { label: { key: 'dw.field.ap' }, from: 5, to: 1 }
    ])
    expect(logReading.changesOf(state, wire({ ...event, correction: { hp: 2 } }))).toEqual([])
  })
  it('knows the game master putting something right', () => {
    expect(logReading.isCorrection({ type: 'correctWing' })).toBe(true)
    expect(logReading.isCorrection({ type: 'rollAttack' })).toBe(false)
  })
  it('tells how the dice of an attack were made up, as the battle stood before the roll', () => {
    const ready = playAll(state, next)
    const event = { type: 'attackRolled', attackId: declared?.id ?? '', dice: 9, modifiers: [MORE], clearedIds: [] }
    const entry = { kind: 'command', seq: 2, at: 0, by: 'gm', command: roll('a1'), dice: [], events: [event], rulesVersion: 1 }
    const log = { entries: () => [entry, entry] as unknown as readonly WireEntry[], isUndone: () => false, stateAt: () => ready }
    const line = { seq: 2, eventIndex: 0 } as LogLine
    expect(logReading.whyOf(log, line)).toMatchObject({ total: 9, counts: null })
    expect(logReading.whyOf(log, { ...line, eventIndex: 1 })).toBeNull()
  })
})

const MORE = { source: 'gm', side: 'attacker', name: 'GM', value: 1 } as const

/** An event as sent over the wire, with fields besides its type. */
function wire<E extends WireCommand>(event: E): WireCommand {
  return event
}
