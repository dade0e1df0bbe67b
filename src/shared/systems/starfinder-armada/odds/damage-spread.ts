import { addDice } from '../../../core/odds/add-dice'
import { checkChances, damageWays, type AttackNumbers } from './attack-odds'

/** How much several attacks on one target deal together, as chances from 0 to 1. */
interface DamageSpread {
  /** Entry d: exactly d points; entry `most`: that many or more. */
  readonly dealt: Float64Array
  /** The same, below `calmBelow`, where none of the attacks was critical. */
  readonly calm: Float64Array
  /** Mean of all points dealt, those beyond `most` too. */
  readonly expected: number
}

/**
 * Folds the damage of the attacks together, one after another: exact sums over every face, in doubles. The attacks meet `sp` shield points,
 * which the first of them take from. `most` is the last damage worth telling apart, at least 1; `calmBelow` is the first at which it no
 * longer matters whether an attack was critical.
 */
export function damageSpread(attacks: readonly AttackNumbers[], sp: number, most: number, calmBelow = most): DamageSpread {
  let dealt: Float64Array = Float64Array.of(1)
  let calm: Float64Array = Float64Array.of(1)
  let expected = 0
  for (const attack of attacks) {
    const { hit, sureCritical, hullCritical } = checkChances(attack)
    const damage = damageOf(attack)
    const length = Math.min(most + 1, dealt.length + damage.most)
    const allHit = damage.addedTo(dealt, length)
    const nextDealt = new Float64Array(length)
    let rest = 1
    for (let d = 0; d < length; d += 1) {
      const chance = (1 - hit) * (dealt[d] ?? 0) + hit * (allHit[d] ?? 0)
      nextDealt[d] = chance
      rest -= chance
    }
    // Whatever lies beyond is gathered in the last entry.
    if (length === most + 1) nextDealt[most] = Math.max(0, (nextDealt[most] ?? 0) + rest)
    const nextCalm = damage.addedTo(calm, Math.min(length, calmBelow))
    for (let d = 0; d < nextCalm.length; d += 1) {
      const before = calm[d] ?? 0
      const hits = nextCalm[d] ?? 0
      // Beyond the shields every hit that deals anything hurts the hull; only one of 0 points does not.
      const harmless = d <= sp ? hits : before * damage.nothing
      nextCalm[d] = (1 - hit) * before + (hit - sureCritical - hullCritical) * hits + hullCritical * harmless
    }
    dealt = nextDealt
    calm = nextCalm
    expected += hit * damage.mean
  }
  return { dealt, calm, expected }
}

/** The chance that the attacks deal nothing at all. */
export function nothingDealt(attacks: readonly AttackNumbers[]): number {
  return attacks.reduce((chance, attack) => {
    const { hit } = checkChances(attack)
    return chance * (1 - hit + hit * damageOf(attack).nothing)
  }, 1)
}

/** The points a hit deals, as chances. */
interface HitDamage {
  /** Most points it can deal. */
  readonly most: number
  readonly mean: number
  /** The chance that it deals 0 points. */
  readonly nothing: number
  /** The chances of so many points dealt, once the hit has added its own; the first `length` of them. */
  addedTo(dealt: Float64Array, length: number): Float64Array
}

function damageOf(attack: AttackNumbers): HitDamage {
  const { diceCount, diceSides, damageShift, leastDamage, isHalved } = attack
  const lowest = diceCount + damageShift
  // Neither halved nor raised to the least a hit deals: the sum of the dice itself.
  if (!isHalved && lowest >= leastDamage) {
    return {
      most: diceCount * diceSides + damageShift,
      mean: (diceCount * (diceSides + 1)) / 2 + damageShift,
      nothing: lowest === 0 ? diceSides ** -diceCount : 0,
      addedTo: (dealt, length) => addDice(dealt, diceCount, diceSides, damageShift, length)
    }
  }
  const { ways, min, sum } = damageWays(attack)
  let total = 0
  for (const count of ways) total += count
  const chances = ways.map(count => count / total)
  return {
    most: min + chances.length - 1,
    mean: sum / total,
    nothing: min === 0 ? (chances[0] ?? 0) : 0,
    addedTo: (dealt, length) => added(dealt, chances, min, length)
  }
}

function added(dealt: Float64Array, chances: Float64Array, min: number, length: number): Float64Array {
  const sums = new Float64Array(length)
  for (let d = min; d < length; d += 1) {
    const last = Math.min(dealt.length - 1, d - min)
    for (let i = Math.max(0, d - min - chances.length + 1); i <= last; i += 1) {
      sums[d] = (sums[d] ?? 0) + (dealt[i] ?? 0) * (chances[d - min - i] ?? 0)
    }
  }
  return sums
}
