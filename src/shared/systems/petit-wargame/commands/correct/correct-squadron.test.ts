import { describe, it } from 'vitest'
import { duel, given, sq } from '@kit/systems/petit-wargame'

const correct = (correction: { readonly name?: string; readonly hasActed?: boolean; readonly note?: string }, id = 'ours') =>
  ({ type: 'correctSquadron', squadronId: sq(id), correction, reason: '' }) as const

describe('values of a squadron set by the GM (PW-029)', () => {
  it('are its name, its note and whether it has acted', () => {
    given(duel())
      .when(correct({ hasActed: false, note: 'fresh' }))
      .thenState(state => state.squadrons[0]?.hasActed === false && state.squadrons[0].note === 'fresh')
  })
  it('are possible ones', () => {
    given(duel())
      .when(correct({ name: 'Left' }, 'q'))
      .isRefused('no-such-squadron')
  })
})
