import { describe as group, expect, it } from 'vitest'
import { losses } from '../derive/victory'
import { fleetId } from '../model/design'
import { begun as battleBegun, launched } from '../rules/launch'
import { EMPTY_BATTLE } from '../state'
import { aShip, aSquadron, at, battle, play, PLAIN, setupOf, sh, told } from '@kit/systems/petit-wargame'
import { describe } from './index'

const begun = battleBegun(setupOf([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN), aShip('y', PLAIN))]))

group('arrivals hold their own truth (PW-033, PW-048, PW-061)', () => {
  it('a battle keeps the tables it began with, whatever is printed today', () => {
    const tables = { ...begun.tables, combat: begun.tables.combat.map(row => row.map(() => 3)) }
    expect(told(EMPTY_BATTLE, { ...begun, tables }).tables).toEqual(tables)
  })
  it('a ship counts for what it was worth when it came, and so does its fleet', () => {
    const fleets = begun.fleets.map(fleet => ({ ...fleet, costPoints: 43 }))
    const state = told(EMPTY_BATTLE, { ...begun, fleets, ships: begun.ships.map(ship => ({ ...ship, costPoints: 21 })) })
    const nothing = { front: [], rear: [], right: [], left: [], top: [], bottom: [] }
    const struck = play(state, { type: 'correctShip', shipId: sh('x'), correction: { elements: nothing }, reason: '' })
    expect(losses(struck, 'B')).toMatchObject({ lost: 21, total: 43 })
  })
})

group('arrivals in words', () => {
  it('name the squadrons that come late, and the fleet they join', () => {
    const state = battle([aSquadron('ours', aShip('a', PLAIN))], [aSquadron('theirs', aShip('x', PLAIN))])
    const fleets = state.fleets.map(fleet => ({ ...fleet, name: fleet.id === 'us' ? 'Home Guard' : 'Raiders' }))
    const late = launched(fleetId('us'), [aSquadron('late', aShip('n', PLAIN)), aSquadron('later', aShip('m', PLAIN))], at(5, 5, 6))
    const joined = {
      type: 'squadronsJoined',
      at: at(5, 5, 6),
      costPoints: 60,
      elementsStart: 42,
      late: { costPoints: 40, elementsStart: 28 },
      ...late
    } as const
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
