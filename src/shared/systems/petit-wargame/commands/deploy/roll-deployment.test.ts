import { describe, it } from 'vitest'
import { begun, duel, given, play } from '@kit/systems/petit-wargame'

const roll = { type: 'rollDeployment' } as const

describe('who places first (PW-026, PW-Q11)', () => {
  it('is the higher die; a tie is rolled again', () => {
    given(begun([], []))
      .when(roll)
      .asks({ purpose: 'pw.roll.deployment', die: 'd6', count: 1, actor: 'A' })
      .rolling([4], [4], [1], [2])
      .thenState(state => state.deployingSideId === 'B')
  })
  it('is rolled once, before the battle', () => {
    given(play(begun([], []), roll, [6], [1]))
      .when(roll)
      .isRefused('already-rolled')
    given(duel()).when(roll).isRefused('nothing-due')
  })
})
