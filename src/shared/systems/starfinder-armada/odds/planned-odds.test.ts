import { describe, expect, it } from 'vitest'
import { distributionOf } from '../../../core/odds/distribution'
import { rollAttack } from '../commands/fire/stage-attack'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import { hpMax, isDestroyedAt } from '../derive/fleet/hull'
import type { BattleState, StagedAttack } from '../model/battle'
import { damageSplit } from '../rules/apply-damage'
import type { FleetSketch } from '@kit/systems/starfinder-armada'
import { anArmada, anOfficer, at, attack, battle, battleWith, fleetIn, having, o, play } from '@kit/systems/starfinder-armada'
import type { PlannedAttack } from './planned-odds'
import { attackOdds } from './planned-odds'

const WAYS = ['hit', 'critical', 'emp', 'hullDamage', 'crossing', 'disabling', 'destroying'] as const
type ByWay<T> = Readonly<Record<(typeof WAYS)[number], T>>

interface Case {
  readonly name: string
  readonly attacker: Omit<FleetSketch, 'id'>
  readonly target: Omit<FleetSketch, 'id'>
  readonly plan: Partial<PlannedAttack>
  readonly fields: Parameters<typeof having>[2]
  readonly rulings?: BattleState['rulings']
}

const CASES: readonly Case[] = [
  {
    name: 'the worked example (SA-099)',
    attacker: { fleetClass: 'capital', size: 'large' },
    target: { tier: 4 },
    plan: { rangeHexes: 8, isFromFrontArc: true },
    fields: {}
  },
  {
    name: 'a superweapon (SA-041)',
    attacker: { fleetClass: 'capital', abilities: ['superweapon'] },
    target: { tier: 4 },
    plan: { usesSuperweapon: true },
    fields: {}
  },
  {
    name: 'a superweapon that must reach the hull (sa.superweaponCrit)',
    attacker: { tier: 3, fleetClass: 'capital', abilities: ['superweapon'] },
    target: { tier: 6 },
    plan: { usesSuperweapon: true },
    fields: {},
    rulings: { 'sa.superweaponCrit': 'needsHpDamage' }
  },
  {
    name: 'two targets of an array (SA-034)',
    attacker: { fleetClass: 'capital', abilities: ['array'] },
    target: { tier: 4 },
    plan: { arrayTargets: 2 },
    fields: { sp: 2 }
  },
  {
    name: 'three targets of an array (SA-034)',
    attacker: { fleetClass: 'capital', abilities: ['array'] },
    target: { tier: 4 },
    plan: { arrayTargets: 3 },
    fields: { sp: 2 }
  },
  { name: 'an EMP (SA-032)', attacker: { abilities: ['emp'] }, target: { tier: 2, size: 'small' }, plan: {}, fields: { hp: 4, sp: 1 } },
  {
    name: 'bombers on armor (SA-031)',
    attacker: { fleetClass: 'fighter', abilities: ['bombers'] },
    target: { fleetClass: 'capital', abilities: ['damageThreshold'] },
    plan: {},
    fields: {}
  },
  {
    name: 'half damage of a flyby (SA-091)',
    attacker: { tier: 6 },
    target: { tier: 3 },
    plan: { isHalved: true },
    fields: { sp: 0, hp: 6 }
  },
  {
    name: 'a self-destruction that hits without a check (SA-040, sa.selfDestructAuto)',
    attacker: { tier: 6, abilities: ['emp'] },
    target: { tier: 3 },
    plan: { kind: 'selfDestruct', gmCheck: -30 },
    fields: { sp: 0 },
    rulings: { 'sa.selfDestructAuto': 'autoHit' }
  },
  {
    name: 'a Resolve Point (SA-051)',
    attacker: { tier: 3 },
    target: { tier: 3 },
    plan: { resolveOfficerId: o('x') },
    fields: { sp: 2, hp: 9 }
  },
  {
    name: 'no chance but a natural 20 (sa.naturalAuto)',
    attacker: { abilities: ['emp'] },
    target: { tier: 4 },
    plan: { gmCheck: -30 },
    fields: { sp: 0 },
    rulings: { 'sa.naturalAuto': 'nat20HitsNat1Misses' }
  },
  {
    name: 'no miss but a natural 1, with a Resolve Point (sa.naturalAuto)',
    attacker: { abilities: ['emp'] },
    target: { tier: 4 },
    plan: { gmCheck: 30, resolveOfficerId: o('x') },
    fields: { sp: 0 },
    rulings: { 'sa.naturalAuto': 'nat20HitsNat1Misses' }
  },
  {
    name: 'a flagship with its own threshold (sa.flagshipDerived)',
    attacker: { tier: 6 },
    target: { tier: 4, abilities: ['flagship'] },
    plan: {},
    fields: { sp: 0, hp: 12 },
    rulings: { 'sa.flagshipDerived': 'hpOnly' }
  },
  {
    name: 'a drifting wreck (SA-098)',
    attacker: { tier: 6 },
    target: { tier: 1, size: 'small' },
    plan: {},
    fields: { sp: 0, hp: -1, hasCrossedThreshold: true, status: 'disabled' }
  }
]

function stateOf(row: Case): BattleState {
  const ours = anArmada('a', [{ id: 'a1', ...row.attacker }], [anOfficer('x', 'chiefTechnician', 'a1')])
  return having(battleWith(row.rulings ?? {}, ours, anArmada('b', [{ id: 'b1', ...row.target }])), 'b1', row.fields)
}

/** A superweapon's hit, by `sa.superweaponCrit`, or a natural critical on the hull (SA-106, SA-108). */
function isCritical(state: BattleState, staged: StagedAttack, isHullHurt: boolean): boolean {
  if (staged.isHit && staged.usesSuperweapon && (isHullHurt || state.rulings['sa.superweaponCrit'] !== 'needsHpDamage')) return true
  return staged.isCriticalNatural && isHullHurt
}

/** The effects of an attack on its target, one word for each outcome that the odds count. */
function outcome(state: BattleState, staged: StagedAttack): string {
  const target = fleetIn(state, 'b1')
  const { hpLost } = damageSplit(target.sp, staged.damage)
  const hp = target.hp - hpLost
  const max = hpMax(state, target)
  const threshold = criticalThreshold(state, target)
  const facts: ByWay<boolean> = {
    hit: staged.isHit,
    critical: isCritical(state, staged, hpLost > 0),
    emp: staged.isEmp,
    hullDamage: hpLost > 0,
    crossing: !target.hasCrossedThreshold && target.hp > threshold && hp <= threshold,
    disabling: target.hp > 0 && hp <= 0,
    destroying: isDestroyedAt(hp, max) && !isDestroyedAt(target.hp, max)
  }
  return WAYS.filter(way => facts[way]).join(' ')
}

describe('odds of a planned attack (SA-095)', () => {
  it.each(CASES)('are those of walking the rule: $name', row => {
    const state = stateOf(row)
    const plan: PlannedAttack = { ...attack('a1', 'b1'), kind: 'gunnery', isHalved: false, ...row.plan }
    const walked = distributionOf(
      () => rollAttack(state, plan),
      staged => outcome(state, staged)
    )
    const odds = attackOdds(state, plan)
    for (const way of WAYS) {
      let ways = 0n
      for (const [facts, count] of walked.ways) if (facts.split(' ').includes(way)) ways += count
      expect([way, BigInt(odds[way]) * walked.total]).toEqual([way, ways * BigInt(odds.total)])
    }
  })
  it('are less for each target of an array: 2 with two, 4 with three (SA-034)', () => {
    const state = at(battle(anArmada('a', [{ id: 'a1', abilities: ['array'] }]), anArmada('b', [{ id: 'b1' }, { id: 'b2' }])), 'gunnery')
    const hits = (target: string, arrayTargets: number): number => {
      const odds = attackOdds(state, { ...attack('a1', target, { arrayTargets }), kind: 'gunnery', isHalved: false })
      return (20 * odds.hit) / odds.total
    }
    expect([hits('b1', 1), hits('b1', 2), hits('b2', 2), hits('b1', 3)]).toEqual([11, 9, 9, 7])
  })
  it('count what the volley already holds for the target (SA-084)', () => {
    const fleets = ['a1', 'a2'].map(id => ({ id, fleetClass: 'capital', size: 'large' }) as const)
    const fresh = at(battle(anArmada('a', fleets), anArmada('b', [{ id: 'b1', tier: 4 }])), 'gunnery')
    const waiting = play(fresh, attack('a2', 'b1'), [15], [4, 4])
    const plan: PlannedAttack = { ...attack('a1', 'b1'), kind: 'gunnery', isHalved: false }
    const [before, then] = [attackOdds(fresh, plan), attackOdds(waiting, plan)]
    expect(before.hit).toBe(then.hit)
    // To cross 8 from full takes 14 points, a sum of 12 or more; with 10 points staged it takes 4, which any sum deals.
    expect([before.crossing / before.hit, then.crossing / then.hit]).toEqual([0.45, 1])
  })
})
