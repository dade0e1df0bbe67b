import type { SaCommands } from '../commands/command'
import { bandOf, hitsWithoutCheck, isFreeAttack, passesShields, versusOf, type AttackPlan } from '../commands/fire/stage-attack'
import { hasLiveEmp } from '../commands/fire/attack-limits'
import { armorClassTotal } from '../derive/fleet/armor-class'
import { criticalFrom } from '../derive/fire/critical-from'
import { criticalThreshold } from '../derive/fire/critical-threshold'
import { damageDice, damageShift, leastDamage } from '../derive/fire/damage'
import { asItCounts } from '../derive/fire/flyby'
import { gunneryTotal } from '../derive/fire/gunnery'
import { hasNaturalAuto } from '../derive/fire/hit-face'
import { hpMax } from '../derive/fleet/hull'
import type { BattleState } from '../model/battle'
import { readRuling } from '../rulings'
import { theFleet } from '../state'
import { oddsOf, type AttackNumbers, type AttackOdds } from './attack-odds'
import { projected } from './pending'

/** An attack of the gunnery phase, not yet rolled; a `stageAttack` command fits. */
export type PlannedShot = Omit<SaCommands['stageAttack'], 'type'>

/** The fields of a planned attack that the odds depend on. */
export type PlannedAttack = AttackPlan

/** Exact odds of an attack not yet rolled, given what the volley already holds for its target. */
export function attackOdds(state: BattleState, plan: PlannedAttack): AttackOdds {
  return oddsOf(attackNumbers(state, plan))
}

/** The attack as numbers. Throws when a fleet is not there. */
export function attackNumbers(state: BattleState, measured: PlannedAttack): AttackNumbers {
  const plan = measured.kind === 'gunnery' ? asItCounts(state, measured) : measured
  const attacker = theFleet(state, plan.attackerId)
  const target = theFleet(state, plan.targetId)
  const dice = damageDice(attacker)
  const { sp, hp } = projected(state, target)
  const isFree = isFreeAttack(state, plan.kind)
  const numbers: AttackNumbers = {
    checkBonus: gunneryTotal(state, attacker, target, plan, isFree, bandOf(state, attacker, plan)),
    armorClass: armorClassTotal(state, target, { versus: versusOf(plan.kind), isFromFrontArc: plan.isFromFrontArc, gmAc: plan.gmAc }),
    isRolledTwice: plan.resolveOfficerId !== null,
    isNaturalAuto: hasNaturalAuto(state.rulings),
    criticalFrom: plan.usesSuperweapon ? 1 : criticalFrom(state, attacker, target, isFree),
    isEveryHitCritical: plan.usesSuperweapon && readRuling(state.rulings, 'sa.superweaponCrit') === 'anyHit',
    diceCount: dice.count,
    diceSides: dice.sides,
    damageShift: damageShift(state, attacker, target, { diceCount: dice.count, usesSuperweapon: plan.usesSuperweapon, isFree }),
    leastDamage: leastDamage(state.rulings),
    isHalved: plan.isHalved,
    isEmp: hasLiveEmp(state, attacker, plan.kind),
    sp: passesShields(state, plan.kind) ? 0 : sp,
    hp,
    hpMax: hpMax(state, target),
    threshold: target.hasCrossedThreshold ? null : criticalThreshold(state, target)
  }
  return hitsWithoutCheck(state, plan.kind) ? { ...numbers, ...SURE } : numbers
}

/** No d20 is rolled: any face would hit, and none is critical or far above the Armor Class. */
const SURE = {
  checkBonus: 0,
  armorClass: 1,
  isRolledTwice: false,
  isNaturalAuto: false,
  criticalFrom: 21,
  isEveryHitCritical: false,
  isEmp: false
} as const
