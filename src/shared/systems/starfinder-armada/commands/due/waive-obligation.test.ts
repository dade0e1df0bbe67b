import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, given } from '@kit/systems/starfinder-armada'

const owing = {
  ...at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'resolution'),
  obligations: [{ id: 'o1', kind: 'routCascade', fleetId: f('a'), dc: 12, round: 1, isDeferred: false }] as const
}

describe('letting go what is owed', () => {
  it('takes it off the list and keeps the reason in the log', () => {
    given(owing)
      .when({ type: 'waiveObligation', obligationId: 'o1', reason: 'nobody near' })
      .then({ type: 'obligationWaived', obligation: owing.obligations[0], reason: 'nobody near' })
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('is refused for what is not owed', () => {
    given(owing).when({ type: 'waiveObligation', obligationId: 'o2', reason: '' }).isRefused('no-such-obligation')
  })
})
