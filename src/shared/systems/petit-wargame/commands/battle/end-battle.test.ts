import { describe, it } from 'vitest'
import { duel, given, next, play } from '@kit/systems/petit-wargame'

describe('the end by the GM (PW-061)', () => {
  it('names a winner or nobody, and nothing comes after it', () => {
    given(duel())
      .when({ type: 'endBattle', winnerId: 'B' })
      .thenState(state => state.isOver && state.winnerId === 'B')
    given(play(duel(), { type: 'endBattle', winnerId: null }))
      .when(next)
      .isRefused('battle-over')
    given(duel()).when({ type: 'endBattle', winnerId: 'C' }).isRefused('no-such-side')
  })
})
