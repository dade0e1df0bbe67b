import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import {
  aSquadron,
  aUnit,
  attack,
  battle,
  counter,
  damage,
  duel,
  given,
  havingUnit,
  next,
  play,
  playAll,
  roll,
  rolledFor,
  s,
  u,
  unitIn,
  w,
  wingIn
} from '@kit/systems/dystopian-wars'

/** Unit `x` with 6 hull points at the start has blown up. */
const blown = (rulings: BattleState['rulings'] = {}): BattleState => play(rolledFor(duel({ rulings }), 8), damage, [1, 1])
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
      [4, 4, 4, 4, 4, ...NONE.slice(5)],
      [4, 4, 4, 4, ...NONE.slice(4)],
      [6, ...NONE.slice(1)]
    )
    expect([unitIn(after, 'a').hp, unitIn(after, 'y').hp, wingIn(after, 'f').tokens, after.obligations]).toEqual([5, 6, 4, []])
  })
  it('may set off another', () => {
    const state = blown()
    const after = play(state, settle(state, ['y']), [4, 4, 4, 4, 4, 4, 4, 4, ...NONE.slice(8)], [1, 1])
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

describe('an explosion in the middle of an activation (DW-045, DW-062, DW-066)', () => {
  const EIGHT = [5, 5, 5, 5, 5, 5, 5, 5]
  /** `x` has blown up in the first of two attacks of `a` and `b`. */
  const between = (): BattleState =>
    play(play(playAll(duel(), attack('a', 'x'), attack('b', 'y'), next), roll('a1'), EIGHT), damage, [1, 1])
  it('strikes before the next attack is rolled', () => {
    given(between()).when(roll('a2')).isRefused('explosion-first')
    const settled = play(between(), settle(between(), ['b']), NONE)
    given(settled).when(roll('a2')).asks({ count: 8 })
  })
  it('lets the next attack go first when the GM puts it off or lets it go', () => {
    const obligationId = between().obligations[0]?.id ?? ''
    given(play(between(), { type: 'deferObligation', obligationId }))
      .when(roll('a2'))
      .asks({ count: 8 })
    given(play(between(), { type: 'waiveObligation', obligationId, reason: 'sea room' }))
      .when(roll('a2'))
      .asks({ count: 8 })
    given(between()).when(roll('a2')).forced().asks({ count: 8 })
  })
  it('takes dice from the attacks that follow, and those that have lost their target', () => {
    const hurt = play(between(), settle(between(), ['b']), [...EIGHT, ...NONE.slice(8)], [1, 2])
    given(hurt).when(roll('a2')).asks({ count: 6 })
    given(havingUnit(between(), 'y', { hp: 1 }))
      .when(settle(between(), ['y']))
      .rolling([5, 5, 5, 5, 5, ...NONE.slice(5)])
      .thenAmong({ type: 'attackDropped', attackId: 'a2', because: 'target-gone' }, event => event.type === 'activationEnded')
  })
  it('ends the attack in hand whose target it removes', () => {
    const owing = between()
    const putOff = play(owing, { type: 'deferObligation', obligationId: owing.obligations[0]?.id ?? '' })
    const inHand = havingUnit(play(putOff, roll('a2'), EIGHT), 'y', { hp: 1 })
    expect(inHand.step).toBe('damage')
    given(inHand)
      .when(settle(inHand, ['y']))
      .rolling([5, 5, 5, 5, 5, ...NONE.slice(5)])
      .thenAmong({ type: 'attackDropped', attackId: 'a2', because: 'target-gone' }, event => event.type === 'activationEnded')
      .thenState(after => expect([after.step, after.activation]).toEqual(['between', null]))
  })
  it('leaves the attacks after that one to be rolled', () => {
    const theirs = aSquadron('theirs', [aUnit('x'), aUnit('y'), aUnit('z')])
    const state = playAll(
      battle([aSquadron('ours', [aUnit('a'), aUnit('b'), aUnit('c')])], [theirs]),
      { type: 'activateSquadron', squadronId: s('ours') },
      attack('a', 'x'),
      attack('b', 'y'),
      attack('c', 'z'),
      next
    )
    const owing = play(play(state, roll('a1'), EIGHT), damage, [1, 1])
    const putOff = play(owing, { type: 'deferObligation', obligationId: owing.obligations[0]?.id ?? '' })
    const inHand = havingUnit(play(putOff, roll('a2'), EIGHT), 'y', { hp: 1 })
    const after = play(inHand, settle(inHand, ['y']), [5, 5, 5, 5, 5, ...NONE.slice(5)])
    expect([after.step, after.activation?.currentId]).toEqual(['attack', null])
    given(after).when(roll('a3')).asks({ count: 8 })
  })
  it('strikes before the next counter-attack and before Tiny Flyers are rolled', () => {
    const flying = duel({ a: { type: 'flying', hp: 3, cr: 4, dr: 2 } })
    const state = playAll(flying, attack('a', 'x'), attack('f', 'x', 'aa'), next, counter('x', 'a'), counter('y', 'f'), next)
    const answer = { type: 'resolveCounter', attackId: 'a3', toHit: null, modifiers: [] } as const
    const after = play(state, answer, [5, 5, 5, 5, 5], [1, 1])
    expect(after.step).toBe('tinyFlyersOnUnits')
    given(after).when({ type: 'resolveTinyFlyers', rolls: [] }).isRefused('explosion-first')
    const two = playAll(flying, attack('a', 'x'), attack('b', 'x'), next, counter('x', 'a'), counter('y', 'a'), next)
    const other = { ...two, obligations: [{ id: 'o9', kind: 'explosion' as const, unitId: u('b'), turn: 1 }] }
    given(other).when(answer).isRefused('explosion-first')
  })
})
