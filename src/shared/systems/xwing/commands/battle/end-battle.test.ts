import { describe, expect, it } from 'vitest'
import { attacked, duel, given, having, play } from '@kit/systems/xwing'

describe('the end of a battle (XW-038)', () => {
  it('names the sides with a ship that is not destroyed, and takes no further command', () => {
    const lost = having(having(duel(), 'x', { status: 'destroyed', leavesAfter: 4 }), 'y', { status: 'removed' })
    given(lost)
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A'] })
    const over = play(attacked(duel(), 'hhh'), { type: 'endBattle' })
    expect([over.isOver, over.attacks]).toEqual([true, []])
    given(over).when({ type: 'endBattle' }).isRefused('battle-over')
  })
})
