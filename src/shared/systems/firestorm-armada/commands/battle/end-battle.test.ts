import { describe, expect, it } from 'vitest'
import { duel, f, given, play } from '@kit/systems/firestorm-armada'

describe('the GM ends the battle', () => {
  it('and the fleets with most victory points lead', () => {
    given(play(duel(), { type: 'scorePoints', fleetId: f('blue'), points: 3, reason: '' }))
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', leaders: [f('blue')] })
      .thenState(state => expect(state.phase).toBe('over'))
      .when({ type: 'advancePhase' })
      .isRefused('battle-over')
  })
  it('all together where nobody has more', () => {
    given(duel())
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', leaders: [f('red'), f('blue')] })
  })
})
