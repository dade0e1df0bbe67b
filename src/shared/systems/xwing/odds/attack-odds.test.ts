import { describe, expect, it } from 'vitest'
import type { Rule } from '../../../core/dice/rule'
import { chance, distributionOf } from '../../../core/odds/distribution'
import type { XwCommand } from '../commands/command'
import { tokenOptions } from '../rules/token-options'
import { evolve } from '../events'
import { xwing } from '../index'
import type { Attack } from '../model/attack'
import type { BattleState } from '../model/battle'
import type { Payment } from '../model/squad'
import { STAGES } from '../model/stages'
import {
  att,
  attacked,
  attackerWindow,
  attackIn,
  aWeapon,
  deal,
  def,
  duel,
  given,
  holding,
  next,
  play,
  rolling,
  s,
  shipOf,
  shoot,
  skipTo
} from '@kit/systems/xwing'
import type { AttackPlan } from './attack-plan'
import { attackOdds, oddsFrom } from './attack-odds'
import { planOf } from './plan-of'
import { attackChances } from './pool-odds'

const bare: AttackPlan = {
  attackDice: 3,
  defenseDice: 2,
  attacker: { focus: 0, calculate: 0, force: 0, hasLock: false },
  defender: { focus: 0, calculate: 0, force: 0, evade: 0, evadeAdds: false },
  shields: 1,
  hullLeft: 2,
  neutralizeOrder: 'hitsFirst'
}

/** Plays on from here with real commands, spending every useful token, the lock first. Returns what the defender lost. */
function* fought(start: BattleState): Rule<string> {
  let state = start
  const give = function* (command: XwCommand): Rule<void> {
    for (const event of yield* xwing.decide(state, command)) state = evolve(state, event)
  }
  for (;;) {
    const { step, kind } = STAGES[attackIn(state).stage]
    if (step === 'aftermath') break
    const options = kind === 'modify' ? tokenOptions(state).filter(one => one.refusal === null) : []
    const option = options.find(one => one.command.token === 'lock') ?? options[0]
    if (kind === 'roll') yield* give(rolling(step === 'attackDice' ? 'attack' : 'defense'))
    else if (kind === 'damage') yield* give(deal)
    else yield* give(option?.command ?? next)
  }
  const before = shipOf(start, 'x')
  const { shields, facedown, faceup, status } = shipOf(state, 'x')
  return [before.shields - shields + facedown + faceup.length, faceup.length, status].join(' ')
}

/** Expects the odds of the attack in hand to be those of playing on. */
function expectWalked(state: BattleState): void {
  const walked = distributionOf(
    () => fought(state),
    text => text
  )
  const odds = oddsFrom(attackIn(state).dice, planOf(state, attackIn(state)))
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

const lockOn = (...dice: readonly number[]): XwCommand => ({ type: 'spendToken', pool: 'attack', token: 'lock', dice })
const trick = (...dice: readonly number[]): XwCommand => ({
  type: 'modifyDice',
  pool: 'attack',
  shipId: s('a'),
  name: 'Trick',
  change: { kind: 'reroll', dice }
})
function defended(state: BattleState, stage: Attack['stage']): BattleState {
  const rolled = play(skipTo(attacked(state, 'hhc'), 'rollDefense'), rolling('defense'), def('fb'))
  return skipTo(rolled, stage)
}

describe('odds of an attack (XW-022, XW-023, XW-037, XW-038)', () => {
  const frail = { agility: 1, hull: 1, shields: 1 }
  it.each([
    ['nothing', {}, [], {}, {}],
    ['a focus token', { focus: 1 }, [], {}, {}],
    ['a lock', {}, ['x'], {}, {}],
    ['a lock and a focus token', { focus: 1 }, ['x'], { focus: 1 }, {}],
    ['a lock and a calculate token', { calculate: 1 }, ['x'], { evade: 1 }, {}],
    ['two calculate tokens', { calculate: 2 }, [], { calculate: 1, evade: 1 }, {}],
    ['evades that add', { focus: 1 }, [], { evade: 1 }, { 'xw.evadeToken': 'addResult' }],
    ['criticals evaded first', { focus: 1 }, [], { focus: 1 }, { 'xw.neutralizeOrder': 'critsFirst' }]
  ] as const)(
    'are those of walking the commands of the engine, with %s',
    (_name, ours, locks, theirs, rulings) => {
      expectWalked(play(holding(holding(small(2, frail, rulings), 'a', ours, ...locks), 'x', theirs), shoot('a', 'x')))
    },
    60_000
  )
  it('are whole with six dice of each', () => {
    const full: AttackPlan = { ...bare, attackDice: 6, defenseDice: 6, attacker: { focus: 1, calculate: 0, force: 0, hasLock: true } }
    const odds = attackOdds(full)
    expect(odds.damage.reduce((sum, part) => sum + part, 0)).toBeCloseTo(1, 14)
    expect(odds.damage).toHaveLength(7)
  })
  it('of one die against none are those of its faces', () => {
    const one: AttackPlan = { ...bare, attackDice: 1, defenseDice: 0 }
    expect(attackOdds(one).hit).toBe(4 / 8)
    expect(attackOdds({ ...one, attacker: { focus: 1, calculate: 0, force: 0, hasLock: false } }).hit).toBe(6 / 8)
    expect(attackOdds({ ...one, attacker: { focus: 0, calculate: 0, force: 0, hasLock: true } }).hit).toBe(1 - (4 / 8) ** 2)
    expect(attackOdds({ ...one, attacker: { focus: 1, calculate: 0, force: 0, hasLock: true } }).hit).toBe(1 - (2 / 8) ** 2)
    expect(attackOdds({ ...one, shields: 0 }).faceup).toBe(1 / 8)
    expect(attackOdds(one).faceup).toBe(0)
  })
  it('turn fewer cards up where criticals are evaded first, and hit and destroy as often (xw.neutralizeOrder = critsFirst)', () => {
    const [hits, crits] = [attackOdds(bare), attackOdds({ ...bare, neutralizeOrder: 'critsFirst' })]
    expect(crits.faceup).toBeLessThan(hits.faceup)
    expect([crits.hit, crits.damage, crits.destroyed]).toEqual([hits.hit, hits.damage, hits.destroyed])
  })
  it('of no dice are no hit', () => {
    expect(attackOdds({ ...bare, attackDice: 0 })).toEqual({ hit: 0, damage: [1], expectedDamage: 0, faceup: 0, destroyed: 0 })
  })
})

describe('odds from the middle of an attack (XW-013, XW-016, XW-017, XW-018)', () => {
  const frail = { agility: 2, hull: 2, shields: 1 }
  const table = (ours: Parameters<typeof holding>[2], locks: readonly string[], theirs: Parameters<typeof holding>[2], rulings = {}) =>
    holding(holding(small(3, frail, rulings), 'a', ours, ...locks), 'x', theirs)
  it.each([
    ['in the window of the defender', attacked(table({ focus: 1 }, ['x'], { evade: 1 }), 'hfb')],
    ['in that of the attacker', attackerWindow(table({ calculate: 1 }, ['x'], { focus: 1 }), 'ffb')],
    ['after the lock, with a focus token left', play(attackerWindow(table({ focus: 1 }, ['x'], {}), 'cfb'), lockOn(2), att('f'))],
    ['with a die that an ability has rerolled', play(attackerWindow(table({ calculate: 1 }, ['x'], {}), 'ffb'), trick(0), att('f'))],
    [
      'before the defense dice, with tokens the attacker kept',
      skipTo(attacked(table({ focus: 1 }, ['x'], { calculate: 1 }), 'cff'), 'rollDefense')
    ],
    ['while the attacker modifies the defense dice', defended(table({ focus: 1 }, ['x'], { focus: 1 }), 'attackerModifiesDefense')],
    ['while the defender does', defended(table({}, [], { calculate: 1, evade: 1 }), 'defenderModifiesDefense')],
    ['with an evade that adds', defended(table({}, [], { evade: 2 }, { 'xw.evadeToken': 'addResult' }), 'defenderModifiesDefense')]
  ])(
    'are those of walking the commands from there, %s',
    (_where, state) => {
      expectWalked(state)
    },
    60_000
  )
  it('make up the odds of the whole attack, weighed by what the attack dice may show', () => {
    const plan = { ...bare, attackDice: 3, defenseDice: 2 }
    const whole = attackOdds(plan)
    const parts = attackChances(plan.attackDice, plan.attacker).map(({ chance, hits, crits }) => {
      const lying = [...Array.from({ length: hits }, () => 'hit' as const), ...Array.from({ length: crits }, () => 'crit' as const)]
      const attack = lying.map(result => ({ result, wasRerolled: false }))
      return { chance, odds: oddsFrom({ attack, defense: null }, plan) }
    })
    for (const figure of ['hit', 'expectedDamage', 'faceup', 'destroyed'] as const)
      expect(
        parts.reduce((sum, part) => sum + part.chance * part.odds[figure], 0),
        figure
      ).toBeCloseTo(whole[figure], 12)
  })
})

describe('the plan of an attack (XW-009, XW-013, XW-014, XW-035, XW-036)', () => {
  const state = holding(holding(duel(), 'a', { focus: 1 }, 'x'), 'x', { evade: 2 })
  const costing = (...payments: readonly Payment[]): BattleState => {
    const weapons = [aWeapon('cannon', { cost: { charges: 0, payments, text: '' } })]
    return holding(duel({ a: { weapons } }), 'a', { focus: 2, calculate: 1 }, 'x')
  }
  it('is its dice at that range and the tokens both have', () => {
    expect(planOf(state, shoot('a', 'x', { range: 3, isObstructed: true }))).toEqual({
      attackDice: 3,
      defenseDice: 4,
      attacker: { focus: 1, calculate: 0, force: 0, hasLock: true },
      defender: { focus: 0, calculate: 0, force: 0, evade: 2, evadeAdds: false },
      shields: 1,
      hullLeft: 3,
      neutralizeOrder: 'hitsFirst'
    })
  })
  it('counts no tokens of the attacker at range 0', () => {
    expect(planOf(state, shoot('a', 'x', { range: 0 })).attacker).toEqual({ focus: 0, calculate: 0, force: 0, hasLock: false })
  })
  it.each([
    [['focus'], { focus: 1, calculate: 1, force: 0, hasLock: true }],
    [['focus', 'focus', 'focus'], { focus: 0, calculate: 1, force: 0, hasLock: true }],
    [['calculate', 'lock'], { focus: 2, calculate: 0, force: 0, hasLock: false }]
  ] as const)('leaves out what the weapon will cost (%s), and once that is paid takes the tokens as they are', (payments, attacker) => {
    const before = costing(...payments)
    expect(planOf(before, shoot('a', 'x')).attacker).toEqual(attacker)
    const { state: declared } = given(before)
      .when(shoot('a', 'x'))
      .forced()
      .thenState(() => true)
    expect(planOf(declared, attackIn(declared)).attacker).toEqual(attacker)
  })
  it('counts none once the attacker has left its window', () => {
    const rolled = skipTo(attacked(state, 'hff'), 'rollDefense')
    expect(planOf(rolled, attackIn(rolled)).attacker).toEqual({ focus: 0, calculate: 0, force: 0, hasLock: false })
  })
})
