import { describe, expect, it } from 'vitest'
import { duel, given } from '@kit/systems/firestorm-armada'

describe('the GM writes about the table', () => {
  it('what terrain there is', () => {
    given(duel())
      .when({ type: 'noteTable', text: 'belt in the west' })
      .thenState(state => expect(state.note).toBe('belt in the west'))
      .when({ type: 'noteTable', text: 'belt in the west' })
      .isRefused('nothing-to-change')
  })
})
