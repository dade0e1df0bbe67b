import { describe, expect, it } from 'vitest'
import type { BattleState } from '../model/battle'
import { acting, aim, aWeapon, duel, fire, given, having, play, s, shipIn } from '@kit/systems/firestorm-armada'

const table = acting(duel({}, { weapons: [aWeapon('fore', 4), aWeapon('port', 6), aWeapon('turret', 5), aWeapon('torpedo', 3)] }))
describe('combining and splitting in one shot (FA-034)', () => {
  it('is not done, nor with dice left of a split', () => {
    given(table)
      .when(fire([aim('a'), aim('b')], { splitDice: 2 }))
      .isRefused('combine-and-split')
    const split = play(table, fire([aim('a')], { splitDice: 2 }), [1, 1])
    given(split)
      .when(fire([aim('a'), aim('b')]))
      .isRefused('already-fired')
  })
})

describe('combining and splitting in one activation (FA-034)', () => {
  const strict = { ...table, rulings: { 'fa.combineAndSplit': 'activation' } }
  const split = fire([aim('a')], { splitDice: 2 })
  const together = fire([aim('a', 'turret'), aim('b', 'turret')], { targetId: s('y') })
  const seven = [1, 1, 1, 1, 1, 1, 1]
  it('is done with different weapons (fa.combineAndSplit = sameShot)', () => {
    given(play(table, split, [1, 1]))
      .when(together)
      .asks({ count: 7 })
    given(play(table, together, seven))
      .when(split)
      .asks({ count: 2 })
  })
  it('is not done by the squadron that activates, in either order (fa.combineAndSplit = activation)', () => {
    given(play(strict, split, [1, 1]))
      .when(together)
      .isRefused('combine-and-split')
    given(play(strict, together, seven))
      .when(split)
      .isRefused('combine-and-split')
    given(play(strict, split, [1, 1]))
      .when({ ...split, targetId: s('y') })
      .asks({ count: 2 })
    given(acting(play(strict, together, seven), 'red1', 2))
      .when(split)
      .asks({ count: 2 })
  })
})

describe('fire split among targets (FA-037)', () => {
  it('ends when the dice of the weapon are used', () => {
    const split = play(table, fire([aim('a')], { splitDice: 4 }), [1, 1, 1, 1])
    expect(shipIn(split, 'a').weapons[1]).toMatchObject({
      fired: 'split',
      shares: [{ targetId: 'x', band: 0, dice: 4, rolled: 4, halvings: 0 }]
    })
    given(split)
      .when(fire([aim('a')], { splitDice: 3, targetId: s('y') }))
      .isRefused('too-many-dice')
    given(split)
      .when(fire([aim('a')], { splitDice: 2, targetId: s('y') }))
      .asks({ count: 2 })
  })
  it('makes nine attacks of one die out of nine', () => {
    const gun = acting(duel({}, { weapons: [aWeapon('port', 9)] }))
    const targets = Array.from({ length: 10 }, (_, n) => ({ ...shipIn(gun, 'x'), id: s(`t${String(n)}`) }))
    const shot = (n: number) => fire([aim('a')], { splitDice: 1, targetId: s(`t${String(n)}`) })
    let state: BattleState = { ...gun, ships: [...gun.ships, ...targets] }
    for (let n = 0; n < 9; n += 1) state = play(state, shot(n), [1])
    given(state).when(shot(9)).isRefused('too-many-dice')
  })
  it('goes at different targets: no two shares of one gun at the same', () => {
    const split = play(table, fire([aim('a')], { splitDice: 2 }), [1, 1])
    given(split)
      .when(fire([aim('a')], { splitDice: 2 }))
      .isRefused('same-target')
    given(split)
      .when(fire([aim('a')], { splitDice: 2 }))
      .forced()
      .asks({ count: 2 })
    given(split)
      .when(fire([aim('a', 'turret')], { splitDice: 2 }))
      .asks({ count: 2 })
  })
  it('counts damage before the dice are shared out', () => {
    given(having(table, 'a', { hullLost: 3 }))
      .when(fire([aim('a')], { splitDice: 4 }))
      .isRefused('too-many-dice')
  })
})

describe('shares at several ranges (FA-037)', () => {
  const gun = acting(duel({}, { weapons: [aWeapon('port', 8, 3)] }))
  const near = (dice: number) => fire([aim('a')], { splitDice: dice })
  const far = (dice: number) => fire([aim('a', 'port', { band: 1 })], { splitDice: dice, targetId: s('y') })
  const nothing = (dice: number): readonly number[] => Array.from({ length: dice }, () => 1)

  it('are lawful in either order', () => {
    given(play(gun, near(5), nothing(5)))
      .when(far(3))
      .asks({ count: 3 })
    given(play(gun, far(3), nothing(3)))
      .when(near(5))
      .asks({ count: 5 })
  })
  it('hold no more dice at a range than the weapon has there, nor in all than it has at the best', () => {
    given(gun).when(far(4)).isRefused('too-many-dice')
    given(play(gun, near(5), nothing(5)))
      .when(far(4))
      .isRefused('too-many-dice')
    given(play(gun, near(6), nothing(6)))
      .when(far(3))
      .isRefused('too-many-dice')
    given(play(gun, far(2), nothing(2)))
      .when({ ...far(2), targetId: s('z') })
      .isRefused('too-many-dice')
    given(play(gun, far(3), nothing(3)))
      .when(near(6))
      .isRefused('too-many-dice')
  })
})

describe('turret fire (FA-038)', () => {
  it('is split into different arcs', () => {
    const first = play(table, fire([aim('a', 'turret', { arc: 'full' })], { splitDice: 2 }), [1, 1])
    given(first)
      .when(fire([aim('a', 'turret', { arc: 'partial' })], { splitDice: 3, targetId: s('z') }))
      .asks({ count: 1 })
  })
})

describe('torpedo fire (FA-039)', () => {
  it('is split', () => {
    const first = play(table, fire([aim('a', 'torpedo')], { splitDice: 1 }), [1])
    given(first)
      .when(fire([aim('a', 'torpedo')], { splitDice: 2, targetId: s('z') }))
      .asks({ count: 2 })
  })
})
