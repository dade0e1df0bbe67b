import { describe, expect, it } from 'vitest'
import { attack, attacksIn, counter, duel, given, next, play, playAll, rolledFor } from '@kit/systems/dystopian-wars'

const withdraw = (attackId: string) => ({ type: 'withdrawAttack', attackId, reason: 'typo' }) as const

describe('taking a declaration back (DW-001)', () => {
  it('is free while declaring', () => {
    const state = play(duel(), attack('a', 'x'))
    expect(attacksIn(play(state, withdraw('a1')))).toEqual([])
    const answered = playAll(duel(), attack('f', 'x', 'aa'), next, counter('x', 'f'))
    expect(attacksIn(play(answered, withdraw('a2')))).toHaveLength(1)
    given(answered).when(withdraw('a1')).isRefused('wrong-step')
  })
  it('later is the GM’s: the sequence goes on', () => {
    const state = playAll(duel(), attack('a', 'x'), next)
    given(state).when(withdraw('a1')).isRefused('wrong-step')
    given(state)
      .when(withdraw('a1'))
      .forced()
      .thenAmong({ type: 'attackWithdrawn', attackId: 'a1', reason: 'typo' }, event => event.type === 'activationEnded')
    expect(
      given(rolledFor(duel(), 3))
        .when(withdraw('a1'))
        .forced()
        .thenState(() => true).state.step
    ).toBe('between')
  })
  it('names what is there', () => {
    given(duel()).when(withdraw('a9')).isRefused('no-such-attack')
  })
})
