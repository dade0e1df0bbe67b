import type { AttackNumbers } from './attack-odds'
import { checkChances, damageWays } from './attack-odds'

/** How much several attacks on one target deal together, as chances from 0 to 1. */
export interface DamageSpread {
  /** Entry d: exactly d points; the last entry: so many or more. */
  readonly dealt: Float64Array
  /** The same where none of the attacks was critical; as long as `calmBelow` said. */
  readonly calm: Float64Array
  /** Mean of all points dealt, those beyond the last entry too. */
  readonly expected: number
}

/**
 * Folds the damage of the attacks together, one after another: exact sums over every face, in doubles. The attacks meet `sp` shield points,
 * which the first of them take from. `most` is the last damage worth telling apart; `calmBelow` the first at which nobody asks for criticals
 * any more, both at least 1.
 */
export function damageSpread(attacks: readonly AttackNumbers[], sp: number, most: number, calmBelow: number): DamageSpread {
  let dealt: Float64Array = Float64Array.of(1)
  let calm: Float64Array = Float64Array.of(1)
  let expected = 0
  for (const attack of attacks) {
    const check = checkChances(attack)
    const damage = damageChances(attack)
    const sum = folded(calm, damage, calmBelow)
    const next = new Float64Array(sum.length)
    for (let d = 0; d < sum.length; d += 1) {
      const before = calm[d] ?? 0
      const hits = sum[d] ?? 0
      // Beyond the shields every hit that deals anything hurts the hull; only one of 0 points does not.
      const harmless = d <= sp ? hits : before * (damage.min === 0 ? (damage.chances[0] ?? 0) : 0)
      next[d] = (1 - check.hit) * before + (check.hit - check.sureCritical - check.hullCritical) * hits + check.hullCritical * harmless
    }
    calm = next
    dealt = mixed(dealt, folded(dealt, damage, most + 1), check.hit, most)
    expected += check.hit * damage.mean
  }
  return { dealt, calm, expected }
}

/** The chance that the attacks deal nothing at all. */
export function nothingDealt(attacks: readonly AttackNumbers[]): number {
  return attacks.reduce((chance, attack) => {
    const { hit } = checkChances(attack)
    const damage = damageChances(attack)
    return chance * (1 - hit + (damage.min === 0 ? hit * (damage.chances[0] ?? 0) : 0))
  }, 1)
}

interface DamageChances {
  readonly min: number
  readonly chances: Float64Array
  readonly mean: number
}

function damageChances(attack: AttackNumbers): DamageChances {
  const { ways, min, sum } = damageWays(attack)
  let total = 0
  for (const count of ways) total += count
  return { min, chances: ways.map(count => count / total), mean: sum / total }
}

/** Adds one damage roll to what was dealt before; sums from `length` on are left out. */
function folded(before: Float64Array, { min, chances }: DamageChances, length: number): Float64Array {
  const sum = new Float64Array(Math.min(length, before.length + min + chances.length - 1))
  for (let d = min; d < sum.length; d += 1) {
    const last = Math.min(before.length - 1, d - min)
    let chance = 0
    for (let i = Math.max(0, d - min - chances.length + 1); i <= last; i += 1) chance += (before[i] ?? 0) * (chances[d - min - i] ?? 0)
    sum[d] = chance
  }
  return sum
}

/** Hit or missed; whatever lies beyond `most` is gathered there. */
function mixed(before: Float64Array, sum: Float64Array, hit: number, most: number): Float64Array {
  const next = new Float64Array(Math.max(before.length, sum.length))
  let rest = 1
  for (let d = 0; d < next.length; d += 1) {
    next[d] = (1 - hit) * (before[d] ?? 0) + hit * (sum[d] ?? 0)
    rest -= next[d] ?? 0
  }
  if (next.length === most + 1) next[most] = Math.max(0, (next[most] ?? 0) + rest)
  return next
}
