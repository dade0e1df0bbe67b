import { describe, expect, it } from 'vitest'
import { duel, given, suffering } from '@kit/systems/firestorm-armada'

describe('a marker is removed, a critical repaired (FA-005)', () => {
  it('by the GM', () => {
    given(suffering(duel(), 'a', 'ragingFire'))
      .when({ type: 'endEffect', effectId: 'e-a-ragingFire', reason: 'put out' })
      .thenState(state => expect(state.effects).toEqual([]))
    given(duel()).when({ type: 'endEffect', effectId: 'e1', reason: '' }).isRefused('no-such-effect')
  })
})
