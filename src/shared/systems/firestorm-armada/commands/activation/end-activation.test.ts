import { describe, it } from 'vitest'
import { acting, aFleet, after, aShip, at, battle, duel, given, having, play, s, u } from '@kit/systems/firestorm-armada'

const end = { type: 'endActivation' } as const

describe('an activation ends', () => {
  it('when every ship that must move has (FA-009)', () => {
    given(having(acting(duel()), 'a', { movedInches: 4 }))
      .when(end)
      .isRefused('below-minimum-move')
    given(having(having(acting(duel()), 'a', { movedInches: 4 }), 'b', { hasCutEngines: true }))
      .when(end)
      .then({ type: 'activationEnded', unitId: u('red1') })
  })
  it('without a look at ships that are gone, or have boarded instead', () => {
    given(having(having(acting(duel()), 'a', { status: 'destroyed' }), 'b', { hasBoarded: true }))
      .when(end)
      .then({ type: 'activationEnded', unitId: u('red1') })
  })
  it('without a move of ships that a boarding holds together (FA-044, FA-050)', () => {
    const boarding = { id: 'b1', attackerId: s('a'), targetId: s('x'), turn: 1, assaultPoints: 3 }
    const alone = after(battle({}, aFleet('red', [[aShip('a')]]), aFleet('blue', [[aShip('x')]])), { type: 'boardingBegun', boarding })
    for (const unit of ['red1', 'blue1'])
      given(acting(alone, unit, 2))
        .when(end)
        .then({ type: 'activationEnded', unitId: u(unit) })
  })
  it('after a ship was allowed to stay, whatever becomes of the boarding since (FA-044)', () => {
    const boarding = { id: 'b1', attackerId: s('a'), targetId: s('x'), turn: 1, assaultPoints: 3 }
    const two = battle({}, aFleet('red', [[aShip('a')]]), aFleet('blue', [[aShip('x')], [aShip('y')]]))
    const next = acting(after(two, { type: 'boardingBegun', boarding }), 'red1', 2)
    const captured = { type: 'correctShip', shipId: s('x'), correction: { status: 'captured' }, reason: '' } as const
    const stayed = play(play(next, { type: 'moveShip', shipId: s('a'), inches: 0, rams: false }), captured)
    given(stayed)
      .when(end)
      .then({ type: 'activationEnded', unitId: u('red1') })
    given(play(next, captured)).when(end).isRefused('below-minimum-move')
  })
  it('of a flight at any time', () => {
    given(acting(duel(), 'redF'))
      .when(end)
      .then({ type: 'activationEnded', unitId: u('redF') })
  })
  it('not where none goes on', () => {
    given(at(duel(), 'activation')).when(end).isRefused('no-active-unit')
  })
})
