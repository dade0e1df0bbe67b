import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { duel, given, w } from '@kit/systems/dystopian-wars'

const owing: BattleState = { ...duel(), obligations: [{ id: 'o1', kind: 'fuel', wingId: w('f'), turn: 1 }] }

describe('what the GM lets go (DW-022)', () => {
  it('is no longer owed, and the reason stays in the log', () => {
    given(owing)
      .when({ type: 'waiveObligation', obligationId: 'o1', reason: 'tanker near' })
      .thenAmong(event => event.type === 'obligationWaived' && event.reason === 'tanker near')
      .thenState(state => expect(state.obligations).toEqual([]))
  })
  it('must be owed', () => {
    given(duel()).when({ type: 'waiveObligation', obligationId: 'o1', reason: '' }).isRefused('no-such-obligation')
  })
})
