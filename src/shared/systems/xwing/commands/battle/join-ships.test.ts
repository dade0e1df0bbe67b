import { describe, expect, it } from 'vitest'
import { whoseTurn } from '../../derive/whose-turn'
import { squadId, type DraftShip } from '../../model/squad'
import { NO_TOKENS } from '../../state'
import {
  aShip,
  attacked,
  battle,
  aSquad,
  duel,
  given,
  holding,
  pass,
  play,
  playAll,
  s,
  shipOf,
  shoot,
  skipAttack,
  skipTo
} from '@kit/systems/xwing'
import type { XwCommands } from '../command'

const joins = (squad: string, ...ships: readonly DraftShip[]): XwCommands['joinShips'] => ({
  type: 'joinShips',
  squadId: squadId(squad),
  ships
})

describe('ships that come late (XW-040)', () => {
  it('stand behind the others, as their cards say', () => {
    const tokens = { ...NO_TOKENS, force: 2 }
    given(duel())
      .when(joins('theirs', aShip('n', { initiative: 1, tokens }), aShip('m')))
      .thenState(state => {
        expect(state.ships.map(ship => ship.id)).toEqual(['a', 'b', 'x', 'y', 'n', 'm'])
        expect(shipOf(state, 'n')).toMatchObject({ squadId: 'theirs', shields: 1, shieldsStart: 1, facedown: 0, tokens, status: 'active' })
        expect(shipOf(state, 'n').weapons.map(weapon => weapon.chargesLeft)).toEqual([0, 2])
      })
  })
  it('engage in the step of their initiative, attack and are attacked', () => {
    const joined = play(duel(), joins('ours', aShip('n', { initiative: 3 })))
    expect(joined.initiative).toBe(4)
    const third = playAll(joined, pass('a'), pass('x'))
    expect(whoseTurn(third).shipIds).toEqual(['b', 'n'])
    given(third)
      .when(shoot('n', 'x'))
      .thenState(state => expect(state.attacks).toHaveLength(1))
    given(joined).when(shoot('a', 'n')).isRefused('not-an-enemy')
    given(play(joined, pass('a')))
      .when(shoot('x', 'n'))
      .thenState(state => expect(state.attacks[0]?.defenderId).toBe('n'))
  })
  it('wait for the next round when their step has passed (xw.lateShips = nextRound)', () => {
    const rulings = { 'xw.lateShips': 'nextRound' }
    const state = play(duel({ rulings }), joins('theirs', aShip('n', { initiative: 6 }), aShip('m'), aShip('l', { initiative: 1 })))
    expect([state.initiative, ...['n', 'm', 'l'].map(id => shipOf(state, id).hasEngaged)]).toEqual([4, true, false, false])
    given(state).when(shoot('n', 'a')).isRefused('already-engaged')
    const early = play(
      battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')), rulings),
      joins('theirs', aShip('n', { initiative: 6 }))
    )
    expect(shipOf(early, 'n').hasEngaged).toBe(false)
  })
  it('engage at once when their step has passed, after the attack in hand (xw.lateShips = engageNext)', () => {
    const late = joins('theirs', aShip('n', { initiative: 6 }))
    given(duel())
      .when(late)
      .thenAmong({ type: 'initiativeReached', initiative: 6 })
      .thenState(state => expect(whoseTurn(state).shipIds).toEqual(['n']))
    const during = play(attacked(duel(), 'bbb'), late)
    expect(during.initiative).toBe(4)
    expect(
      whoseTurn(
        skipAttack(
          skipTo(
            play(skipTo(during, 'rollDefense'), { type: 'rollDefenseDice', modifiers: [], limits: { min: null, max: null } }, [8, 8]),
            'attackerBonus'
          )
        )
      ).shipIds
    ).toEqual(['n'])
  })
  it('wait for the next engagement outside of one', () => {
    const before = battle(aSquad('ours', aShip('a')), aSquad('theirs', aShip('x')))
    given(before)
      .when(joins('ours', aShip('n', { initiative: 6 })))
      .then(event => event.type === 'shipsJoined' && event.ships.map(ship => ship.id).join() === 'n')
      .thenState(state => expect(play(state, { type: 'beginEngagement' }).initiative).toBe(6))
  })
  it('may be locked and spend tokens like any other', () => {
    const joined = play(duel(), joins('theirs', aShip('n')))
    expect(shipOf(holding(joined, 'a', {}, 'n'), 'a').locks).toEqual([s('n')])
    given(joined)
      .when({ type: 'setLock', shipId: s('n'), targetId: s('a'), isHeld: true })
      .thenState(state => expect(shipOf(state, 'n').locks).toEqual(['a']))
  })
  it('are refused where nobody can come', () => {
    given(duel())
      .when(joins('none', aShip('n')))
      .isRefused('no-such-squad')
    given(duel())
      .when(joins('ours', aShip('x')))
      .isRefused('duplicate-id')
    given(duel())
      .when(joins('ours', aShip('n'), aShip('n')))
      .isRefused('duplicate-id')
    given(duel()).when(joins('ours')).isRefused('not-fit')
    given(duel())
      .when(joins('ours', aShip('n', { hull: 0 })))
      .isRefused('not-fit')
  })
})
