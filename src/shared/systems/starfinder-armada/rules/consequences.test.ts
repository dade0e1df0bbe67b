import { describe, expect, it } from 'vitest'
import { evolve, type SaEvent } from '../events'
import { anArmada, anOfficer, at, battle, battleWith, f, fleetIn, o } from '@kit/systems/starfinder-armada'
import { withConsequences } from './consequences'

const us = anArmada('us', [{ id: 'a' }, { id: 'b' }], [anOfficer('Eng', 'chiefEngineer', 'a')])
const them = anArmada('them', [{ id: 'x' }])
// 7 and the 3 of the engineer.
const table = at(battle(us, them), 'engineering')
const leaves: SaEvent = { type: 'roleChanged', officerId: o('Eng'), role: 'commander' }
const lost: SaEvent = { type: 'engineerLost', fleetId: f('a'), officerId: o('Eng'), bonus: 3 }
const capped: SaEvent = { type: 'shieldsCapped', fleetId: f('a'), sp: 7 }

describe('what follows by itself from what was decided (SA-022, SA-Q32)', () => {
  it('is in the events, behind its cause: shields fall to their maximum, an engineer is missed', () => {
    expect(withConsequences(table, [leaves, { type: 'fleetMoved', fleetId: f('b'), move: 'moved' }])).toEqual([
      leaves,
      lost,
      capped,
      { type: 'fleetMoved', fleetId: f('b'), move: 'moved' }
    ])
  })
  it('is nothing where the maximum stands above the shields', () => {
    expect(withConsequences(battleWith({ 'sa.engineerSp': 'neverLost' }, us, them), [leaves])).toEqual([leaves, lost])
  })
  it('is missed once, not again with the same bonus', () => {
    const once = [leaves, lost, capped].reduce(evolve, table)
    const back: SaEvent = { type: 'roleChanged', officerId: o('Eng'), role: 'chiefEngineer' }
    expect(withConsequences(once, [back, leaves])).toEqual([back, leaves])
  })
  it('leaves other events the very list they were', () => {
    const events: readonly SaEvent[] = [{ type: 'distanceSet', hexes: 9, faces: null }]
    expect(withConsequences(table, events)).toBe(events)
  })
  it('is not made up by whoever folds the events', () => {
    expect(fleetIn(evolve(table, leaves), 'a')).toMatchObject({ sp: 10, lostEngineers: [] })
    expect(fleetIn([leaves, lost, capped].reduce(evolve, table), 'a')).toMatchObject({
      sp: 7,
      lostEngineers: [{ officerId: 'Eng', bonus: 3 }]
    })
  })
})
