import { describe, expect, it } from 'vitest'
import type { Condition, Token } from '../../model/squad'
import { duel, given, having, holding, play, playAll, s, shipOf } from '@kit/systems/xwing'

const change = (count: number, token: Token | Condition = 'focus', id = 'a') =>
  ({ type: 'changeToken', shipId: s(id), token, count }) as const

describe('tokens of a ship (XW-037)', () => {
  it('are none at the start, but for those of its card', () => {
    expect(shipOf(duel(), 'a').tokens).toEqual({ focus: 0, calculate: 0, evade: 0, stress: 0, force: 0 })
  })
  it('come and go', () => {
    expect(shipOf(play(duel(), change(2)), 'a').tokens.focus).toBe(2)
    given(holding(duel(), 'a', { stress: 2 }))
      .when(change(-1, 'stress'))
      .then({ type: 'tokenChanged', shipId: s('a'), token: 'stress', count: -1, left: 1 })
      .thenState(state => expect(shipOf(state, 'a').tokens.stress).toBe(1))
  })
  it('are of any kind the table knows: ion, jam and their like are counted and do nothing by themselves (XW-Q11)', () => {
    const jammed = playAll(duel(), change(2, 'ion'), change(1, 'jam'), change(-1, 'ion'))
    expect([shipOf(jammed, 'a').conditions, shipOf(jammed, 'a').tokens]).toEqual([{ ion: 1, jam: 1 }, shipOf(duel(), 'a').tokens])
    given(jammed).when(change(-2, 'jam')).isRefused('no-token')
  })
  it('may all be lost, the last one too', () => {
    given(holding(duel(), 'a', { focus: 1 }))
      .when(change(-1))
      .then({ type: 'tokenChanged', shipId: s('a'), token: 'focus', count: -1, left: 0 })
  })
  it('are never fewer than none', () => {
    given(duel()).when(change(-1)).isRefused('no-token')
    given(holding(duel(), 'a', { focus: 1 }))
      .when(change(-3))
      .forced()
      .thenState(state => expect(shipOf(state, 'a').tokens.focus).toBe(0))
  })
  it('are 99 of a kind at most', () => {
    const most = play(holding(duel(), 'a', { focus: 98 }), change(1))
    expect(shipOf(most, 'a').tokens.focus).toBe(99)
    given(most).when(change(1)).isRefused('bad-number')
  })
  it('are whole numbers on a ship of the table', () => {
    given(duel()).when(change(0)).isRefused('bad-number')
    given(duel()).when(change(0.5)).isRefused('bad-number')
    given(holding(duel(), 'a', { focus: 99 }))
      .when(change(1))
      .isRefused('bad-number')
    given(duel())
      .when(change(1, 'focus', 'z'))
      .isRefused('no-such-ship')
    given(having(duel(), 'a', { status: 'removed' }))
      .when(change(1))
      .isRefused('out-of-play')
  })
})
