import { describe, expect, it } from 'vitest'
import { acting, aim, at, duel, fire, given, having, moved, play, s, shipIn } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const table = moved(acting(duel()), 'a', 'c')
const board = (fields: Partial<FaCommands['boardShip']> = {}): FaCommands['boardShip'] => ({
  type: 'boardShip',
  attackerId: s('a'),
  targetId: s('x'),
  isInReach: true,
  isPathClear: true,
  ...fields
})

describe('a boarding (FA-046, FA-047)', () => {
  it('reaches a ship within 4 inches, with no ship between', () => {
    given(table)
      .when(board({ isInReach: false }))
      .isRefused('out-of-reach')
    given(table)
      .when(board({ isPathClear: false }))
      .isRefused('path-crosses-ship')
    given(table)
      .when(board())
      .thenState(state => expect(state.boardings).toMatchObject([{ attackerId: 'a', targetId: 'x', turn: 1 }]))
  })
  it('is of an enemy ship, by a ship of the active squadron, both in the battle', () => {
    given(table)
      .when(board({ attackerId: s('nobody') }))
      .isRefused('no-such-ship')
    given(table)
      .when(board({ targetId: s('nobody') }))
      .isRefused('no-such-target')
    given(table)
      .when(board({ targetId: s('a') }))
      .isRefused('same-ship')
    given(table)
      .when(board({ targetId: s('b') }))
      .isRefused('not-an-enemy')
    given(table)
      .when(board({ attackerId: s('c') }))
      .isRefused('not-active')
    given(at(table, 'endPhase')).when(board()).isRefused('wrong-phase')
    given(having(table, 'x', { status: 'destroyed' }))
      .when(board())
      .isRefused('ship-is-gone')
  })
  it('owes how it ends', () => {
    given(table)
      .when(board())
      .thenState(state => expect(state.obligations).toMatchObject([{ kind: 'boarding', shipId: 'a' }]))
  })
})

describe('a ship that has rammed (FA-041)', () => {
  it('does not board in the same turn', () => {
    const rammed = having(table, 'a', { hasRammed: true })
    given(rammed).when(board()).isRefused('has-rammed')
    given(moved(acting(rammed, 'red1', 2), 'a'))
      .when(board())
      .thenState(state => expect(state.boardings).toHaveLength(1))
  })
})

describe('a ship that has fired at its target (FA-042)', () => {
  it('does not board it', () => {
    const fired = play(table, fire([aim('a')]), [1, 1, 1, 1, 1, 1])
    given(fired).when(board()).isRefused('has-fired-at-target')
    given(fired)
      .when(board({ targetId: s('y') }))
      .thenState(state => expect(state.boardings).toHaveLength(1))
  })
})

describe('all assault points (FA-048, FA-049)', () => {
  it('go to one ship, and none is left for another', () => {
    given(having(table, 'a', { assaultLost: 1 }))
      .when(board())
      .thenAmong(event => event.type === 'boardingBegun' && event.boarding.assaultPoints === 2)
      .thenState(state => expect(shipIn(state, 'a').assaultLost).toBe(3))
      .when(board({ targetId: s('y') }))
      .isRefused('no-assault-points')
  })
  it('or none go: a ship without any does not board', () => {
    given(moved(acting(duel({}, { assault: 0 })), 'a'))
      .when(board())
      .isRefused('no-assault-points')
  })
  it('go once a turn', () => {
    given(having(table, 'a', { hasBoarded: true }))
      .when(board())
      .isRefused('has-boarded')
  })
})

describe('assault points spent (FA-045)', () => {
  it('do not come back when the ships part, nor in a later turn', () => {
    const boarded = play(table, board())
    const parted = play(boarded, { type: 'endBoarding', boardingId: boarded.boardings[0]?.id ?? '', reason: '' })
    expect(shipIn(parted, 'a').assaultLost).toBe(3)
    given(moved(acting(parted, 'red1', 2), 'a'))
      .when(board())
      .isRefused('no-assault-points')
  })
})

describe('a ship that boards has moved (FA-009)', () => {
  const still = acting(duel())
  it('at least half its movement, as every ship that is activated', () => {
    given(still).when(board()).isRefused('below-minimum-move')
    given(having(still, 'a', { movedInches: 3.5 }))
      .when(board())
      .isRefused('below-minimum-move')
    given(having(still, 'a', { movedInches: 4 }))
      .when(board())
      .thenState(state => expect(state.boardings).toHaveLength(1))
  })
  it('unless nothing makes it move: its engines are cut, a critical has hurt them, or it lies alongside (FA-010, FA-044)', () => {
    for (const fields of [{ hasCutEngines: true }, { hasMovementCritical: true }])
      given(having(still, 'a', fields))
        .when(board())
        .thenState(state => expect(state.boardings).toHaveLength(1))
    const alongside = having(acting(play(table, board()), 'red1', 2), 'a', { assaultLost: 0 })
    given(alongside)
      .when(board())
      .thenState(state => expect(state.boardings).toHaveLength(2))
  })
  it('unless the GM lets it, and then it may end its activation where it is', () => {
    const { state } = given(still)
      .when(board())
      .forced()
      .thenState(() => true)
    given(having(state, 'b', { movedInches: 4 }))
      .when({ type: 'endActivation' })
      .thenState(end => expect(end.activeUnitId).toBeNull())
  })
})
