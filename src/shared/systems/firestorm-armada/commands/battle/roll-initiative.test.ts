import { describe, expect, it } from 'vitest'
import { aFleet, aShip, at, battle, f, given, having, play, u } from '@kit/systems/firestorm-armada'
import { turnToActivate } from '../../derive/turn-to-activate'
import type { BattleState } from '../../model/battle'

const roll = { type: 'rollInitiative' } as const
const table = at(
  battle({}, aFleet('red', [[aShip('a')]], [], 'dindrenzi'), aFleet('blue', [[aShip('x')]], [], 'directorate')),
  'initiative'
)

describe('initiative (FA-003)', () => {
  it('is 2d6 and the tactical bonus, the highest first', () => {
    given(table)
      .when(roll)
      .asks({ purpose: 'fa.roll.initiative', die: 'd6', count: 2, actor: 'red' })
      .rolling([2, 3], [3, 3])
      .thenState(({ initiative }) => {
        expect(initiative?.order).toEqual(['red', 'blue'])
        expect(initiative?.results.map(result => [result.bonus, result.totals])).toEqual([
          [3, [8]],
          [1, [7]]
        ])
      })
  })
  it('is rolled again by those who tie', () => {
    given(table)
      .when(roll)
      .rolling([2, 2], [3, 3], [1, 1], [5, 5])
      .thenState(({ initiative }) => expect(initiative?.order).toEqual(['blue', 'red']))
  })
  it('is rolled once a turn, in its phase', () => {
    given(play(table, roll, [6, 6], [1, 1]))
      .when(roll)
      .isRefused('initiative-rolled')
    given(at(table, 'endPhase')).when(roll).isRefused('wrong-phase')
  })
})

describe('a fleet with nobody left (FA-003)', () => {
  const lost = (rulings: BattleState['rulings']) =>
    having(
      at(
        battle(rulings, aFleet('red', [[aShip('a')]]), aFleet('blue', [[aShip('x')]]), aFleet('green', [[aShip('g')]], ['w'])),
        'initiative'
      ),
      'x',
      { status: 'destroyed' }
    )
  it('rolls none, and is no part of the order; one with wings left rolls (fa.emptyFleetRolls = no)', () => {
    const state = play(having(lost({}), 'g', { status: 'captured' }), roll, [1, 1], [6, 6])
    expect(state.initiative?.order).toEqual(['green', 'red'])
  })
  it('acts last where it gets reinforcements after the roll (FA-004)', () => {
    const rolled = at(play(lost({}), roll, [1, 1], [6, 6]), 'activation')
    expect(turnToActivate(rolled)).toBe('green')
    const late = play(rolled, {
      type: 'joinUnits',
      fleetId: f('blue'),
      squadrons: [{ id: u('late'), name: 'late', ships: [aShip('z')] }],
      flights: []
    })
    const others = { ...late, units: late.units.map(unit => ({ ...unit, hasActivated: unit.fleetId !== 'blue' })) }
    expect([turnToActivate(late), turnToActivate(others)]).toEqual(['green', 'blue'])
  })
  it('rolls as all do (fa.emptyFleetRolls = yes)', () => {
    const state = play(lost({ 'fa.emptyFleetRolls': 'yes' }), roll, [1, 1], [6, 6], [3, 3])
    expect(state.initiative?.order).toEqual(['blue', 'green', 'red'])
  })
})
