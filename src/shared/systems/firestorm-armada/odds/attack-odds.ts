import type { FaCommands } from '../commands/command'
import { attackPools } from '../derive/attack-pools'
import { criticalRating } from '../derive/damage'
import { pointDefenceDice, shieldDice } from '../derive/defence-dice'
import { plainRule, torpedoRule, wingRule, type HitRule } from '../derive/hit-rule'
import { isPrimary } from '../derive/weapon-dice'
import type { BattleState, FaRulings, ShipState } from '../model/battle'
import { readRuling } from '../rulings'
import { theShip, theWeapon } from '../state'
import { WING_DESTROYED_HITS, WING_DRIVEN_OFF_HITS } from '../tables/shooting'
import { chanceOfHits, expectedHits, poolChances, poolOdds } from './pool-odds'

/** Possible outcomes of an attack; chances from 0 to 1. */
export interface AttackOdds {
  readonly dice: number
  /** Mean hits before any defence. */
  readonly expectedHits: number
  /** Chance of each number of hits getting through, from 0 to where every rating is reached. The last entry is "or more". */
  readonly through: readonly number[]
  /** Chance to reach the damage rating and the critical rating; null if the ship has none. */
  readonly damage: number | null
  readonly critical: number | null
}

interface Pool {
  readonly dice: number
  readonly rule: HitRule
}

/** How far beyond the highest rating chances are kept apart. A defence that takes hits off then still counts to the last digit shown. */
const DEFENCE_HITS = 60

/** Exact odds of an attack as the rule would roll it: attack dice, sixes, shields and point defence (FA-017, FA-Q01, FA-Q11, FA-Q12). */
export function attackOdds(state: BattleState, command: FaCommands['fireWeapons']): AttackOdds {
  const target = theShip(state, command.targetId)
  const attack = attackPools(state, command)
  const critical = criticalRating(state, target)
  const through = throughChances(state, command, Math.max(target.damageRating ?? 1, critical ?? 1))
  const atLeast = (hits: number | null): number | null => (hits === null ? null : total(through.slice(hits)))
  return {
    dice: total(attack.map(pool => pool.dice)),
    expectedHits: total(attack.map(pool => expectedHits(pool.dice, pool.rule))),
    through,
    damage: atLeast(target.damageRating),
    critical: atLeast(critical)
  }
}

/** Chances of 0, 1, ..., `most` or more hits of an attack that get through. Throws without an aim. */
export function throughChances(state: BattleState, command: FaCommands['fireWeapons'], most: number): readonly number[] {
  const first = command.aims[0]
  if (first === undefined) throw new Error('No aim')
  const { mount } = theWeapon(theShip(state, first.shipId), first.weaponId)
  return hitsThrough(attackPools(state, command), defencePools(state, theShip(state, command.targetId), !isPrimary({ mount })), most)
}

/** The dice that take hits off a shot at this ship: shields, and point defence against torpedoes (FA-Q11, FA-Q12). */
export function defencePools(state: BattleState, target: ShipState, isTorpedo: boolean): readonly Pool[] {
  const { rulings } = state
  const shields = readRuling(rulings, 'fa.shields') === 'yes' ? shieldDice(state, target).total : 0
  const guns = isTorpedo && readRuling(rulings, 'fa.pdVsTorpedo') === 'on4plus' ? pointDefenceDice(state, target).total : 0
  return [
    { dice: shields, rule: plainRule(rulings) },
    { dice: guns, rule: torpedoRule(rulings) }
  ].filter(({ dice }) => dice > 0)
}

/** The odds of point defence against one wing (FA-054 to FA-056). */
export function wingOdds(rulings: FaRulings, dice: number): { readonly destroyed: number; readonly drivenOff: number } {
  const odds = poolOdds(dice, wingRule(rulings), WING_DESTROYED_HITS)
  const destroyed = chanceOfHits(odds, WING_DESTROYED_HITS)
  return { destroyed, drivenOff: chanceOfHits(odds, WING_DRIVEN_OFF_HITS) - destroyed }
}

/** Chances of 0, 1, ..., `most` or more hits left after the defences. */
function hitsThrough(attack: readonly Pool[], defences: readonly Pool[], most: number): readonly number[] {
  const stopped = defences.map(pool => poolChances(pool.dice, pool.rule, DEFENCE_HITS)).reduce(added, [1])
  const scored = scoredBy(attack, most + stopped.length)
  const through = Array.from({ length: most + 1 }, () => 0)
  stopped.forEach((byDefence, off) => {
    scored.forEach((byAttack, hits) => {
      const left = Math.min(most, Math.max(0, hits - off))
      through[left] = (through[left] ?? 0) + byDefence * byAttack
    })
  })
  return through
}

/** Chances of 0, 1, ..., `most` or more hits of all pools of an attack. */
function scoredBy(attack: readonly Pool[], most: number): readonly number[] {
  const [first, ...others] = attack.map(pool => poolChances(pool.dice, pool.rule, most))
  return others.reduce(
    (one, other) => {
      const sums = added(one, other)
      return [...sums.slice(0, most), total(sums.slice(most))]
    },
    first ?? [1]
  )
}

function added(one: readonly number[], other: readonly number[]): readonly number[] {
  const sums = Array.from({ length: one.length + other.length - 1 }, () => 0)
  one.forEach((a, i) => {
    other.forEach((b, j) => {
      sums[i + j] = (sums[i + j] ?? 0) + a * b
    })
  })
  return sums
}

function total(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0)
}
