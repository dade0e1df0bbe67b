import { describe, expect, it } from 'vitest'
import { duel, given, havingUnit, play } from '@kit/systems/dystopian-wars'

describe('the end of a battle (DW-064)', () => {
  it('names the sides with a unit left and takes no further command', () => {
    const lost = havingUnit(havingUnit(duel(), 'x', { status: 'removed' }), 'y', { status: 'removed' })
    given(lost)
      .when({ type: 'endBattle' })
      .then({ type: 'battleEnded', standingSides: ['A'] })
    const over = play(duel(), { type: 'endBattle' })
    expect([over.isOver, over.activation]).toEqual([true, null])
    given(over).when({ type: 'endBattle' }).isRefused('battle-over')
  })
})
