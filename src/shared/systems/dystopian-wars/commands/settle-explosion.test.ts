import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { damage, duel, given, havingUnit, play, rolledFor, u, unitIn, w, wingIn } from '../testkit'

/** Unit `x` with 6 hull points at the start has blown up. */
const blown = (rulings: BattleState['rulings'] = {}): BattleState => play(rolledFor(duel({ rulings }), 7), damage, [1, 1])
const settle = (state: BattleState, ids: readonly string[], dice: number | null = null) =>
  ({ type: 'settleExplosion', obligationId: state.obligations[0]?.id ?? '', targetIds: ids.map(u), dice }) as const
const NONE = Array.from({ length: 12 }, () => 1)

describe('a Magazine Explosion (DW-066)', () => {
  it('has two dice for each hull point at the start (dw.magazineAd = twiceStartHp)', () => {
    given(blown())
      .when(settle(blown(), ['y']))
      .asks({ purpose: 'dw.roll.explosion', count: 12, actor: 'y' })
  })
  it('has one die for each (dw.magazineAd = startHp)', () => {
    const state = blown({ 'dw.magazineAd': 'startHp' })
    given(state)
      .when(settle(state, ['y']))
      .asks({ count: 6 })
  })
  it('has the dice the GM names (dw.magazineAd = gm)', () => {
    const state = blown({ 'dw.magazineAd': 'gm' })
    given(state)
      .when(settle(state, ['y']))
      .isRefused('needs-number')
    given(state)
      .when(settle(state, ['y'], 5))
      .asks({ count: 5 })
    given(state)
      .when(settle(state, ['y'], -1))
      .isRefused('bad-number')
  })
  it('hits on 4 whoever the GM names, friend and foe, and a wing with sixes', () => {
    const state = blown()
    const after = play(
      state,
      settle(state, ['a', 'y', 'f']),
      [4, 4, 4, 4, ...NONE.slice(4)],
      [3, 3, 3, 3, ...NONE.slice(4)],
      [6, ...NONE.slice(1)]
    )
    expect([unitIn(after, 'a').hp, unitIn(after, 'y').hp, wingIn(after, 'f').tokens, after.obligations]).toEqual([5, 6, 4, []])
  })
  it('may set off another', () => {
    const state = blown()
    const after = play(state, settle(state, ['y']), [4, 4, 4, 4, 4, 4, 4, ...NONE.slice(7)], [1, 1])
    expect(after.obligations).toMatchObject([{ kind: 'explosion', unitId: 'y' }])
  })
  it('is settled with nobody near', () => {
    expect(play(blown(), settle(blown(), [])).obligations).toEqual([])
  })
  it('names what is there, once', () => {
    const state = blown()
    given(state)
      .when(settle(state, ['nobody']))
      .isRefused('no-such-combatant')
    given(state)
      .when(settle(state, ['y', 'y']))
      .isRefused('bad-fire')
    given(state)
      .when({ ...settle(state, ['y']), obligationId: 'o99' })
      .isRefused('no-such-obligation')
    given(havingUnit(state, 'y', { status: 'removed' }))
      .when({ ...settle(state, []), targetIds: [u('y'), w('f')] })
      .isRefused('out-of-play')
  })
})
