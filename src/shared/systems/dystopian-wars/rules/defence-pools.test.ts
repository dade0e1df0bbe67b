import { describe, expect, it } from 'vitest'
import type { BattleState, Fire } from '../model/battle'
import {
  attack,
  duel,
  fire,
  given,
  havingUnit,
  havingWing,
  mar,
  next,
  play,
  playAll,
  rolledFor,
  roll,
  shot
} from '@kit/systems/dystopian-wars'

const defend = (by: Fire, toHit: number | null = null) =>
  ({ type: 'rollDefensiveFire', fire: by, toHit, modifiers: [], isInRange: true }) as const
const CC = fire(shot('x', 'cc'))

describe('linked torpedoes and rockets (DW-044, DW-047)', () => {
  const linked = (...weapons: readonly (readonly [string, string])[]): BattleState => {
    const parts = weapons.map(([id, weapon]) => shot(id, weapon))
    const declared = playAll(duel(), attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    return play(
      declared,
      roll('a1', 4),
      Array.from({ length: 4 + 4 * weapons.length }, () => 5)
    )
  }
  it('are met whatever leads them', () => {
    const state = linked(['a', 'gun'], ['a', 'torpedoes'])
    expect(state.step).toBe('defensiveFire')
    given(state).when(defend(CC)).asks({ count: 4 })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('wrong-weapon')
    expect(linked(['a', 'gun'], ['b', 'rockets']).step).toBe('defensiveFire')
  })
  it('are met by either weapon where both are linked, but by one roll of one kind (DW-051)', () => {
    const state = linked(['a', 'torpedoes'], ['b', 'rockets'])
    given(state).when(defend(CC)).asks({ count: 4 })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
    given(state)
      .when(defend(fire(shot('x', 'aa'), shot('x', 'cc'))))
      .isRefused('wrong-weapon')
  })
  it('are not met where the torpedoes were lost before the roll', () => {
    const parts = [shot('a', 'gun'), shot('b', 'torpedoes')]
    const declared = playAll(duel(), attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    const lost = havingUnit(declared, 'b', { status: 'removed', hp: 0 })
    expect(play(lost, roll('a1', 4), [5, 5, 5, 5, 5, 5, 5, 5]).step).toBe('damage')
  })
  it('are fast if the torpedoes among them are (DW-052)', () => {
    const parts = [shot('a', 'gun'), shot('b', 'torpedoes')]
    const fast = havingUnit(duel(), 'b', { mars: [mar('fastTorpedoes')] })
    const declared = playAll(fast, attack({ parts, option: 'link', splitDice: null }, 'x'), next)
    given(
      play(
        declared,
        roll('a1', 4),
        Array.from({ length: 12 }, () => 5)
      )
    )
      .when(defend(CC))
      .rolling([5, 1, 1, 1])
      .asks({ purpose: 'dw.roll.again', count: 1 })
  })
})

describe('wings of the squadron (DW-048)', () => {
  /** Only the wing `g` has Ack Ack. */
  const guarded = (rulings: BattleState['rulings'], weapon = 'rockets'): BattleState =>
    rolledFor(havingUnit(havingUnit(duel({ rulings }), 'x', { aa: 0, cc: 0 }), 'y', { aa: 0, cc: 0 }), 3, weapon)
  const byWing = defend(fire(shot('g', 'aa')))
  it('fire at rockets, even where nobody else could (dw.wingDefence = yes)', () => {
    expect([guarded({}).step, guarded({}, 'torpedoes').step]).toEqual(['defensiveFire', 'damage'])
    given(guarded({})).when(byWing).asks({ count: 5, actor: 'g' })
    expect(
      rolledFor(havingWing(havingUnit(havingUnit(duel(), 'x', { aa: 0 }), 'y', { aa: 0 }), 'g', { bar: 'aa' }), 3, 'rockets').step
    ).toBe('damage')
  })
  it('do not (dw.wingDefence = no)', () => {
    expect(guarded({ 'dw.wingDefence': 'no' }).step).toBe('damage')
    given({ ...guarded({}), rulings: { 'dw.wingDefence': 'no' } })
      .when(byWing)
      .isRefused('wings-do-not-defend')
  })
})

describe('a row of the appendix by which nothing hits (DW-047)', () => {
  const never = (row: string, weapon: string): BattleState => ({
    ...havingUnit(rolledFor(duel(), 3, weapon), 'a', { type: 'flying' }),
    rulings: { [`dw.appendix.${row}`]: 'never' }
  })
  it('is asked for the torpedoes or rockets at hand, not for the attacker that fired them', () => {
    given(never('aaVsFlyer', 'rockets'))
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
    given(never('aaVsRockets', 'rockets'))
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('cannot-hit')
    given(never('aaVsRockets', 'rockets'))
      .when(defend(fire(shot('x', 'aa')), 4))
      .asks({ count: 5 })
    given(never('ccVsTorpedoes', 'torpedoes')).when(defend(CC)).isRefused('cannot-hit')
  })
})
