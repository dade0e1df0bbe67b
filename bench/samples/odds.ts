import { oddsOf, type AttackNumbers } from '@shared/systems/starfinder-armada/odds/attack-odds'
import { repeat, type Sample, type Times } from './measure'

const TARGETS = 40

/** Attacks with ten ten-sided dice, on targets that differ in armour, shields and hull. */
function attacks(): readonly AttackNumbers[] {
  return Array.from({ length: TARGETS }, (_, i) => ({
    checkBonus: 8 + (i % 5),
    armorClass: 20 + (i % 7),
    isRolledTwice: false,
    isNaturalAuto: false,
    criticalFrom: 20,
    isEveryHitCritical: false,
    diceCount: 10,
    diceSides: 10,
    damageShift: (i % 3) - 1,
    leastDamage: 0,
    isHalved: false,
    isEmp: false,
    sp: 5 + (i % 20),
    hp: 40 + i,
    hpMax: 90,
    threshold: 20
  }))
}

/** Row d: the exact distribution of one attack of 10d10: hit, critical, damage, shields, hull, destroyed. */
export function flagshipOdds(times: Times): Sample {
  const all = attacks()
  const first = oracleError(all)
  if (first > 1e-12) throw new Error(`Error of the odds: ${String(first)}`)
  let seen = 0
  const sample = repeat(times, TARGETS * 25, () => {
    for (let round = 0; round < 25; round += 1) for (let i = 0; i < TARGETS; i += 1) seen += oddsOf(all[i] ?? attacks()[0] ?? never()).hit
  })
  if (seen === 0) throw new Error('Nothing ever hits')
  return { ...sample, check: String(first) }
}

/** The largest difference from odds counted in whole numbers of any size, over all fields that are chances. */
function oracleError(all: readonly AttackNumbers[]): number {
  let worst = 0
  for (const attack of all) {
    const odds = oddsOf(attack)
    const expected = oracle(attack)
    for (const field of ['hit', 'hullDamage', 'crossing', 'disabling', 'destroying'] as const) {
      worst = Math.max(worst, Math.abs(odds[field] / odds.total - expected[field]))
    }
    expected.damage.forEach((share, points) => {
      worst = Math.max(worst, Math.abs((odds.damage[points - odds.damageMin] ?? 0) / odds.diceTotal - share))
    })
  }
  return worst
}

type Chances = Readonly<Record<'hit' | 'hullDamage' | 'crossing' | 'disabling' | 'destroying', number>> & {
  readonly damage: ReadonlyMap<number, number>
}

function oracle(attack: AttackNumbers): Chances {
  let ways = new Map<number, bigint>([[0, 1n]])
  for (let die = 0; die < attack.diceCount; die += 1) {
    const next = new Map<number, bigint>()
    for (const [sum, count] of ways)
      for (let face = 1; face <= attack.diceSides; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + count)
    ways = next
  }
  const all = BigInt(attack.diceSides) ** BigInt(attack.diceCount)
  const faces = Array.from({ length: 20 }, (_, i) => i + 1).filter(face => face + attack.checkBonus >= attack.armorClass).length
  const share = (matches: (hpAfter: number) => boolean): number => {
    let count = 0n
    for (const [sum, n] of ways) if (matches(attack.hp - Math.max(0, Math.max(0, sum + attack.damageShift) - attack.sp))) count += n
    return (Number((count * 10n ** 18n) / all) / 1e18) * (faces / 20)
  }
  const damage = new Map<number, bigint>()
  for (const [sum, n] of ways)
    damage.set(Math.max(0, sum + attack.damageShift), (damage.get(Math.max(0, sum + attack.damageShift)) ?? 0n) + n)
  return {
    hit: faces / 20,
    hullDamage: share(hp => hp < attack.hp),
    crossing: share(hp => attack.hp > (attack.threshold ?? 0) && hp <= (attack.threshold ?? 0)),
    disabling: share(hp => attack.hp > 0 && hp <= 0),
    destroying: share(hp => hp < -attack.hpMax),
    damage: new Map([...damage].map(([points, n]) => [points, Number((n * 10n ** 18n) / all) / 1e18]))
  }
}

function never(): never {
  throw new Error('No attack')
}
