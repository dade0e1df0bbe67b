import { describe, expect, it } from 'vitest'
import { anArmada, anOfficer, at, attack, battle, f, play } from '@kit/systems/starfinder-armada'
import { logReading } from './log-reading'

const start = at(
  battle(anArmada('us', [{ id: 'hawk' }, { id: 'owl' }], [anOfficer('ode', 'admiral', 'owl')]), anArmada('them', [{ id: 'crow' }])),
  'gunnery',
  2
)

describe('how the log reads an armada battle', () => {
  it('finds the fleets an event is about', () => {
    const about = (event: object): readonly string[] => logReading.fleetsIn(start, event as never)
    expect(about({ type: 'fleetMoved', fleetId: f('hawk'), move: 'moved' })).toEqual(['hawk'])
    expect(about({ type: 'resolveSpent', officerId: 'ode' })).toEqual(['owl'])
    expect(about({ type: 'effectEnded', effect: { id: 'e1', targetId: 'crow' }, reason: null })).toEqual(['crow'])
    expect(about({ type: 'volleyResolved' })).toEqual([])
    expect(about({ type: 'battleBegun', setup: { armadas: ['hawk', 'owl', 'crow'] } })).toEqual([])
  })

  it('finds the fleets of an attack that is named by its id alone', () => {
    const staged = play(start, attack('hawk', 'crow'), [20], [3, 4])
    const event = { type: 'attackCorrected', attackId: staged.volley[0]?.id, correction: null, reason: '' }
    expect(logReading.fleetsIn(staged, event)).toEqual(['hawk', 'crow'])
  })

  it('says when it was', () => {
    expect(logReading.momentOf(start)).toEqual({
      round: 2,
      turn: { key: 'sa.turn', values: { round: 2 } },
      phase: { key: 'sa.phase.gunnery' }
    })
  })

  it('knows what is a correction by the GM', () => {
    expect(['correctFleet', 'waiveObligation', 'moveFleet'].map(type => logReading.isCorrection({ type }))).toEqual([true, true, false])
  })
})
