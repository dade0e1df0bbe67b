import { describe, expect, it } from 'vitest'
import { at, duel, f, given, handOf, play } from '@kit/systems/firestorm-armada'

const discard = (...cardIds: readonly string[]) => ({ type: 'discardCards', fleetId: f('red'), cardIds }) as const
const end = at(duel(), 'endPhase')

describe('unwanted cards in the end phase (FA-060)', () => {
  it('are discarded', () => {
    given(end)
      .when(discard('c1'))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
  })
  it('are not those just drawn, before the next end phase', () => {
    const fresh = play(play(end, discard('c1')), { type: 'drawCards', fleetId: f('red'), count: 1 })
    const drawn = handOf(fresh, 'red')[1] ?? ''
    given(fresh).when(discard(drawn)).isRefused('fresh-card')
    given(at(fresh, 'endPhase', 2))
      .when(discard(drawn))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c2']))
  })
  it('may be any card that was in hand as the turn ended, drawn before or in it (FA-060)', () => {
    const drawn = given(at(end, 'activation', 2))
      .when({ type: 'drawCards', fleetId: f('red'), count: 1 })
      .forced()
      .thenState(() => true).state
    const card = handOf(drawn, 'red')[2] ?? ''
    given(at(drawn, 'endPhase', 2))
      .when(discard(card))
      .thenState(state => expect(handOf(state, 'red')).toEqual(['c1', 'c2']))
  })
  it('are in the hand, each named once, in that phase', () => {
    given(end).when(discard('c3')).isRefused('no-such-card')
    given(end).when(discard('c1', 'c1')).isRefused('duplicate-id')
    given(end).when(discard()).isRefused('nothing-to-change')
    given(end)
      .when({ ...discard('c1'), fleetId: f('green') })
      .isRefused('no-such-fleet')
    given(at(duel(), 'activation')).when(discard('c1')).isRefused('wrong-phase')
  })
})
