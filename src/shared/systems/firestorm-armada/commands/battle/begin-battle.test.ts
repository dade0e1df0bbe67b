import { describe, expect, it } from 'vitest'
import { EMPTY_BATTLE } from '../../state'
import { after, f, aFleet, aShip, given, handOf } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'
import type { DraftFleet } from '../../model/design'

const begin = (...fleets: readonly DraftFleet[]): FaCommands['beginBattle'] => ({
  type: 'beginBattle',
  name: 'Gap',
  fleets: fleets.map((fleet, i) => ({ sideId: 'AB'.charAt(i), fleet })),
  rulings: {}
})
const red = aFleet('red', [[aShip('a'), aShip('b')], [aShip('c')]], ['v'])
const blue = aFleet('blue', [[aShip('x')]])

describe('a battle begins', () => {
  it('with every ship whole, units numbered, and a full hand for each fleet (FA-Q18)', () => {
    given(EMPTY_BATTLE)
      .when(begin(red, blue))
      .thenState(state => {
        expect([state.turn, state.phase]).toEqual([0, 'deployment'])
        expect(state.units.map(unit => [unit.id, unit.kind, unit.number])).toEqual([
          ['red1', 'squadron', 1],
          ['red2', 'squadron', 2],
          ['redF', 'flight', 3],
          ['blue1', 'squadron', 1]
        ])
        expect(state.ships.every(ship => ship.hullLost === 0 && ship.status === 'active')).toBe(true)
        expect([handOf(state, 'red').length, handOf(state, 'blue').length]).toEqual([2, 1])
        expect(new Set([...handOf(state, 'red'), ...handOf(state, 'blue')]).size).toBe(3)
      })
  })
  it('with the hands the event holds, whatever the rules would give today (FA-Q18)', () => {
    const begun = { type: 'battleBegun', setup: begin(red, blue), illegalFleetIds: [] } as const
    given(EMPTY_BATTLE)
      .when(begin(red, blue))
      .then({
        ...begun,
        hands: [
          { fleetId: f('red'), cards: 2 },
          { fleetId: f('blue'), cards: 1 }
        ]
      })
    const told = after(EMPTY_BATTLE, { ...begun, hands: [{ fleetId: f('blue'), cards: 7 }] })
    expect([handOf(told, 'red').length, handOf(told, 'blue').length]).toEqual([0, 7])
  })
  it('between two sides with squadrons whose ids are told apart', () => {
    given(EMPTY_BATTLE).when(begin(red)).isRefused('too-few-sides')
    given(EMPTY_BATTLE)
      .when(begin(red, aFleet('blue', [])))
      .isRefused('no-squadrons')
    given(EMPTY_BATTLE)
      .when(begin(red, aFleet('blue', [[aShip('a')]])))
      .isRefused('duplicate-id')
  })
  it('with an illegal fleet only by leave, and marks it', () => {
    const odd = aFleet('blue', [[aShip('x', { name: ' ' })]])
    given(EMPTY_BATTLE)
      .when(begin(red, { ...odd, allowIllegal: false }))
      .isRefused('not-fit')
    given(EMPTY_BATTLE)
      .when(begin(red, odd))
      .thenState(state => expect(state.fleets.map(fleet => fleet.isIllegal)).toEqual([false, true]))
  })
  it('once, and everything else waits for it', () => {
    given(EMPTY_BATTLE)
      .when(begin(red, blue))
      .thenState(() => true)
      .when(begin(red, blue))
      .isRefused('already-begun')
    given(EMPTY_BATTLE).when({ type: 'advancePhase' }).isRefused('not-begun')
  })
})
