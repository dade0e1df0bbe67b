import { describe as group, expect, it } from 'vitest'
import { describe } from './describe'
import { fleetId } from './model/design'
import { launched } from './rules/launch'
import { aShip, aSquadron, at, battle, PLAIN } from './testkit'

group('events in keys and values', () => {
  it('name the squadrons that come late, and the fleet they join', () => {
    const state = battle([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))])
    const fleets = state.fleets.map(fleet => ({ ...fleet, name: fleet.id === 'us' ? 'Home Guard' : 'Raiders' }))
    const late = launched(fleetId('us'), [aSquadron('late', aShip('n', PLAIN)), aSquadron('later', aShip('m', PLAIN))], at(5, 5, 6))
    const joined = { type: 'squadronsJoined', at: at(5, 5, 6), costPoints: 60, elementsStart: 42, ...late } as const
    for (const [id, fleet] of [
      ['us', 'Home Guard'],
      ['them', 'Raiders']
    ] as const)
      expect(describe({ ...state, fleets }, { ...joined, fleetId: fleetId(id) })).toMatchObject({
        key: 'pw.event.squadronsJoined',
        values: { squadrons: 'late, later', fleet }
      })
  })
})
