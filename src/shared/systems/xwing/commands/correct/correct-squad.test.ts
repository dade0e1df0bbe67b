import { describe, it } from 'vitest'
import type { SquadState } from '../../model/battle'
import { squadId } from '../../model/squad'
import { duel, given, play, rolling, shoot } from '@kit/systems/xwing'

const correct = (correction: Partial<Pick<SquadState, 'name' | 'attackDiceOwned' | 'defenseDiceOwned'>>, id = 'ours') =>
  ({ type: 'correctSquad', squadId: squadId(id), correction, reason: 'counted' }) as const

describe('corrections of a squad (XW-033)', () => {
  it('say how many dice its player has', () => {
    const poor = play(duel(), correct({ attackDiceOwned: 2 }))
    given(play(poor, shoot('a', 'x')))
      .when(rolling('attack'))
      .asks({ count: 2 })
    given(play(play(poor, correct({ attackDiceOwned: null })), shoot('a', 'x')))
      .when(rolling('attack'))
      .asks({ count: 3 })
  })
  it('are sound', () => {
    given(duel()).when(correct({})).isRefused('nothing-to-change')
    given(duel())
      .when(correct({ name: '' }))
      .isRefused('bad-name')
    given(duel())
      .when(correct({ defenseDiceOwned: 0 }))
      .isRefused('bad-number')
    given(duel())
      .when(correct({ name: 'Others' }, 'none'))
      .isRefused('no-such-squad')
  })
})
