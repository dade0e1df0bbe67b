import { checkChances, damageWays, type AttackNumbers } from './attack-odds'

/** How much several attacks on one target deal together, as chances from 0 to 1. */
interface DamageSpread {
  /** Entry d: exactly d points; entry `most`: that many or more. */
  readonly dealt: Float64Array
  /** The same, below `most`, where none of the attacks was critical. */
  readonly calm: Float64Array
  /** Mean of all points dealt, those beyond `most` too. */
  readonly expected: number
}

/**
 * Folds the damage of the attacks together, one after another: exact sums over every face, in doubles. The attacks meet `sp` shield points,
 * which the first of them take from. `most` is the last damage worth telling apart, at least 1.
 */
export function damageSpread(attacks: readonly AttackNumbers[], sp: number, most: number): DamageSpread {
  let dealt: Float64Array = Float64Array.of(1)
  let calm: Float64Array = Float64Array.of(1)
  let expected = 0
  for (const attack of attacks) {
    const { hit, sureCritical, hullCritical } = checkChances(attack)
    const { min, chances, mean } = damageChances(attack)
    const nothing = min === 0 ? (chances[0] ?? 0) : 0
    const length = Math.min(most + 1, dealt.length + min + chances.length - 1)
    const nextDealt = new Float64Array(length)
    const nextCalm = new Float64Array(length)
    let rest = 1
    for (let d = 0; d < length; d += 1) {
      let all = 0
      let hits = 0
      const last = Math.min(dealt.length - 1, d - min)
      for (let i = Math.max(0, d - min - chances.length + 1); i <= last; i += 1) {
        const chance = chances[d - min - i] ?? 0
        all += (dealt[i] ?? 0) * chance
        hits += (calm[i] ?? 0) * chance
      }
      const before = calm[d] ?? 0
      // Beyond the shields every hit that deals anything hurts the hull; only one of 0 points does not.
      const harmless = d <= sp ? hits : before * nothing
      nextCalm[d] = (1 - hit) * before + (hit - sureCritical - hullCritical) * hits + hullCritical * harmless
      const chance = (1 - hit) * (dealt[d] ?? 0) + hit * all
      nextDealt[d] = chance
      rest -= chance
    }
    // Whatever lies beyond is gathered in the last entry.
    if (length === most + 1) nextDealt[most] = Math.max(0, (nextDealt[most] ?? 0) + rest)
    dealt = nextDealt
    calm = nextCalm
    expected += hit * mean
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
