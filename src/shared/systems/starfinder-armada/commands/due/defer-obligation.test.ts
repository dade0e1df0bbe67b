import { describe, expect, it } from 'vitest'
import { anArmada, at, battle, f, given } from '@kit/systems/starfinder-armada'

const owing = {
  ...at(battle(anArmada('us', [{ id: 'a' }]), anArmada('them', [{ id: 'x' }])), 'resolution'),
  obligations: [{ id: 'o1', kind: 'routCascade', fleetId: f('a'), dc: 12, round: 1, isDeferred: false }] as const
}

describe('putting off what is owed', () => {
  it('keeps it on the list, marked', () => {
    given(owing)
      .when({ type: 'deferObligation', obligationId: 'o1' })
      .thenState(state => expect(state.obligations).toMatchObject([{ id: 'o1', isDeferred: true }]))
  })
  it('is done once', () => {
    given(owing)
      .when({ type: 'deferObligation', obligationId: 'o1' })
      .thenState(() => true)
      .when({ type: 'deferObligation', obligationId: 'o1' })
      .isRefused('already-deferred')
    given(owing).when({ type: 'deferObligation', obligationId: 'o2' }).isRefused('no-such-obligation')
  })
})
