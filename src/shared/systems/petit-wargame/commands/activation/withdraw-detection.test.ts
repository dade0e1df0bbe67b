import { describe, expect, it } from 'vitest'
import { detect, duel, given, play, sh } from '@kit/systems/petit-wargame'

const withdraw = { type: 'withdrawDetection', reason: 'mistaken' } as const
const state = duel({ x: { front: 'wx' } })

describe('a detector taken back (PW-039)', () => {
  it('counts as not tried', () => {
    const after = given(play(state, detect('W')))
      .when(withdraw)
      .then({ type: 'detectionWithdrawn', shipId: sh('a'), detector: 'W', targetId: sh('x'), reason: 'mistaken' })
    expect([after.state.attempts, after.state.activation?.detection]).toEqual([[], null])
    after.when(detect('W')).thenState(() => true)
  })
  it('is one that waits', () => {
    given(state).when(withdraw).isRefused('nothing-to-answer')
  })
})
