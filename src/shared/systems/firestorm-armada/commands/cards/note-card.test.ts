import { describe, expect, it } from 'vitest'
import { duel, f, given } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const note = (fields: Partial<FaCommands['noteCard']> = {}): FaCommands['noteCard'] => ({
  type: 'noteCard',
  fleetId: f('red'),
  cardId: 'c1',
  cardType: 'turn',
  text: 'Ambush',
  ...fields
})

describe('what a card of the hand is (FA-Q19)', () => {
  it('is written down once its player says so', () => {
    given(duel())
      .when(note())
      .thenState(state => expect(state.fleets[0]?.hand[0]).toMatchObject({ id: 'c1', type: 'turn', text: 'Ambush' }))
      .when(note())
      .isRefused('nothing-to-change')
    given(duel())
      .when(note({ cardId: 'c3' }))
      .isRefused('no-such-card')
    given(duel())
      .when(note({ fleetId: f('green') }))
      .isRefused('no-such-fleet')
  })
})
