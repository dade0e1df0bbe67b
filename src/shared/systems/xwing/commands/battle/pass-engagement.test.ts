import { describe, expect, it } from 'vitest'
import { shipsDue } from '../../derive/whose-turn'
import { attacked, battle, aShip, aSquad, duel, given, having, pass, play, playAll, s } from '@kit/systems/xwing'

describe('a ship that does not attack (XW-002, XW-010)', () => {
  it('has engaged, and the next is due', () => {
    given(duel())
      .when(pass('a'))
      .then({ type: 'shipEngaged', shipId: s('a'), hasAttacked: false })
      .thenState(state => expect(shipsDue(state).map(ship => ship.id)).toEqual(['x']))
  })
  it('lets the next initiative engage, and after the last the engagement is over', () => {
    given(play(duel(), pass('a')))
      .when(pass('x'))
      .thenAmong({ type: 'initiativeReached', initiative: 3 })
    given(playAll(duel(), pass('a'), pass('x'), pass('b')))
      .when(pass('y'))
      .thenAmong({ type: 'engagementEnded' })
      .thenState(state => expect([state.phase, state.initiative]).toEqual(['end', null]))
  })
  it('must be due', () => {
    given(duel()).when(pass('x')).isRefused('not-its-turn')
    given(duel()).when(pass('b')).isRefused('not-its-turn')
    given(play(duel(), pass('a')))
      .when(pass('a'))
      .isRefused('already-engaged')
    given(having(duel(), 'a', { status: 'removed' }))
      .when(pass('a'))
      .isRefused('out-of-play')
    given(battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x'))))
      .when(pass('a'))
      .isRefused('wrong-phase')
    given(duel()).when(pass('z')).isRefused('no-such-ship')
    given(attacked(duel(), 'hhh')).when(pass('a')).isRefused('attack-open')
  })
})
