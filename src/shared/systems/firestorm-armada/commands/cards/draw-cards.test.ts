import { describe, expect, it } from 'vitest'
import { at, duel, f, given, handOf, having, play } from '@kit/systems/firestorm-armada'

const draw = (count: number, id = 'red') => ({ type: 'drawCards', fleetId: f(id), count }) as const
const end = play(at(duel(), 'endPhase'), { type: 'discardCards', fleetId: f('red'), cardIds: ['c1', 'c2'] })

describe('cards are replaced (FA-061)', () => {
  it('up to one for each squadron', () => {
    given(end)
      .when(draw(2))
      .thenState(state => expect(handOf(state, 'red')).toHaveLength(2))
    given(end).when(draw(3)).isRefused('hand-full')
  })
  it('fewer where a squadron is lost', () => {
    given(having(end, 'c', { status: 'destroyed' }))
      .when(draw(2))
      .isRefused('hand-full')
  })
  it('in the end phase, at least one', () => {
    given(at(end, 'activation')).when(draw(1)).isRefused('wrong-phase')
    given(end).when(draw(0)).isRefused('bad-number')
    given(end).when(draw(1, 'green')).isRefused('no-such-fleet')
  })
})
