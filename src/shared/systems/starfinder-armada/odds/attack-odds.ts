import { diceSums } from '../../../core/odds/dice-sums'
import { hitFrom } from '../derive/fire/hit-face'
import { EMP_MARGIN, FLYBY_DAMAGE_SHARE } from '../tables/limits'
import { diceTails } from './dice-tails'

/** One attack as numbers: what it rolls, and its target once the volley staged so far has been applied. */
export interface AttackNumbers {
  /** Added to the d20, and what it must reach. */
  readonly checkBonus: number
  readonly armorClass: number
  /** Two d20, the better one counts (SA-051). */
  readonly isRolledTwice: boolean
  /** A natural 20 always hits and a natural 1 always misses (SA-Q13). */
  readonly isNaturalAuto: boolean
  /** The d20 face from which a hit that hurts the hull is critical. */
  readonly criticalFrom: number
  /** A superweapon: any hit is critical (SA-108), even if shields absorb all of it (SA-Q31). */
  readonly isEveryHitCritical: boolean
  readonly diceCount: number
  readonly diceSides: number
  /** Added to the sum of the dice, before the floor of 0 and before halving. */
  readonly damageShift: number
  /** The least a hit deals, after halving: 0, or 1 by `sa.minHitDamage` (SA-Q35). */
  readonly leastDamage: 0 | 1
  readonly isHalved: boolean
  /** The attacker's EMP works for this attack (SA-032). */
  readonly isEmp: boolean
  readonly sp: number
  readonly hp: number
  readonly hpMax: number
  /** Hull points at which the critical threshold is crossed; null when it has been crossed before. */
  readonly threshold: number | null
}

/** Exact odds of one attack, as whole ways out of `total` equally likely ones. */
/** What one attack comes to alone. What it does to the hull, the app shows by `volleyOdds`; here only tests compare it. */
export interface AttackOdds {
  readonly total: number
  readonly hit: number
  /** A natural critical that hurts the hull (SA-106); any hit of a superweapon (SA-108). */
  readonly critical: number
  /** A check that beats the Armor Class by 5, with an EMP (SA-032). */
  readonly emp: number
  readonly hullDamage: number
  /** Takes the hull across its critical threshold (SA-107). */
  readonly crossing: number
  /** Takes the hull to 0 or less (SA-097). */
  readonly disabling: number
  /** Takes the damage to the hull beyond twice its maximum (SA-098). */
  readonly destroying: number
  /** Ways of the damage dice alone. */
  readonly diceTotal: number
  /** Ways of the damage dice, of `diceTotal`, in which a hit deals exactly that many points: entry 0 is `damageMin`. */
  readonly damage: Float64Array
  readonly damageMin: number
  /** Mean damage of the attack, misses counted as 0. */
  readonly expectedDamage: number
}

/** Exact odds in closed form: tails of the dice sums instead of a walk over the faces. Same answers as walking the rule. */
export function oddsOf(attack: AttackNumbers): AttackOdds {
  const checkTotal = attack.isRolledTwice ? 400 : 20
  const needed = attack.armorClass - attack.checkBonus
  const from = hitFrom(needed, attack.isNaturalAuto)
  const hit = waysFrom(from, attack.isRolledTwice)
  const tails = diceTails(attack.diceCount, attack.diceSides)
  const diceTotal = tails[0] ?? 1
  const hurting = dealing(attack, tails, attack.sp + 1)
  const damage = damageWays(attack)
  return {
    total: checkTotal * diceTotal,
    hit: hit * diceTotal,
    critical: attack.isEveryHitCritical ? hit * diceTotal : waysFrom(Math.max(from, attack.criticalFrom), attack.isRolledTwice) * hurting,
    emp: attack.isEmp ? waysFrom(Math.max(from, needed + EMP_MARGIN), attack.isRolledTwice) * diceTotal : 0,
    hullDamage: hit * hurting,
    crossing: attack.threshold === null ? 0 : hit * lowering(attack, tails, attack.threshold),
    disabling: hit * lowering(attack, tails, 0),
    destroying: hit * lowering(attack, tails, -attack.hpMax - 1),
    diceTotal,
    damage: damage.ways,
    damageMin: damage.min,
    expectedDamage: (hit / checkTotal) * (damage.sum / diceTotal)
  }
}

/** Chances of the check alone, each from 0 to 1. */
interface CheckChances {
  readonly hit: number
  /** A hit that is critical whatever its damage does: a superweapon's, or an EMP's by 5 (SA-108). */
  readonly sureCritical: number
  /** Any other hit that is critical if it hurts the hull (SA-106). */
  readonly hullCritical: number
}

/** The outcomes of an attack's d20, before its damage is known. */
export function checkChances(attack: AttackNumbers): CheckChances {
  const needed = attack.armorClass - attack.checkBonus
  const from = hitFrom(needed, attack.isNaturalAuto)
  const sureFrom = attack.isEveryHitCritical ? from : attack.isEmp ? Math.max(from, needed + EMP_MARGIN) : NO_FACE
  const eitherFrom = Math.min(sureFrom, Math.max(from, attack.criticalFrom))
  const share = (face: number): number => waysFrom(face, attack.isRolledTwice) / (attack.isRolledTwice ? 400 : 20)
  return { hit: share(from), sureCritical: share(sureFrom), hullCritical: share(eitherFrom) - share(sureFrom) }
}

/** Above every face of a d20. */
const NO_FACE = 21

/** Ways of one d20 to show this face or more, of 20; of two d20 with the better counting, of 400. */
function waysFrom(face: number, isTwice: boolean): number {
  const faces = Math.min(20, Math.max(0, 21 - face))
  return isTwice ? 400 - (20 - faces) * (20 - faces) : faces
}

/** Ways of the dice that take the hull from above `to` to `to` or below. */
function lowering(attack: AttackNumbers, tails: Float64Array, to: number): number {
  return attack.hp <= to ? 0 : dealing(attack, tails, Math.max(0, attack.sp) + attack.hp - to)
}

/** Ways of the dice that deal at least this many points, at least 1. */
function dealing(attack: AttackNumbers, tails: Float64Array, points: number): number {
  if (points <= attack.leastDamage) return tails[0] ?? 0
  const sum = (attack.isHalved ? FLYBY_DAMAGE_SHARE * points : points) - attack.damageShift
  return tails[Math.max(0, sum - attack.diceCount)] ?? 0
}

/** Points of damage of a hit: entry 0 of `ways` counts the ways to deal `min`. */
interface DamageWays {
  readonly ways: Float64Array
  readonly min: number
  /** Sum of points times ways. */
  readonly sum: number
}

/** Ways of the damage dice to deal each number of points with a hit. */
export function damageWays(attack: AttackNumbers): DamageWays {
  const sums = diceSums(attack.diceCount, attack.diceSides)
  const lowest = attack.diceCount + attack.damageShift
  const min = dealt(attack, lowest)
  const ways = new Float64Array(dealt(attack, lowest + sums.length - 1) - min + 1)
  let total = 0
  for (let i = 0; i < sums.length; i += 1) {
    const points = dealt(attack, lowest + i)
    const count = sums[i] ?? 0
    ways[points - min] = (ways[points - min] ?? 0) + count
    total += points * count
  }
  return { ways, min, sum: total }
}

function dealt(attack: AttackNumbers, sum: number): number {
  const points = sum < 0 ? 0 : sum
  return Math.max(attack.leastDamage, attack.isHalved ? Math.floor(points / FLYBY_DAMAGE_SHARE) : points)
}
