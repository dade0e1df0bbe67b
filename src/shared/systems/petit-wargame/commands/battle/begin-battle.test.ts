import { describe, expect, it } from 'vitest'
import { petitWargame } from '../../index'
import { sampleFleets } from '../../samples/two-fleets'
import { EMPTY_BATTLE } from '../../state'
import { PRINTED_TABLES } from '../../tables/scores'
import { aShip, aSquadron, begun, duel, given, next, PLAIN, setupOf } from '@kit/systems/petit-wargame'
import type { PwCommands } from '../command'

let count = 0
const samples = sampleFleets(() => `id${String((count += 1))}`)
const setup: PwCommands['beginBattle'] = {
  type: 'beginBattle',
  name: 'First light',
  fleets: samples.map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet })),
  rulings: {},
  tables: 'printed'
}

describe('the beginning (PW-003, PW-026, PW-062)', () => {
  it('puts both fleets beside the map, every element intact, and waits for the deployment', () => {
    given(EMPTY_BATTLE)
      .when(setup)
      .thenState(state => {
        expect([state.name, state.rulings, state.tables, state.fleets.map(fleet => fleet.isIllegal)]).toEqual([
          'First light',
          {},
          PRINTED_TABLES,
          [false, false]
        ])
        expect([state.phase, state.turn, state.fleets.map(fleet => fleet.costPoints)]).toEqual(['deployment', 0, [150, 150]])
        expect(state.ships).toHaveLength(10)
        expect(state.ships.every(ship => ship.position === null && Object.values(ship.sectors).every(one => one.lost.length === 0))).toBe(
          true
        )
        expect(state.fleets.map(fleet => fleet.elementsStart)).toEqual([150, 150])
      })
  })
  it('starts with the building of the tables where the players want it', () => {
    const state = begun([], [], {}, 'built')
    expect([state.phase, state.building?.table, state.building?.cells.flat().length]).toEqual(['tables', 'detection', 16])
  })
  it('is for two players with different ships, once', () => {
    const [one, other] = setup.fleets
    if (one === undefined || other === undefined) throw new Error('two fleets')
    given(EMPTY_BATTLE)
      .when({ ...setup, fleets: [one] })
      .isRefused('two-sides-needed')
    given(EMPTY_BATTLE)
      .when({ ...setup, fleets: [one, { ...other, sideId: 'A' }] })
      .isRefused('two-sides-needed')
    given(EMPTY_BATTLE)
      .when({ ...setup, fleets: [one, other, { ...other, sideId: 'C' }] })
      .isRefused('two-sides-needed')
    given(EMPTY_BATTLE)
      .when({ ...setup, fleets: [one, { ...other, fleet: one.fleet }] })
      .isRefused('duplicate-id')
    given(duel()).when(setup).isRefused('already-begun')
    given(EMPTY_BATTLE).when(next).isRefused('not-begun')
  })
  it('lets an illegal fleet in by the leave of the GM alone', () => {
    const lone = setupOf([aSquadron('o', aShip('a', PLAIN))], [aSquadron('t', aShip('x', PLAIN))])
    given(EMPTY_BATTLE)
      .when(lone)
      .thenState(state => state.fleets.every(fleet => fleet.isIllegal))
    const strict = lone.fleets.map(({ sideId, fleet }) => ({ sideId, fleet: { ...fleet, allowIllegal: false } }))
    given(EMPTY_BATTLE)
      .when({ ...lone, fleets: strict })
      .isRefused('not-fit')
    const bare = setupOf([aSquadron('o', aShip('a'))], [aSquadron('t', aShip('x', PLAIN))])
    given(EMPTY_BATTLE).when(bare).isRefused('not-fit')
    expect(petitWargame.initial).toBe(EMPTY_BATTLE)
  })
})
