import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { firestormArmada } from '../../index'
import { acting, after, at, duel, given, having, play, s, shipIn } from '@kit/systems/firestorm-armada'

const move = (id: string, inches: number, rams = false) => ({ type: 'moveShip', shipId: s(id), inches, rams }) as const
const table = acting(duel())
const boarded = (turn: number): BattleState =>
  after(table, { type: 'boardingBegun', boarding: { id: 'b1', attackerId: s('a'), targetId: s('x'), turn, assaultPoints: 3 } })

describe('a ship of 8 inches (FA-009)', () => {
  it('moves at least 4', () => {
    given(table).when(move('a', 3.5)).isRefused('below-minimum-move')
    given(table)
      .when(move('a', 4))
      .then({ type: 'shipMoved', shipId: s('a'), inches: 4, rams: false })
      .thenState(state => expect(shipIn(state, 'a').movedInches).toBe(4))
  })
  it('moves at most 8', () => {
    given(table).when(move('a', 8.5)).isRefused('beyond-maximum-move')
    given(table)
      .when(move('a', 8))
      .thenState(state => expect(shipIn(state, 'a').movedInches).toBe(8))
  })
  it('moves once, in the activation of its squadron', () => {
    given(play(table, move('a', 5)))
      .when(move('a', 5))
      .isRefused('already-moved')
    given(table).when(move('c', 5)).isRefused('not-active')
    given(at(table, 'endPhase')).when(move('a', 5)).isRefused('wrong-phase')
    given(having(table, 'a', { status: 'destroyed' }))
      .when(move('a', 5))
      .isRefused('out-of-battle')
  })
  it('moves by a number of inches', () => {
    given(table).when(move('a', -1)).isRefused('bad-number')
    given(table).when(move('a', 100)).isRefused('bad-number')
    given(table).when(move('nobody', 4)).isRefused('no-such-ship')
  })
})

describe('a ship that need not move (FA-010)', () => {
  it('has cut its engines, or a critical that touches movement', () => {
    for (const mark of ['hasCutEngines', 'hasMovementCritical'] as const) {
      given(having(table, 'a', { [mark]: true }))
        .when(move('a', 0))
        .thenState(state => expect(shipIn(state, 'a').movedInches).toBe(0))
    }
  })
})

describe('a ramming ship (FA-041)', () => {
  it('is marked', () => {
    given(table)
      .when(move('a', 6, true))
      .thenState(state => expect(shipIn(state, 'a').hasRammed).toBe(true))
  })
  it('has not boarded this turn', () => {
    const state = having(table, 'a', { hasBoarded: true })
    given(state)
      .when(move('a', 6, true))
      .isRefused('must-stay')
    expect(firestormArmada.check(state, move('a', 6, true), ['must-stay'])).toBe('has-boarded')
    expect(firestormArmada.check(state, move('a', 6), ['must-stay'])).toBeNull()
    given(state)
      .when(move('a', 6, true))
      .forced()
      .thenState(after => expect(shipIn(after, 'a').hasRammed).toBe(true))
  })
})

describe('a boarder (FA-044)', () => {
  it('stays the turn it boards', () => {
    given(boarded(1)).when(move('a', 5)).isRefused('must-stay')
  })
  it('may move away the next turn and leaves its troops behind', () => {
    const next = acting(boarded(1), 'red1', 2)
    given(next)
      .when(move('a', 5))
      .thenAmong({ type: 'boardingEnded', boardingId: 'b1', because: 'boarderLeft', reason: '' })
      .thenState(state => {
        expect(state.boardings).toEqual([])
        expect(shipIn(state, 'a').assaultLost).toBe(3)
      })
  })
})

describe('a boarder and its target (FA-044, FA-050)', () => {
  const next = (unit: string): BattleState => acting(boarded(1), unit, 2)
  it('may stay together the next turn', () => {
    for (const [id, unit] of [
      ['a', 'red1'],
      ['x', 'blue1']
    ] as const)
      given(next(unit))
        .when(move(id, 0))
        .thenState(state => expect([state.boardings.length, shipIn(state, id).movedInches]).toEqual([1, 0]))
  })
  it('move at least half where they leave', () => {
    given(next('red1')).when(move('a', 3.5)).isRefused('below-minimum-move')
  })
  it('let nobody else stay', () => {
    given(next('red1')).when(move('b', 0)).isRefused('below-minimum-move')
  })
})

describe('a boarded ship (FA-050)', () => {
  it('may move away at its next activation, even in the same turn', () => {
    given(after(boarded(1), { type: 'unitActivated', unitId: shipIn(table, 'x').unitId }))
      .when(move('x', 5))
      .thenAmong({ type: 'boardingEnded', boardingId: 'b1', because: 'targetLeft', reason: '' })
  })
  it('stays boarded while it lies still', () => {
    given(having(after(boarded(1), { type: 'unitActivated', unitId: shipIn(table, 'x').unitId }), 'x', { hasCutEngines: true }))
      .when(move('x', 0))
      .thenState(state => expect(state.boardings).toHaveLength(1))
  })
})
