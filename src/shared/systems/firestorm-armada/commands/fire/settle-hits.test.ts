import { describe, expect, it } from 'vitest'
import { after, duel, given, s, shipIn } from '@kit/systems/firestorm-armada'
import type { FaCommands } from '../command'

const owing = after(duel(), {
  type: 'obligationOwed',
  obligation: { id: 'o9', kind: 'hits', shipId: s('x'), hits: 5, turn: 1, isDeferred: false }
})
const settle = (fields: Partial<FaCommands['settleHits']> = {}): FaCommands['settleHits'] => ({
  type: 'settleHits',
  obligationId: 'o9',
  hull: 2,
  crew: 1,
  criticals: 0,
  ...fields
})

describe('what hits do to a ship without ratings (FA-Q01)', () => {
  it('is what the GM says', () => {
    given(owing)
      .when(settle())
      .thenState(state => {
        expect(shipIn(state, 'x')).toMatchObject({ hullLost: 2, crewLost: 1 })
        expect(state.obligations).toEqual([])
      })
  })
  it('may bring criticals, or destroy it', () => {
    given(owing)
      .when(settle({ criticals: 2 }))
      .thenState(state => {
        expect(state.obligations.map(due => due.kind)).toEqual(['critical', 'critical'])
        expect(new Set(state.obligations.map(due => due.id)).size).toBe(2)
      })
    given(owing)
      .when(settle({ hull: 9, criticals: 1 }))
      .thenAmong({ type: 'shipDestroyed', shipId: s('x') })
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('is whole and owed', () => {
    given(owing)
      .when(settle({ hull: -1 }))
      .isRefused('bad-number')
    given(owing)
      .when(settle({ crew: 0.5 }))
      .isRefused('bad-number')
    given(duel()).when(settle()).isRefused('no-such-obligation')
  })
})
