import { describe, expect, it } from 'vitest'
import { attack, attacksIn, duel, given, play, rolledFor } from '@kit/systems/dystopian-wars'

const correct = (hits: number, attackId = 'a1') => ({ type: 'correctAttack', attackId, correction: { hits }, reason: 'misread' }) as const

describe('corrections of an attack (DW-043)', () => {
  it('set its hits between its roll and its damage', () => {
    expect(attacksIn(play(rolledFor(duel(), 3), correct(5)))[0]?.hits).toBe(5)
  })
  it('are sound', () => {
    given(rolledFor(duel(), 3)).when(correct(3)).isRefused('nothing-to-change')
    given(rolledFor(duel(), 3)).when(correct(-1)).isRefused('bad-number')
    given(play(duel(), attack('a', 'x')))
      .when(correct(1))
      .isRefused('no-such-attack')
  })
})
