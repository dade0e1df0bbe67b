import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { forceId } from '../../model/force'
import {
  attack,
  attacksIn,
  damage,
  duel,
  fire,
  given,
  havingUnit,
  havingWing,
  next,
  play,
  playAll,
  rolledFor,
  roll,
  shot,
  u
} from '@kit/systems/dystopian-wars'

const MISS = [1, 1, 1, 1, 1, 1, 1, 1]
/** These attacks declared and nobody answering them: at step 6. */
const declared = (...fires: readonly Parameters<typeof attack>[]): BattleState => {
  const state = playAll(duel(), ...fires.map(one => attack(...one)), next)
  return state.step === 'attack' ? state : play(state, next)
}

describe('ordnance of units (DW-035)', () => {
  it('is resolved in step 6', () => {
    const state = declared(['a', 'x'])
    expect(state.step).toBe('attack')
    given(state).when(roll('a1')).asks({ purpose: 'dw.roll.attack', count: 8, actor: 'a' })
  })
})

describe('auxiliary weapons of units (DW-036)', () => {
  it('are resolved in step 6 against units', () => {
    given(declared(['a', 'x', 'aa']))
      .when(roll('a1'))
      .asks({ count: 5 })
  })
})

describe('ordnance of Tiny Flyers (DW-037)', () => {
  it('is resolved in step 6', () => {
    given(declared(['f', 'x', 'ordnance']))
      .when(roll('a1'))
      .asks({ count: 10 })
  })
  it('is dropped once the wing has aborted', () => {
    const state = declared(['a', 'x'], ['f', 'x', 'ordnance'])
    given(havingWing(state, 'f', { bar: 'all' }))
      .when(roll('a1'))
      .rolling(MISS)
      .thenAmong({ type: 'attackDropped', attackId: 'a2', because: 'aborted' })
  })
})

describe('dice at the roll (DW-038)', () => {
  it('are those after the losses since the declaration', () => {
    given(havingUnit(declared(['a', 'x']), 'a', { hp: 3 }))
      .when(roll('a1'))
      .asks({ count: 5 })
    given(havingWing(declared(['f', 'x', 'ordnance']), 'f', { tokens: 2 }))
      .when(roll('a1'))
      .asks({ count: 4 })
  })
  it('of one split pool are no more than it has in the end', () => {
    const split = (splitDice: number) => ({ parts: [shot('a')], option: 'split' as const, splitDice })
    const state = havingUnit(declared([split(4), 'x'], [split(4), 'y']), 'a', { hp: 4 })
    given(play(state, roll('a1'), [1, 1, 1, 1]))
      .when(roll('a2'))
      .asks({ count: 2 })
  })
})

describe('the line of sight at the roll (DW-039)', () => {
  it('is no longer halved for whom it is clear again', () => {
    const state = declared([fire(shot('a', 'gun', { obstructions: 1 })), 'x'])
    given(state).when(roll('a1')).asks({ count: 4 })
    given(state)
      .when({ type: 'rollAttack', attackId: 'a1', toHit: null, modifiers: [], clearedIds: [u('a')] })
      .asks({ count: 8 })
  })
})

describe('ticked rules and cards at the roll (DW-040, DW-041)', () => {
  const state = declared(['a', 'x'])
  const rollWith = (side: 'attacker' | 'defender', source: 'mar' | 'card' | 'gm', value: number) =>
    ({ type: 'rollAttack', attackId: 'a1', toHit: null, modifiers: [{ source, side, name: 'Trick', value }], clearedIds: [] }) as const
  it('the defender’s take and the attacker’s add; the GM’s do either', () => {
    given(state)
      .when(rollWith('defender', 'mar', -2))
      .asks({ count: 6 })
    given(state)
      .when(rollWith('attacker', 'mar', 2))
      .asks({ count: 10 })
    given(state)
      .when(rollWith('defender', 'mar', 2))
      .isRefused('bad-modifier')
    given(state)
      .when(rollWith('attacker', 'mar', -2))
      .isRefused('bad-modifier')
    given(state)
      .when(rollWith('attacker', 'gm', -2))
      .asks({ count: 6 })
  })
  it('cards leave the hand they are played from', () => {
    given(state)
      .when(rollWith('attacker', 'card', 1))
      .rolling([...MISS, 1])
      .thenAmong({ type: 'cardPlayed', forceId: forceId('us'), name: 'Trick', left: 1 })
    const empty = { ...state, forces: state.forces.map(force => ({ ...force, cards: 0 })) }
    given(empty)
      .when(rollWith('defender', 'card', -1))
      .isRefused('no-cards')
  })
})

describe('the number at the roll (DW-042)', () => {
  it('is suggested where the GM names none (dw.toHit = 4)', () => {
    given(declared(['a', 'x']))
      .when(roll('a1'))
      .rolling([4, 4, 4, 3, 3, 3, 1, 1])
      .thenAmong(event => event.type === 'attackRolled' && event.toHit === 4 && event.hits === 3)
  })
  it('is asked for each time (dw.toHit = perAttack)', () => {
    const state = { ...declared(['a', 'x']), rulings: { 'dw.toHit': 'perAttack' } }
    given(state).when(roll('a1')).isRefused('needs-number')
    given(state).when(roll('a1', 5)).asks({ count: 8 })
  })
  it('is 6 where the shot cannot hit and the GM lets it', () => {
    const state = havingUnit(havingUnit(declared(['a', 'x']), 'x', { type: 'submarine', depth: 'submerged' }), 'a', { isObscured: true })
    given(state).when(roll('a1')).isRefused('cannot-hit')
    given(state)
      .when(roll('a1'))
      .forced()
      .rolling([5, 5, 6, 5, 5, 5, 5, 5], [1])
      .thenAmong(event => event.type === 'attackRolled' && event.toHit === 6 && event.hits === 2)
  })
})

describe('after the roll (DW-043)', () => {
  it('a hit goes on to the damage, past steps with nothing in them', () => {
    given(declared(['a', 'x']))
      .when(roll('a1'))
      .rolling([4, ...MISS.slice(1)])
      .thenAmong(
        { type: 'stepPassed', step: 'defensiveFire' },
        { type: 'stepPassed', step: 'shields' },
        { type: 'stepEntered', step: 'damage' }
      )
  })
  it('without a hit the attack is over', () => {
    given(declared(['a', 'x']))
      .when(roll('a1'))
      .rolling(MISS)
      .thenAmong({ type: 'attackResolved', attackId: 'a1' }, event => event.type === 'activationEnded')
  })
})

describe('one attack after the other (DW-045)', () => {
  it('in the order the attacker picks, each through to its damage', () => {
    const state = declared(['a', 'x'], ['b', 'y'])
    const second = play(state, roll('a2'), [4, ...MISS.slice(1)])
    given(second).when(roll('a1')).isRefused('wrong-step')
    const done = play(second, damage)
    expect([done.step, attacksIn(done).map(one => one.status)]).toEqual(['attack', ['declared', 'resolved']])
    given(done).when(roll('a2')).isRefused('no-such-attack')
    expect(play(done, roll('a1'), MISS).step).toBe('between')
  })
  it('drops what has lost its target', () => {
    const state = havingUnit(declared(['a', 'x'], ['b', 'x']), 'x', { hp: 1 })
    given(play(state, roll('a1'), [4, 4, 4, 4, 4, 1, 1, 1]))
      .when(damage)
      .thenAmong({ type: 'attackDropped', attackId: 'a2', because: 'target-gone' }, event => event.type === 'activationEnded')
  })
  it('stands at the damage with the hits rolled', () => {
    expect(attacksIn(rolledFor(duel(), 3))[0]).toMatchObject({ status: 'rolled', hits: 3, dice: 8 })
  })
})
