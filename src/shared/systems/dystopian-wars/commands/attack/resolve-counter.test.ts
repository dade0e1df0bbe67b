import { describe, expect, it } from 'vitest'
import type { BattleState } from '../../model/battle'
import { attack, attacksIn, counter, duel, given, next, play, playAll, suffering, u, unitIn } from '@kit/systems/dystopian-wars'

/** Our flying unit `a` has attacked and `x` answers it with 5 dice of Ack Ack, or a submarine with 4 dice of Concussion Charges. */
function countered(type: 'flying' | 'submarine' = 'flying', rulings: BattleState['rulings'] = {}): BattleState {
  const state = duel({ a: { type, shields: 2 }, rulings })
  return playAll(state, attack('a', 'x'), next, counter('x', 'a', type === 'flying' ? 'aa' : 'cc'), next)
}
const idOf = (state: BattleState): string => attacksIn(state)[1]?.id ?? ''
const resolve = (state: BattleState, toHit: number | null = null) =>
  ({ type: 'resolveCounter', attackId: idOf(state), toHit, modifiers: [] }) as const

describe('the number of a counter-attack (DW-015)', () => {
  it('is that of the appendix: 4 for Ack Ack against a flyer', () => {
    const state = countered()
    given(state)
      .when(resolve(state))
      .rolling([4, 4, 3, 3, 3])
      .thenAmong(event => event.type === 'attackRolled' && event.toHit === 4 && event.hits === 2)
  })
  it('is the GM’s where one is named, from 2 to 6', () => {
    const state = countered()
    given(state)
      .when(resolve(state, 3))
      .rolling([4, 4, 3, 3, 3])
      .thenAmong(event => event.type === 'attackRolled' && event.hits === 5)
    given(state).when(resolve(state, 7)).isRefused('bad-number')
  })
})

describe('the roll of a counter-attack (DW-016)', () => {
  it('is made by the defender, with the dice it has', () => {
    const state = countered()
    expect(state.step).toBe('resolveCounters')
    given(state).when(resolve(state)).asks({ purpose: 'dw.roll.counter', die: 'd6', count: 5, actor: 'x' })
    given(countered('submarine'))
      .when(resolve(countered('submarine')))
      .asks({ count: 4 })
  })
  it('is made once, in its step', () => {
    const state = countered()
    const once = play(state, resolve(state), [1, 1, 1, 1, 1])
    given(once).when(resolve(once)).isRefused('no-such-attack')
    const before = playAll(duel({ a: { type: 'flying' } }), attack('a', 'x'), next, counter('x', 'a'))
    given(before).when(resolve(before)).isRefused('wrong-step')
  })
})

describe('dice of a counter-attack after damage (DW-012)', () => {
  it('are less by what the defender has lost, and none with its defences gone', () => {
    const state = countered()
    given({ ...state, units: state.units.map(unit => (unit.id === 'x' ? { ...unit, hp: 4 } : unit)) })
      .when(resolve(state))
      .asks({ count: 3 })
    given(suffering(state, 'x', 3))
      .when(resolve(state))
      .thenAmong(event => event.type === 'attackRolled' && event.dice === 0)
  })
})

describe('damage of a counter-attack (DW-017)', () => {
  it('is done at once, without shields, and the next step follows', () => {
    const state = countered()
    const after = play(state, resolve(state), [5, 5, 5, 5, 5])
    expect([unitIn(after, 'a').hp, after.step]).toEqual([5, 'attack'])
  })
  it('leaves an attack in hand where it is, when the GM makes up for it later', () => {
    const state = countered()
    const early = given(state).when({ type: 'rollAttack', attackId: 'a1', toHit: null, modifiers: [], clearedIds: [] }).forced()
    const inHand = early.rolling([5, 1, 1, 1, 1, 1, 1, 1]).thenState(after => expect(after.step).toBe('damage')).state
    given(inHand)
      .when(resolve(inHand))
      .forced()
      .rolling([1, 1, 1, 1, 1])
      .thenState(after => expect([after.step, after.activation?.currentId]).toEqual(['damage', 'a1']))
  })
  it('may be critical (dw.counterCrit = yes)', () => {
    const state = countered()
    given(state)
      .when(resolve(state))
      .rolling([6, 6, 6, 5, 5], [1, 1, 1])
      .asks({ purpose: 'dw.roll.critical', count: 2 })
      .rolling([2, 6])
      .thenState(after => expect([unitIn(after, 'a').hp, unitIn(after, 'a').criticals.map(one => one.row)]).toEqual([4, [8]]))
  })
  it('costs one hull point at most (dw.counterCrit = no)', () => {
    const state = countered('flying', { 'dw.counterCrit': 'no' })
    expect(unitIn(play(state, resolve(state), [6, 6, 6, 5, 5], [1, 1, 1]), 'a').hp).toBe(5)
  })
  it('takes with it the attacks of a unit it removes', () => {
    const state = countered()
    const weak = { ...state, units: state.units.map(unit => (unit.id === 'a' ? { ...unit, hp: 1 } : unit)) }
    given(weak)
      .when(resolve(weak))
      .rolling([5, 5, 5, 5, 5])
      .thenAmong(
        { type: 'attackDropped', attackId: 'a1', because: 'no-attacker' },
        { type: 'activationEnded', squadronId: unitIn(state, 'a').squadronId }
      )
  })
})

describe('generators against a counter-attack (DW-017)', () => {
  it('are skipped (dw.counterShields = no)', () => {
    const state = countered()
    given(state)
      .when(resolve(state))
      .rolling([4, 4, 4, 4, 4])
      .thenAmong({ type: 'unitHit', unitId: u('a'), hits: 5, result: 'damage' })
  })
  it('roll at once (dw.counterShields = yes)', () => {
    const state = countered('flying', { 'dw.counterShields': 'yes' })
    given(state)
      .when(resolve(state))
      .rolling([4, 4, 4, 4, 4])
      .asks({ purpose: 'dw.roll.shield', count: 4, actor: 'a' })
      .rolling([4, 4, 1, 1])
      .thenAmong(event => event.type === 'shieldsRolled' && event.cancelled === 2 && event.hits === 3, {
        type: 'unitHit',
        unitId: u('a'),
        hits: 3,
        result: 'nothing'
      })
    given(state)
      .when(resolve(state))
      .rolling([1, 1, 1, 1, 1])
      .thenAmong({ type: 'unitHit', unitId: u('a'), hits: 0, result: 'nothing' })
  })
})
