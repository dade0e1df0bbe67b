import { describe, expect, it } from 'vitest'
import { duel, s, shipOf } from '@kit/systems/xwing'
import { evolve } from './index'

describe('tokens in a battle (XW-001)', () => {
  it('are as many as the event says', () => {
    const told = { type: 'tokenChanged', shipId: s('a'), token: 'focus', count: 1, left: 4 } as const
    expect(shipOf(evolve(duel(), told), 'a').tokens.focus).toBe(4)
  })
})
