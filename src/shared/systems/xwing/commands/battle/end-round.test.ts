import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { xwing } from '../../index'
import { obligations } from '../../obligations'
import { attacked, duel, given, having, holding, pass, play, playAll, s, shipOf } from '@kit/systems/xwing'

const end = (removesTokens: boolean) => ({ type: 'endRound', removesTokens }) as const
const over = playAll(duel(), pass('a'), pass('x'), pass('b'), pass('y'))

describe('the end of a round (XW-002, XW-Q10)', () => {
  it('lets every ship engage and make its bonus attack anew', () => {
    const after = play(having(over, 'a', { bonusAttacks: 1 }), end(false))
    expect([after.round, after.phase, after.initiative]).toEqual([2, 'preparation', null])
    expect([shipOf(after, 'a').hasEngaged, shipOf(after, 'a').bonusAttacks]).toEqual([false, 0])
  })
  it('takes focus, calculate and evade tokens where the GM says so, and no others', () => {
    const busy = holding(over, 'a', { focus: 1, calculate: 2, evade: 1, stress: 1, force: 2 }, 'x')
    expect(shipOf(play(busy, end(true)), 'a')).toMatchObject({
      tokens: { focus: 0, calculate: 0, evade: 0, stress: 1, force: 2 },
      locks: ['x']
    })
    expect(shipOf(play(busy, end(false)), 'a').tokens.focus).toBe(1)
  })
  it('waits until all have engaged and every card is named', () => {
    given(attacked(duel(), 'hhh')).when(end(true)).isRefused('attack-open')
    given(duel()).when(end(true)).isRefused('not-all-engaged')
    given(play(over, end(true)))
      .when(end(true))
      .isRefused('wrong-phase')
    const owing: BattleState = { ...over, obligations: [{ id: 'c1', kind: 'card', shipId: s('x'), round: 1 }] }
    given(owing).when(end(true)).isRefused('obligations-open')
  })
  it('waits for no card of a ship that is destroyed', () => {
    const owing: BattleState = { ...over, obligations: [{ id: 'c1', kind: 'card', shipId: s('x'), round: 1 }] }
    const states = [owing, having(owing, 'x', { status: 'destroyed', leavesAfter: null })]
    expect(states.map(state => [obligations(state).length, xwing.check(state, end(true))])).toEqual([
      [1, 'obligations-open'],
      [0, null]
    ])
  })
  it('that the GM forces takes what is destroyed from the table', () => {
    given(having(duel(), 'x', { status: 'destroyed', leavesAfter: 4 }))
      .when(end(true))
      .forced()
      .then(
        { type: 'engagementEnded' },
        { type: 'shipRemoved', shipId: s('x') },
        { type: 'roundEnded', round: 1, tokens: ['focus', 'calculate', 'evade'] }
      )
  })
})
