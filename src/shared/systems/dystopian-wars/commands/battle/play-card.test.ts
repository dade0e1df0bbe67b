import { describe, expect, it } from 'vitest'
import { forceId } from '../../model/force'
import { duel, given, play } from '@kit/systems/dystopian-wars'

const card = (id = 'us', name = 'Fog of war') => ({ type: 'playCard', forceId: forceId(id), name }) as const

describe('STAR cards (DW-058)', () => {
  it('leave the hand one by one', () => {
    const one = play(duel(), card())
    expect(one.forces[0]?.cards).toBe(1)
    given(play(one, card())).when(card()).isRefused('no-cards')
  })
  it('belong to somebody and have a short name', () => {
    given(duel()).when(card('nobody')).isRefused('no-such-force')
    given(duel())
      .when(card('us', 'x'.repeat(401)))
      .isRefused('bad-name')
  })
})
