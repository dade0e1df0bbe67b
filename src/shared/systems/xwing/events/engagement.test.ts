import { describe, expect, it } from 'vitest'
import { duel, holding, pass, playAll, shipOf } from '@kit/systems/xwing'
import { evolve } from './index'

describe('the end of a round (XW-001)', () => {
  it('takes the tokens that the event names, whatever the rules say today', () => {
    const over = holding(playAll(duel(), pass('a'), pass('x'), pass('b'), pass('y')), 'a', { focus: 1, stress: 2 })
    const after = evolve(over, { type: 'roundEnded', round: 1, tokens: ['stress'] })
    expect(shipOf(after, 'a').tokens).toMatchObject({ focus: 1, stress: 0 })
  })
})
