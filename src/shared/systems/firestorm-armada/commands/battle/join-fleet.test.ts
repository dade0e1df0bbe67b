import { describe, expect, it } from 'vitest'
import { turnToActivate } from '../../derive/turn-to-activate'
import type { DraftFleet } from '../../model/design'
import { fleetOf, theFleet } from '../../state'
import { acting, aFleet, after, aShip, at, duel, f, given, laid, play, shipIn, u, wingIn } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const late = aFleet('late', [[aShip('n', { hull: 4 })], [aShip('m')]], ['k'])
const joins = (fleet: DraftFleet = late): FaCommands['joinFleet'] => ({ type: 'joinFleet', sideId: 'C', fleet })

describe('a fleet comes late on a side of its own (FA-001, FA-004)', () => {
  it('whole, behind the others, with a full hand', () => {
    given(acting(duel()))
      .when(joins())
      .then({ type: 'fleetJoined', sideId: 'C', fleet: late, isIllegal: false, cards: 2 })
      .thenState(state => {
        expect(state.fleets.map(fleet => [fleet.id, fleet.sideId])).toEqual([
          ['red', 'A'],
          ['blue', 'B'],
          ['late', 'C']
        ])
        expect(state.units.map(unit => unit.fleetId).join(' ')).toBe('red red red blue blue blue late late late')
        expect(shipIn(state, 'n')).toMatchObject({ hull: 4, hullLost: 0, status: 'active' })
        expect([fleetOf(state, shipIn(state, 'n')).sideId, wingIn(state, 'k').status]).toEqual(['C', 'active'])
        expect(theFleet(state, f('late')).hand.map(card => card.type)).toEqual([null, null])
        expect(state.activeUnitId).toBe('red1')
      })
  })
  it('and acts in this turn, last in the order of initiative', () => {
    const joined = play(acting(duel()), joins())
    expect(joined.initiative?.order).toEqual(['red', 'blue', 'late'])
    const spent = {
      ...joined,
      activeUnitId: null,
      lastFleetId: f('blue'),
      units: joined.units.map(unit => ({ ...unit, hasActivated: unit.fleetId === 'blue' }))
    }
    expect(turnToActivate(spent)).toBe('late')
    expect(play(spent, { type: 'activateUnit', unitId: u('late1') }).activeUnitId).toBe('late1')
  })
  it('and next turn plays its cards in the order in which it acted, and rolls for initiative', () => {
    const cards = at(play(acting(duel()), joins()), 'turnCards', 2)
    const placed = cards.fleets.reduce(
      (state, fleet) =>
        play(state, {
          type: 'placeTurnCards',
          fleetId: fleet.id,
          cards: fleet.hand.slice(0, 1).map(card => laid(card.id))
        }),
      cards
    )
    const open = play(placed, { type: 'revealTurnCards' })
    const carriedOut = open.fleets.reduce((state, fleet) => play(state, { type: 'resolveTurnCards', fleetId: fleet.id }), open)
    const rolled = play(play(carriedOut, { type: 'advancePhase' }), { type: 'rollInitiative' }, [1, 1], [2, 2], [6, 6])
    expect(rolled.initiative?.order).toEqual(['late', 'blue', 'red'])
  })
  it('and places no cards where those of the turn lie open', () => {
    const open = after(
      at(duel(), 'turnCards'),
      ...(['red', 'blue'] as const).map(id => ({ type: 'turnCardsPlaced', fleetId: f(id), cards: [] }) as const),
      {
        type: 'turnCardsRevealed',
        order: [f('red'), f('blue')],
        rollOff: null
      }
    )
    given(open)
      .when(joins())
      .then(
        { type: 'fleetJoined', sideId: 'C', fleet: late, isIllegal: false, cards: 2 },
        { type: 'turnCardsPlaced', fleetId: f('late'), cards: [] }
      )
      .thenState(state => expect(play(state, { type: 'advancePhase' }).phase).toBe('initiative'))
    given(at(duel(), 'turnCards'))
      .when(joins())
      .thenState(state => given(state).when({ type: 'revealTurnCards' }).isRefused('cards-not-placed'))
  })
  it('in every phase, noted where it breaks the rules of building and the GM allows it', () => {
    for (const phase of ['deployment', 'turnCards', 'initiative', 'endPhase'] as const)
      expect(play(at(duel(), phase), joins()).units).toHaveLength(9)
    const unnamed = { ...late, name: '' }
    expect(theFleet(play(duel(), joins(unnamed)), f('late')).isIllegal).toBe(true)
    given(duel())
      .when(joins({ ...unnamed, allowIllegal: false }))
      .isRefused('not-fit')
  })
  it('unless nobody comes, it is there already, or cannot fight', () => {
    given(duel())
      .when(joins(aFleet('late', [])))
      .isRefused('no-squadrons')
    given(duel())
      .when(joins(aFleet('red', [[aShip('n')]])))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aFleet('late', [[aShip('x')]])))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aFleet('late', [[aShip('n', { hull: 0 })]])))
      .isRefused('not-fit')
  })
})
