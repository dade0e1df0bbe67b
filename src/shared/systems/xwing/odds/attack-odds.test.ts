import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../core/dice/rule'
import { chance, distributionOf } from '../../../core/odds/distribution'
import type { XwCommand } from '../commands/command'
import { tokenOptions } from '../derive/options'
import { evolve } from '../evolve'
import { xwing } from '../index'
import type { BattleState } from '../model/battle'
import { attackIn, aWeapon, duel, holding, next, play, rolling, shipOf, shoot } from '../testkit'
import type { AttackPlan } from './attack-odds'
import { attackOdds, defenseOdds } from './attack-odds'
import { planOf } from './plan-of'
import { attackChances } from './pool-odds'

const bare: AttackPlan = {
  attackDice: 3,
  defenseDice: 2,
  attacker: { focus: 0, calculate: 0, hasLock: false },
  defender: { focus: 0, calculate: 0, evade: 0, evadeAdds: false },
  shields: 1,
  hullLeft: 2
}

/** The very commands of a table that spends every token where it is of use, the lock first; what the defender lost by it. */
function* fought(start: BattleState): Rule<string> {
  let state = start
  const give = function* (command: XwCommand): Rule<void> {
    for (const event of yield* xwing.decide(state, command)) state = evolve(state, event)
  }
  for (const pool of ['attack', 'defense'] as const) {
    yield* give(rolling(pool))
    yield* give(next)
    for (;;) {
      const options = tokenOptions(state).filter(one => one.refusal === null)
      const option = options.find(one => one.command.token === 'lock') ?? options[0]
      if (option === undefined) break
      yield* give(option.command)
    }
    yield* give(next)
  }
  if (attackIn(state).stage === 'damage') yield* give({ type: 'dealDamage' })
  const before = shipOf(start, 'x')
  const { shields, facedown, faceup, status } = shipOf(state, 'x')
  return [before.shields - shields + facedown + faceup.length, faceup.length, status].join(' ')
}

function expectWalked(state: BattleState): void {
  const declared = play(state, shoot('a', 'x'))
  const walked = distributionOf(
    () => fought(declared),
    text => text
  )
  const odds = attackOdds(planOf(declared, attackIn(declared)))
  const share = (matches: (damage: number, faceup: number, status: string) => boolean): number =>
    chance(walked, text => {
      const [damage = '', faceup = '', status = ''] = text.split(' ')
      return matches(Number(damage), Number(faceup), status)
    })
  odds.damage.forEach((part, points) => {
    expect(part).toBeCloseTo(
      share(damage => damage === points),
      12
    )
  })
  expect(odds.faceup).toBeCloseTo(
    share((_, faceup) => faceup > 0),
    12
  )
  expect(odds.destroyed).toBeCloseTo(
    share((_damage, _faceup, status) => status === 'destroyed'),
    12
  )
}

const small = (
  attack: number,
  x: { readonly agility: number; readonly hull: number; readonly shields: number },
  rulings = {}
): BattleState => duel({ a: { weapons: [aWeapon('cannon', { attack })] }, x, rulings })

describe('odds of an attack (XW-022, XW-023, XW-037, XW-038)', () => {
  const frail = { agility: 1, hull: 1, shields: 1 }
  it.each([
    ['nothing', {}, [], {}, {}],
    ['a focus token', { focus: 1 }, [], {}, {}],
    ['a lock', {}, ['x'], {}, {}],
    ['a lock and a focus token', { focus: 1 }, ['x'], { focus: 1 }, {}],
    ['a lock and a calculate token', { calculate: 1 }, ['x'], { evade: 1 }, {}],
    ['two calculate tokens', { calculate: 2 }, [], { calculate: 1, evade: 1 }, {}],
    ['evades that add', { focus: 1 }, [], { evade: 1 }, { 'xw.evadeToken': 'addResult' }]
  ] as const)(
    'are those of walking the commands of the engine, with %s',
    (_name, ours, locks, theirs, rulings) => {
      expectWalked(holding(holding(small(2, frail, rulings), 'a', ours, ...locks), 'x', theirs))
    },
    60_000
  )
  it('are whole with six dice of each', () => {
    const full: AttackPlan = { ...bare, attackDice: 6, defenseDice: 6, attacker: { focus: 1, calculate: 0, hasLock: true } }
    const odds = attackOdds(full)
    expect(odds.damage.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 14)
    expect(odds.damage).toHaveLength(7)
  })
  it('of one die against none are those of its faces', () => {
    const one: AttackPlan = { ...bare, attackDice: 1, defenseDice: 0 }
    expect(attackOdds(one).hit).toBe(4 / 8)
    expect(attackOdds({ ...one, attacker: { focus: 1, calculate: 0, hasLock: false } }).hit).toBe(6 / 8)
    expect(attackOdds({ ...one, attacker: { focus: 0, calculate: 0, hasLock: true } }).hit).toBe(1 - (4 / 8) ** 2)
    expect(attackOdds({ ...one, attacker: { focus: 1, calculate: 0, hasLock: true } }).hit).toBe(1 - (2 / 8) ** 2)
    expect(attackOdds({ ...one, shields: 0 }).faceup).toBe(1 / 8)
    expect(attackOdds(one).faceup).toBe(0)
  })
  it('of no dice are no hit', () => {
    expect(attackOdds({ ...bare, attackDice: 0 })).toEqual({ hit: 0, damage: [1], expectedDamage: 0, faceup: 0, destroyed: 0 })
  })
})

describe('the plan of an attack (XW-014, XW-035, XW-036)', () => {
  const state = holding(holding(duel(), 'a', { focus: 1 }, 'x'), 'x', { evade: 2 })
  it('is its dice at that range and the tokens both have', () => {
    expect(planOf(state, shoot('a', 'x', { range: 3, isObstructed: true }))).toEqual({
      attackDice: 3,
      defenseDice: 4,
      attacker: { focus: 1, calculate: 0, hasLock: true },
      defender: { focus: 0, calculate: 0, evade: 2, evadeAdds: false },
      shields: 1,
      hullLeft: 3
    })
  })
  it('counts no tokens of the attacker at range 0', () => {
    expect(planOf(state, shoot('a', 'x', { range: 0 })).attacker).toEqual({ focus: 0, calculate: 0, hasLock: false })
  })
})

describe('odds once the attack dice lie (XW-017, XW-022)', () => {
  it('are those of the defense dice alone', () => {
    const one = { ...bare, defenseDice: 1 }
    expect(defenseOdds({ hits: 1, crits: 0 }, one).hit).toBe(5 / 8)
    expect(defenseOdds({ hits: 1, crits: 0 }, { ...one, defender: { ...bare.defender, focus: 1 } }).hit).toBe(3 / 8)
    expect(defenseOdds({ hits: 0, crits: 0 }, one)).toMatchObject({ hit: 0, damage: [1], expectedDamage: 0 })
    expect(defenseOdds({ hits: 1, crits: 1 }, one).damage).toEqual([0, 3 / 8, 5 / 8])
  })
  it('make up the odds of the whole attack, weighed by what the attack dice may show', () => {
    const plan = { ...bare, attackDice: 3, defenseDice: 2 }
    const whole = attackOdds(plan)
    const parts = attackChances(plan.attackDice, plan.attacker).map(({ chance, ...rolled }) => ({
      chance,
      odds: defenseOdds(rolled, plan)
    }))
    for (const figure of ['hit', 'expectedDamage', 'faceup', 'destroyed'] as const)
      expect(
        parts.reduce((sum, part) => sum + part.chance * part.odds[figure], 0),
        figure
      ).toBeCloseTo(whole[figure], 12)
  })
})
