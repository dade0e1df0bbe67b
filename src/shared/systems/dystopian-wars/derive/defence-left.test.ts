import { describe, it } from 'vitest'
import type { BattleState, Fire } from '../model/battle'
import { attack, counter, damage, duel, fire, given, next, play, playAll, roll, shot } from '@kit/systems/dystopian-wars'

const defend = (by: Fire, toHit: number | null = null) =>
  ({ type: 'rollDefensiveFire', fire: by, toHit, modifiers: [], isInRange: true }) as const
const CC = fire(shot('x', 'cc'))

describe('dice that have answered already (DW-046, DW-049)', () => {
  /** Rockets of a flyer that `x` has counter-attacked with 3 of its 5 dice, and `y` with all. */
  const answered = (rulings: BattleState['rulings']): BattleState => {
    const split: Fire = { parts: [shot('x', 'aa')], option: 'split', splitDice: 3 }
    const declared = playAll(duel({ a: { type: 'flying' }, rulings }), attack('a', 'x', 'rockets'), next)
    const countered = playAll(declared, counter(split, 'a'), counter('y', 'a'), next)
    const shot3 = { type: 'resolveCounter', attackId: 'a2', toHit: null, modifiers: [] } as const
    const after = play(play(countered, shot3, [1, 1, 1]), { ...shot3, attackId: 'a3' }, [1, 1, 1, 1, 1])
    return play(after, roll('a1', 4), [5, 5, 5, 1, 1, 1, 1, 1])
  }
  it('fire again (dw.defenceAfterCounter = yes)', () => {
    given(answered({}))
      .when(defend(fire(shot('x', 'aa'))))
      .asks({ count: 5 })
  })
  it('are spent (dw.defenceAfterCounter = no)', () => {
    const state = answered({ 'dw.defenceAfterCounter': 'no' })
    const split = (splitDice: number): Fire => ({ ...fire(shot('x', 'aa')), option: 'split', splitDice })
    given(state)
      .when(defend(fire(shot('x', 'aa'))))
      .isRefused('too-many-dice')
    given(state)
      .when(defend(split(3)))
      .isRefused('too-many-dice')
    given(state)
      .when(defend(split(2)))
      .asks({ count: 2 })
    given(state)
      .when(defend(fire(shot('y', 'aa'))))
      .isRefused('too-many-dice')
  })
  const twice = (rulings: BattleState['rulings']): BattleState => {
    const both = playAll(duel({ rulings }), attack('a', 'x', 'torpedoes'), attack('b', 'x', 'torpedoes'), next)
    const first = play(play(both, roll('a1', 4), [5, 5, 5, 1, 1, 1, 1, 1]), defend(CC), [1, 1, 1, 1])
    return play(play(first, damage), roll('a2', 4), [5, 5, 5, 1, 1, 1, 1, 1])
  }
  it('are one pool for an activation (dw.defencePool = activation)', () => {
    given(twice({})).when(defend(CC)).isRefused('too-many-dice')
  })
  it('fire at each attack anew (dw.defencePool = attack)', () => {
    given(twice({ 'dw.defencePool': 'attack' }))
      .when(defend(CC))
      .asks({ count: 4 })
  })
})
