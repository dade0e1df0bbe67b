import { describe, expect, it } from 'vitest'
import { whoseTurn } from '../../derive/whose-turn'
import type { DraftSquad } from '../../model/squad'
import { sideOf } from '../../state'
import { aShip, aSquad, attacked, aWeapon, duel, given, pass, play, playAll, s, shipOf, shoot } from '@kit/systems/xwing'
import type { XwCommands } from '../command'

const late = aSquad('late', aShip('n'), aShip('m', { initiative: 1 }))
const joins = (squad: DraftSquad = late): XwCommands['joinSquad'] => ({ type: 'joinSquad', sideId: 'C', squad })

describe('a squad that comes late on a side of its own (XW-040)', () => {
  it('stands behind the others, last in player order', () => {
    given(duel())
      .when(joins({ ...late, attackDiceOwned: 3 }))
      .thenAmong(event => event.type === 'squadJoined' && event.ships.map(ship => ship.id).join() === 'n,m')
      .thenState(state => {
        expect(state.squads.at(-1)).toMatchObject({ id: 'late', name: 'late', sideId: 'C', attackDiceOwned: 3, isIllegal: false })
        expect(state.ships.map(ship => ship.id)).toEqual(['a', 'b', 'x', 'y', 'n', 'm'])
        expect([sideOf(state, s('n')), shipOf(state, 'n').shields, shipOf(state, 'n').status]).toEqual(['C', 1, 'active'])
        const engaging = playAll(state, pass('a'), pass('x'))
        expect(whoseTurn(engaging)).toMatchObject({ sideIds: ['C'], shipIds: ['n'] })
      })
  })
  it('attacks and is attacked by both others', () => {
    const joined = play(duel(), joins())
    expect(play(joined, shoot('a', 'n')).attacks).toHaveLength(1)
    const theirs = playAll(joined, pass('a'), pass('x'))
    expect(play(theirs, shoot('n', 'a')).attacks).toHaveLength(1)
    expect(play(theirs, shoot('n', 'y')).attacks).toHaveLength(1)
    given(theirs).when(shoot('n', 'm')).isRefused('not-an-enemy')
  })
  it('engages at once where its step has passed, after the attack in hand', () => {
    const early = joins(aSquad('late', aShip('n', { initiative: 6 })))
    given(duel())
      .when(early)
      .thenAmong({ type: 'initiativeReached', initiative: 6 })
      .thenState(state => expect(whoseTurn(state).shipIds).toEqual(['n']))
    expect(play(attacked(duel(), 'bbb'), early).initiative).toBe(4)
  })
  it('waits for the next round where its step has passed (xw.lateShips = nextRound)', () => {
    const early = joins(aSquad('late', aShip('n', { initiative: 6 }), aShip('m')))
    const state = play(duel({ rulings: { 'xw.lateShips': 'nextRound' } }), early)
    expect([state.initiative, shipOf(state, 'n').hasEngaged, shipOf(state, 'm').hasEngaged]).toEqual([4, true, false])
  })
  it('is noted where it breaks the rules of building and the GM allows it', () => {
    const unnamed = { ...late, name: '' }
    expect(play(duel(), joins(unnamed)).squads.at(-1)?.isIllegal).toBe(true)
    given(duel())
      .when(joins({ ...unnamed, allowIllegal: false }))
      .isRefused('not-fit')
  })
  it('is held against the ranges of the edition', () => {
    const short = joins({ ...aSquad('late', aShip('n', { weapons: [aWeapon('gun', { rangeMin: 1 })] })), allowIllegal: false })
    given(duel()).when(short).isRefused('not-fit')
    given(duel({ rulings: { 'xw.edition': 'original' } }))
      .when(short)
      .thenState(state => expect(state.squads.at(-1)?.isIllegal).toBe(false))
  })
  it('is refused where nobody can come', () => {
    given(duel())
      .when(joins(aSquad('ours', aShip('n'))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aSquad('late', aShip('x'))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aSquad('late', aShip('n'), aShip('n'))))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins(aSquad('late')))
      .isRefused('not-fit')
  })
})
