import type { AttackPlan } from '../commands/stage-attack'
import { versusOf } from '../commands/stage-attack'
import { hasLiveEmp } from '../commands/attack-limits'
import { armorClassTotal } from '../derive/armor-class'
import { criticalThreshold } from '../derive/critical-threshold'
import { damageDice, damageShift } from '../derive/damage'
import { gunneryTotal } from '../derive/gunnery'
import { hpMax } from '../derive/hull'
import type { BattleState } from '../model/battle'
import { theFleet } from '../state'
import { CRITICAL_NATURAL } from '../tables/limits'
import type { AttackNumbers, AttackOdds } from './attack-odds'
import { oddsOf } from './attack-odds'
import { projected } from './pending'

/** What the odds need to know of a planned attack. */
export type PlannedAttack = AttackPlan

/** Exact odds of an attack not yet rolled, given what the volley already holds for its target. */
export function attackOdds(state: BattleState, plan: PlannedAttack): AttackOdds {
  return oddsOf(attackNumbers(state, plan))
}

/** The attack as numbers. Throws when a fleet is not there. */
export function attackNumbers(state: BattleState, plan: PlannedAttack): AttackNumbers {
  const attacker = theFleet(state, plan.attackerId)
  const target = theFleet(state, plan.targetId)
  const dice = damageDice(attacker)
  const { sp, hp } = projected(state, target)
  return {
    checkBonus: gunneryTotal(state, attacker, target, plan),
    armorClass: armorClassTotal(state, target, { versus: versusOf(plan.kind), isFromFrontArc: plan.isFromFrontArc, gmAc: plan.gmAc }),
    isRolledTwice: plan.resolveOfficerId !== null,
    criticalFrom: CRITICAL_NATURAL,
    diceCount: dice.count,
    diceSides: dice.sides,
    damageShift: damageShift(state, attacker, target, dice.count, plan.usesSuperweapon),
    isHalved: plan.isHalved,
    isEmp: hasLiveEmp(state, attacker),
    sp,
    hp,
    hpMax: hpMax(state, target),
    threshold: target.hasCrossedThreshold ? null : criticalThreshold(state, target)
  }
}
