import { describe, expect, it } from 'vitest'
import { whoseTurn } from '../derive/whose-turn'
import { equipped, aShip, aSquadron, battle, given, PLAIN, sh, sq, told } from '@kit/systems/petit-wargame'

/** One squadron of two ships on each side, before the first roll. */
const fresh = battle([aSquadron('o', aShip('a', PLAIN), aShip('b', PLAIN))], [aSquadron('t', aShip('x', PLAIN), aShip('y', PLAIN))])
const ours = told(fresh, { type: 'initiativeGiven', sideId: 'A', because: 'gm', reason: '' })
const acted = (id: string) => ({ type: 'correctSquadron', squadronId: sq(id), correction: { hasActed: true }, reason: '' }) as const

describe('a correction while a squadron is to be activated (PW-027 to PW-029, PW-Q09)', () => {
  it('passes the initiative on where its side has nobody left to act', () => {
    given(ours)
      .when(acted('o'))
      .thenState(state => state.initiativeSideId === 'B')
  })
  it('spares the roll where only one side is left to act', () => {
    given(fresh)
      .when(acted('t'))
      .thenState(state => state.initiativeSideId === 'A')
  })
  it('ends the turn where nobody is left to act, and the next begins with a roll', () => {
    const state = told(ours, { type: 'squadronCorrected', squadronId: sq('t'), correction: { hasActed: true }, reason: '' })
    const after = given(state)
      .when(acted('o'))
      .thenState(next => next.turn === fresh.turn + 1 && next.initiativeSideId === null).state
    expect(whoseTurn(after)).toMatchObject({ awaited: 'initiative', sideIds: ['A', 'B'] })
  })
  it('leaves the initiative where it is while its side can act', () => {
    given(ours)
      .when(acted('t'))
      .thenState(state => state.initiativeSideId === 'A')
  })
  it('gives the initiative to a squadron that is brought back where nobody was left', () => {
    const gone = ['a', 'b', 'x', 'y'].reduce((state, id) => equipped(state, id, {}), fresh)
    const nobody = { ...gone, winnerId: 'B' }
    given(nobody)
      .when({ type: 'correctShip', shipId: sh('a'), correction: { elements: { front: ['A'] } }, reason: '' })
      .thenState(state => state.initiativeSideId === 'A')
  })
  it('passes the initiative on as a battle goes on after the last squadron of its side to act was destroyed, which had ended it', () => {
    const lost = equipped(equipped(ours, 'a', {}), 'b', {})
    given({ ...lost, isOver: true, winnerId: 'B' })
      .when({ type: 'resumeBattle', reason: '' })
      .thenState(state => state.initiativeSideId === 'B')
  })
  it('counts a squadron whose last ship is taken away', () => {
    const rest = aSquadron('p', aShip('c', PLAIN), aShip('d', PLAIN))
    const begun = battle([aSquadron('o', aShip('a', PLAIN)), rest], [aSquadron('t', aShip('x', PLAIN))])
    const ready = told(
      equipped(begun, 'a', { front: 'A' }),
      { type: 'squadronCorrected', squadronId: sq('p'), correction: { hasActed: true }, reason: '' },
      { type: 'initiativeGiven', sideId: 'A', because: 'gm', reason: '' }
    )
    given(ready)
      .when({ type: 'correctShip', shipId: sh('a'), correction: { elements: { front: [] } }, reason: '' })
      .thenState(state => !state.isOver && state.initiativeSideId === 'B')
  })
})
