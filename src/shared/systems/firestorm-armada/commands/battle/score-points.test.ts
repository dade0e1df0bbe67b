import { describe, expect, it } from 'vitest'
import { duel, f, given } from '@kit/systems/firestorm-armada'

const score = (points: number, id = 'red') => ({ type: 'scorePoints', fleetId: f(id), points, reason: 'beacon' }) as const

describe('victory points (FA-005, FA-Q21)', () => {
  it('are gained and lost as the scenario says', () => {
    given(duel())
      .when(score(5))
      .then({ type: 'pointsScored', fleetId: f('red'), points: 5, reason: 'beacon' })
      .when(score(-7))
      .thenState(state => expect(state.fleets.map(fleet => fleet.victoryPoints)).toEqual([-2, 0]))
  })
  it('are whole and not without end', () => {
    given(duel()).when(score(0)).isRefused('nothing-to-change')
    given(duel()).when(score(1.5)).isRefused('bad-number')
    given(duel()).when(score(10_000)).isRefused('bad-number')
    given(duel()).when(score(1, 'green')).isRefused('no-such-fleet')
  })
})
