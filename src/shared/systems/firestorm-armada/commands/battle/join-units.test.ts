import { describe, expect, it } from 'vitest'
import { turnToActivate } from '../../derive/turn-to-activate'
import type { DraftFlight, DraftSquadron } from '../../model/design'
import { fleetOf } from '../../state'
import { acting, aFleet, aShip, at, duel, f, given, handOf, play, shipIn, u, wingIn } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const late = aFleet('late', [[aShip('n', { hull: 4 })]], ['k'])
const joins = (fields: Partial<FaCommands['joinUnits']> = {}): FaCommands['joinUnits'] => ({
  type: 'joinUnits',
  fleetId: f('red'),
  squadrons: late.squadrons,
  flights: late.flights,
  ...fields
})
const coming = (squadrons: readonly DraftSquadron[], flights: readonly DraftFlight[] = []): FaCommands['joinUnits'] =>
  joins({ squadrons, flights })

describe('squadrons and flights come late (FA-004)', () => {
  it('whole, behind the others of their fleet, in the middle of an activation too', () => {
    given(acting(duel()))
      .when(joins())
      .then({ type: 'unitsJoined', fleetId: f('red'), squadrons: late.squadrons, flights: late.flights })
      .thenState(state => {
        const own = state.units.filter(unit => unit.fleetId === 'red').map(unit => [unit.number, unit.id, unit.kind, unit.hasActivated])
        expect(own.slice(3)).toEqual([
          [4, 'late1', 'squadron', false],
          [5, 'lateF', 'flight', false]
        ])
        expect(state.units.map(unit => unit.fleetId).join(' ')).toBe('red red red red red blue blue blue')
        expect(shipIn(state, 'n')).toMatchObject({ hull: 4, hullLost: 0, status: 'active', movedInches: null })
        expect([fleetOf(state, shipIn(state, 'n')).sideId, wingIn(state, 'k').status]).toEqual(['A', 'active'])
        expect(state.activeUnitId).toBe('red1')
      })
  })
  it('and act in this turn, but bring no card before its end', () => {
    const table = acting(duel())
    const joined = play(table, joins())
    expect(handOf(joined, 'red')).toEqual(handOf(table, 'red'))
    const spent = {
      ...joined,
      activeUnitId: null,
      units: joined.units.map(unit => ({ ...unit, hasActivated: unit.fleetId !== 'red' || unit.id !== 'late1' }))
    }
    expect(turnToActivate(spent)).toBe('red')
    given(spent).when({ type: 'advancePhase' }).isRefused('units-pending')
    expect(play(spent, { type: 'activateUnit', unitId: u('late1') }).activeUnitId).toBe('late1')
  })
  it('in every phase, with squadrons or flights alone', () => {
    for (const phase of ['deployment', 'turnCards', 'initiative', 'endPhase'] as const) {
      expect(play(at(duel(), phase), coming(late.squadrons)).units).toHaveLength(7)
      expect(play(at(duel(), phase), coming([], late.flights)).wings).toHaveLength(4)
    }
  })
  it('unless nobody comes, they are there already, or cannot fight', () => {
    given(duel())
      .when(joins({ fleetId: f('late') }))
      .isRefused('no-such-fleet')
    given(duel()).when(coming([])).isRefused('no-squadrons')
    given(duel())
      .when(coming(aFleet('late', [[]]).squadrons))
      .isRefused('no-squadrons')
    given(duel())
      .when(coming(aFleet('late', [[aShip('x')]]).squadrons))
      .isRefused('duplicate-id')
    given(duel())
      .when(coming(aFleet('red', [[aShip('n')]]).squadrons))
      .isRefused('duplicate-id')
    given(duel())
      .when(coming(aFleet('late', [[aShip('n'), aShip('n')]]).squadrons))
      .isRefused('duplicate-id')
    given(duel())
      .when(coming(aFleet('late', [[aShip('n', { hull: 0 })]]).squadrons))
      .isRefused('not-fit')
  })
})
