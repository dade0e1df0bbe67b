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
  const dealt = new Float64Array(most + 1)
  const calm = new Float64Array(calmBelow)
  // The same room for every attack: an array of this size costs more to make than to count in.
  const sums = new Float64Array(most + 1)
  dealt[0] = 1
  calm[0] = 1
  let length = 1
  let expected = 0
  for (const attack of attacks) {
    const { hit, sureCritical, hullCritical } = checkChances(attack)
    const damage = damageOf(attack)
    length = Math.min(most + 1, length + damage.most)
    damage.addTo(dealt, sums, length)
    let rest = 1
    for (let d = 0; d < length; d += 1) {
      const chance = (1 - hit) * (dealt[d] ?? 0) + hit * (sums[d] ?? 0)
      dealt[d] = chance
      rest -= chance
    }
    // Whatever lies beyond is gathered in the last entry.
    if (length === most + 1) dealt[most] = Math.max(0, (dealt[most] ?? 0) + rest)
    const calmLength = Math.min(length, calmBelow)
    damage.addTo(calm, sums, calmLength)
    for (let d = 0; d < calmLength; d += 1) {
      const before = calm[d] ?? 0
      const hits = sums[d] ?? 0
      // Beyond the shields every hit that deals anything hurts the hull; only one of 0 points does not.
      const harmless = d <= sp ? hits : before * damage.nothing
      calm[d] = (1 - hit) * before + (hit - sureCritical - hullCritical) * hits + hullCritical * harmless
    }
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
  /** Writes into the first entries of `sums` the chances of so many points dealt, once the hit has added its own, as `addDice` does. */
  addTo(dealt: Float64Array, sums: Float64Array, length: number): void
}

function damageOf(attack: AttackNumbers): HitDamage {
  const { diceCount: count, diceSides: sides, damageShift: shift, leastDamage, isHalved } = attack
  const lowest = count + shift
  // Neither halved nor raised to the least a hit deals: the sum of the dice itself.
  if (!isHalved && lowest >= leastDamage) {
    return {
      most: count * sides + shift,
      mean: (count * (sides + 1)) / 2 + shift,
      nothing: lowest === 0 ? sides ** -count : 0,
      addTo: (dealt, sums, length) => addDice(dealt, { count, sides, shift }, sums, length)
    }
  }
  const { ways, min, sum } = damageWays(attack)
  let total = 0
  for (const some of ways) total += some
  const chances = ways.map(some => some / total)
  return {
    most: min + chances.length - 1,
    mean: sum / total,
    nothing: min === 0 ? (chances[0] ?? 0) : 0,
    addTo: (dealt, sums, length) => addChances(dealt, chances, min, sums, length)
  }
}

/** The same of any points a hit may deal, entry 0 of `chances` for `min` of them. */
function addChances(dealt: Float64Array, chances: Float64Array, min: number, sums: Float64Array, length: number): void {
  sums.fill(0)
  for (let d = min; d < length; d += 1) {
    const last = Math.min(dealt.length - 1, d - min)
    for (let i = Math.max(0, d - min - chances.length + 1); i <= last; i += 1) {
      sums[d] = (sums[d] ?? 0) + (dealt[i] ?? 0) * (chances[d - min - i] ?? 0)
    }
  }
}
