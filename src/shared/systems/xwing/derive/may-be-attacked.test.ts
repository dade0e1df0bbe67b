import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { attackIn, duel, given, having, play, shoot } from '@kit/systems/xwing'

describe('a destroyed ship that is still on the table (XW-005)', () => {
  const doomed = (rulings = {}): BattleState => having(duel({ rulings }), 'x', { status: 'destroyed', leavesAfter: 4 })
  it('is attacked like any other (xw.attackDestroyed = yes)', () => {
    expect(attackIn(play(doomed(), shoot('a', 'x'))).defenderId).toBe('x')
  })
  it('is no target, unless the game master says so (xw.attackDestroyed = no)', () => {
    const spared = doomed({ 'xw.attackDestroyed': 'no' })
    given(spared).when(shoot('a', 'x')).isRefused('destroyed')
    given(spared)
      .when(shoot('a', 'x'))
      .forced()
      .thenState(state => expect(attackIn(state).defenderId).toBe('x'))
    expect(attackIn(play(spared, shoot('a', 'y'))).defenderId).toBe('y')
  })
})
