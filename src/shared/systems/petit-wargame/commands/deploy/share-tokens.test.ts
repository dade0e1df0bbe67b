import { describe, expect, it } from 'vitest'
import type { Faces } from '../../../../core/dice/rule'
import { sum } from '../../../../kernel/collections'
import { begun, duel, given, play } from '@kit/systems/petit-wargame'

const building = begun([], [], {}, 'built')
const share = { type: 'shareTokens', drawn: null } as const
const EIGHT = [2, 3, 3, 4, 4, 4, 5, 5]
const ones = (count: number): readonly Faces[] => Array.from({ length: count }, () => [1])

describe('sharing the tokens (PW-062, PW-063, PW-064)', () => {
  it('rolls who places first, ties again, and draws half of the sixteen one by one', () => {
    given(building)
      .when(share)
      .asks({ purpose: 'pw.roll.placing', die: 'd6', actor: 'A' })
      .rolling([3], [3], [2], [5])
      .asks({ purpose: 'pw.roll.token', die: 'd20', actor: 'A' })
      .rolling([17], ...ones(8))
      .then({
        type: 'tokensShared',
        table: 'detection',
        rolls: [
          { sideId: 'A', faces: [3, 2], total: 2 },
          { sideId: 'B', faces: [3, 5], total: 5 }
        ],
        sideId: 'B',
        hands: [
          { sideId: 'A', tokens: EIGHT },
          { sideId: 'B', tokens: [5, 5, 6, 6, 6, 7, 7, 8] }
        ]
      })
      .thenState(state => state.building?.nextSideId === 'B')
  })
  it('takes the hand that was drawn from a bag', () => {
    given(building)
      .when({ ...share, drawn: [8, 7, 7, 6, 6, 6, 5, 5] })
      .rolling([6], [1])
      .thenState(state => {
        expect(state.building?.hands.map(hand => sum(hand.tokens))).toEqual([50, 30])
        expect(state.building?.nextSideId).toBe('A')
      })
  })
  it('is done once for a table, with half of its tokens', () => {
    given(building)
      .when({ ...share, drawn: [8, 8, 7, 6, 6, 6, 5, 5] })
      .isRefused('wrong-tokens')
    given(building)
      .when({ ...share, drawn: [8] })
      .isRefused('wrong-tokens')
    given(play(building, { ...share, drawn: EIGHT }, [6], [1]))
      .when(share)
      .isRefused('already-rolled')
    given(duel()).when(share).isRefused('nothing-due')
  })
})
