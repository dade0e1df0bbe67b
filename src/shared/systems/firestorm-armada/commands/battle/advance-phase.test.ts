import { describe, expect, it } from 'vitest'
import { acting, after, at, duel, f, given, having, play, shipIn, u, w, wingIn, laid } from '@kit/systems/firestorm-armada'
import type { BattleState } from '../../model/battle'

const advance = { type: 'advancePhase' } as const
const none = (state: BattleState): BattleState =>
  ['red', 'blue'].reduce((before, id) => play(before, { type: 'placeTurnCards', fleetId: f(id), cards: [] }), state)

describe('the four phases of a turn (FA-001)', () => {
  it('follow one another, and then the next turn begins', () => {
    let state = play(duel(), advance)
    expect([state.turn, state.phase]).toEqual([1, 'turnCards'])
    state = play(none(state), advance)
    expect(state.phase).toBe('initiative')
    state = play(state, { type: 'rollInitiative' }, [6, 6], [1, 1])
    state = play(state, advance)
    expect(state.phase).toBe('activation')
    const done = after(
      state,
      ...['red1', 'red2', 'redF', 'blue1', 'blue2', 'blueF'].map(id => ({ type: 'unitActivated' as const, unitId: u(id) }))
    )
    state = play(after(done, { type: 'activationEnded', unitId: u('blueF') }), advance)
    expect(state.phase).toBe('endPhase')
    state = play(state, advance)
    expect([state.turn, state.phase]).toEqual([2, 'turnCards'])
  })
  it('wait for what they are for', () => {
    given(at(duel(), 'turnCards')).when(advance).isRefused('cards-not-placed')
    given(play(at(duel(), 'turnCards'), { type: 'placeTurnCards', fleetId: f('red'), cards: [] }))
      .when(advance)
      .isRefused('cards-not-placed')
    const placed = play(none(at(duel(), 'turnCards')), { type: 'placeTurnCards', fleetId: f('red'), cards: [laid('c1')] })
    given(placed).when(advance).isRefused('cards-not-revealed')
    given(play(placed, { type: 'revealTurnCards' }))
      .when(advance)
      .isRefused('cards-not-resolved')
    given(at(duel(), 'initiative')).when(advance).isRefused('initiative-not-rolled')
    given(acting(duel())).when(advance).isRefused('unit-still-active')
    given(after(acting(duel()), { type: 'activationEnded', unitId: u('red1') }))
      .when(advance)
      .isRefused('units-pending')
  })
  it('wait for what is owed, unless it is put off', () => {
    const owing = after(at(duel(), 'endPhase'), {
      type: 'obligationOwed',
      obligation: { id: 'o9', kind: 'hits', shipId: shipIn(duel(), 'x').id, hits: 2, turn: 1, isDeferred: false }
    })
    given(owing).when(advance).isRefused('obligations-open')
    given(play(owing, { type: 'deferObligation', obligationId: 'o9' }))
      .when(advance)
      .thenState(state => expect(state.turn).toBe(2))
  })
  it('go on all the same when the GM says so', () => {
    given(acting(duel()))
      .when(advance)
      .forced()
      .thenState(state => expect([state.phase, state.activeUnitId]).toEqual(['endPhase', null]))
  })
})

describe('the end phase (FA-005)', () => {
  const end = at(duel(), 'endPhase')
  it('waits for full hands', () => {
    const used = { ...end, fleets: end.fleets.map(fleet => ({ ...fleet, hand: fleet.hand.slice(1) })) }
    given(used).when(advance).isRefused('hand-not-full')
    given(having(end, 'c', { status: 'destroyed' }))
      .when(advance)
      .isRefused('hand-full')
  })
  it('clears what a turn has marked, and keeps what lasts', () => {
    const marked = having(after(end, { type: 'wingDrivenOff', wingId: w('p'), byShipId: shipIn(end, 'a').id }), 'a', {
      movedInches: 5,
      hasRammed: true,
      hasBoarded: true,
      targets: [shipIn(end, 'x').id],
      hullLost: 2,
      hasCutEngines: true
    })
    given(marked)
      .when(advance)
      .thenState(state => {
        expect(shipIn(state, 'a')).toMatchObject({ movedInches: null, hasRammed: false, hasBoarded: false, targets: [], hullLost: 2 })
        expect([shipIn(state, 'a').hasCutEngines, wingIn(state, 'p').isDrivenOff, state.activeUnitId]).toEqual([true, false, null])
      })
  })
  it('ends the markers whose time has come', () => {
    const marker = (id: string, turn: number) =>
      ({
        type: 'effectBegun',
        effect: {
          id,
          kind: 'marker',
          name: 'Jammed',
          targetId: 'a',
          cause: 'fa.cause.gm',
          source: 'FA-005',
          ending: { kind: 'endOfRound', round: turn },
          suspension: null
        }
      }) as const
    given(after(end, marker('e1', 1), marker('e2', 2)))
      .when(advance)
      .thenState(state => expect(state.effects.map(effect => effect.id)).toEqual(['e2']))
  })
})

describe('the initiative of the turn before (FA-002)', () => {
  it('is kept for the turn cards of the next', () => {
    const rolled = play(at(duel(), 'initiative'), { type: 'rollInitiative' }, [1, 1], [6, 6])
    given(at(rolled, 'endPhase'))
      .when(advance)
      .thenState(state => expect([state.previousOrder, state.initiative]).toEqual([['blue', 'red'], null]))
  })
})
