import { describe, it } from 'vitest'
import { engage, fight, given, play, sh } from '@kit/systems/petit-wargame'

const end = { type: 'endEngagement', reason: 'late' } as const

describe('an engagement cut short (PW-043)', () => {
  it('is over, and the ship has engaged', () => {
    given(play(fight(), engage(), [6], [1]))
      .when(end)
      .then({ type: 'engagementEnded', shipId: sh('a'), targetId: sh('x'), because: 'gm', reason: 'late' })
      .thenState(state => state.activation?.engagement === null && state.activation.engagedIds.includes(sh('a')))
  })
  it('is one that is open', () => {
    given(fight()).when(end).isRefused('nothing-due')
  })
})
