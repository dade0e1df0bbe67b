import { describe, expect, it } from 'vitest'
import { inconsistencyIn, type StateShape } from './state-consistency'

const SENSE: StateShape = {
  kinds: { fleet: ['fleets'], ship: ['fleets', 'ships'] },
  references: { targetIds: ['ship'], leaderId: ['fleet', 'ship'] },
  growing: ['round']
}
const ship = (id: string, more: object = {}): object => ({ id, hull: 4, targetIds: [], leaderId: null, ...more })
const state = (ships: readonly object[], more: object = {}): object => ({ round: 1, fleets: [{ id: 'f', sideId: 'A', ships }], ...more })

describe('a state from outside', () => {
  it('makes sense when everything that is named is there, once', () => {
    expect(inconsistencyIn(state([ship('s1', { targetIds: ['s2'] }), ship('s2', { leaderId: 'f' })]), SENSE)).toBeNull()
  })

  it.each([
    ['an id that is there twice', state([ship('s1'), ship('s1')]), 'fleets.ships'],
    ['a target that is not there', state([ship('s1', { targetIds: ['s2'] })]), 'fleets.0.ships.0.targetIds.0'],
    ['a fleet in the place of a ship', state([ship('s1', { targetIds: ['f'] })]), 'fleets.0.ships.0.targetIds.0'],
    ['a side without a letter', state([], { winnerSideId: 'Z' }), 'winnerSideId'],
    ['more hull than any table writes', state([ship('s1', { hull: 10_000 })]), 'fleets.0.ships.0.hull'],
    ['a battle longer than any', state([], { round: 1_000_001 }), 'round']
  ])('makes none with %s', (_what, made, where) => {
    expect(inconsistencyIn(made, SENSE)).toBe(where)
  })

  it('leaves it to the schema which numbers are whole', () => {
    expect(inconsistencyIn(state([ship('s1', { movedInches: 3.5 })]), SENSE)).toBeNull()
  })

  it('may have figures as large as a table writes them, either way', () => {
    for (const hull of [9_999, -9_999]) expect(inconsistencyIn(state([ship('s1', { hull })]), SENSE)).toBeNull()
    expect(inconsistencyIn(state([ship('s1', { hull: -10_000 })]), SENSE)).toBe('fleets.0.ships.0.hull')
    expect(inconsistencyIn(state([], { round: 1_000_000 }), SENSE)).toBeNull()
  })

  it('may have lasted longer than any card has points', () => {
    expect(inconsistencyIn(state([], { round: 12_000 }), SENSE)).toBeNull()
  })
})
