import { expect, it } from 'vitest'
import { endOfRound } from '../../../core/effects/clock'
import type { BattleState } from '../model/battle'
import type { SaEffect } from '../model/effects'
import { anArmada, battle } from '@kit/systems/starfinder-armada'
import { Numbers } from './numbers'

const start = battle(anArmada('a', [{ id: 'a1', tier: 5 }]), anArmada('b', [{ id: 'b1', tier: 5 }]))
const heldBack: SaEffect = {
  id: 'e1',
  kind: 'morale',
  targetId: 'a1',
  level: 'shaken',
  cause: 'sa.cause.x',
  source: 'SA-109',
  ending: endOfRound(2),
  suspension: { cause: 'sa.cause.y', ending: endOfRound(2) }
}
/** The same for every rule, but there is no page for what is held back. */
const pageless: BattleState = { ...start, effects: [heldBack] }
const fire = { attacker: 0, target: 1, rangeHexes: 3, isFromFrontArc: true, arrayTargets: 1, usesSuperweapon: false }

function all(numbers: Numbers, state: BattleState): unknown {
  return [
    numbers.gunnery(state, fire),
    numbers.armorClass(state, 1, true),
    [-50, 0, 9].map(sum => numbers.damage(state, fire, sum)),
    numbers.criticalFrom(state, fire),
    numbers.spMax(state, 0),
    numbers.speed(state, 0),
    numbers.reach(state, 0)
  ]
}

it('the numbers of a forecast are the same remembered, for the first time and without a page to remember them on', () => {
  const numbers = new Numbers(start)
  const first = all(numbers, start)
  expect(all(numbers, start)).toEqual(first)
  expect(all(numbers, pageless)).toEqual(first)
})

it('a hit of the forecast deals no less than the least and all the rest (SA-094, SA-Q35)', () => {
  for (const state of [start, pageless]) {
    const numbers = new Numbers(state)
    expect([-50, 9].map(sum => numbers.damage(state, fire, sum))).toEqual([0, 9])
  }
})
