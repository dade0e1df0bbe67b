import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { attack, duel, given, havingWing, next, playAll, w, wingIn } from '@kit/systems/dystopian-wars'

const owing: BattleState = {
  ...havingWing(playAll(duel(), attack('f', 'x', 'ordnance'), next, next), 'f', { fuel: 0 }),
  obligations: [{ id: 'o1', kind: 'fuel', wingId: w('f'), turn: 1 }]
}
const settle = (outcome: 'landed' | 'removed', obligationId = 'o1') => ({ type: 'settleFuel', obligationId, outcome }) as const

describe('a wing without fuel (DW-022, DW-026)', () => {
  it.each(['landed', 'removed'] as const)('is %s, and its attacks with it', outcome => {
    given(owing)
      .when(settle(outcome))
      .thenAmong({ type: 'obligationSettled', obligationId: 'o1' }, { type: 'attackDropped', attackId: 'a1', because: 'no-attacker' })
      .thenState(state => expect([wingIn(state, 'f').status, state.obligations]).toEqual([outcome, []]))
  })
  it('is asked about once', () => {
    given(owing).when(settle('landed', 'o2')).isRefused('no-such-obligation')
  })
})
