import { describe, expect, it } from 'vitest'
import { oddsOf, type AttackNumbers, type AttackOdds } from './attack-odds'

const WAYS = ['hit', 'critical', 'emp', 'hullDamage', 'crossing', 'disabling', 'destroying'] as const
type ByWay<T> = Readonly<Record<(typeof WAYS)[number], T>>

const PLAIN: AttackNumbers = {
  checkBonus: 4,
  armorClass: 13,
  isRolledTwice: false,
  isNaturalAuto: false,
  criticalFrom: 20,
  isEveryHitCritical: false,
  diceCount: 2,
  diceSides: 10,
  damageShift: 2,
  leastDamage: 0,
  isHalved: false,
  isEmp: false,
  sp: 5,
  hp: 17,
  hpMax: 17,
  threshold: 8
}

/** Ways of each sum by BigInt, one die at a time: nothing here is shared with the code under test. */
function oracleSums(count: number, sides: number): ReadonlyMap<number, bigint> {
  let sums = new Map<number, bigint>([[0, 1n]])
  for (let die = 0; die < count; die += 1) {
    const next = new Map<number, bigint>()
    for (const [sum, ways] of sums) for (let face = 1; face <= sides; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + ways)
    sums = next
  }
  return sums
}

/** Every face of every d20 against every sum of the dice. */
function oracle(numbers: AttackNumbers): ByWay<bigint> & { readonly total: bigint; readonly points: bigint } {
  const found: Record<(typeof WAYS)[number], bigint> = {
    hit: 0n,
    critical: 0n,
    emp: 0n,
    hullDamage: 0n,
    crossing: 0n,
    disabling: 0n,
    destroying: 0n
  }
  let total = 0n
  let points = 0n
  const sums = oracleSums(numbers.diceCount, numbers.diceSides)
  const seconds = numbers.isRolledTwice ? Array.from({ length: 20 }, (_, i) => i + 1) : [0]
  for (let first = 1; first <= 20; first += 1) {
    for (const second of seconds) {
      const natural = Math.max(first, second)
      const check = natural + numbers.checkBonus
      for (const [sum, ways] of sums) {
        total += ways
        const isSure = numbers.isNaturalAuto && natural === 20
        if (numbers.isNaturalAuto && natural === 1) continue
        if (check < numbers.armorClass && !isSure) continue
        const whole = Math.max(0, sum + numbers.damageShift)
        const damage = Math.max(numbers.leastDamage, numbers.isHalved ? Math.floor(whole / 2) : whole)
        const hurt = Math.max(0, damage - numbers.sp)
        const hp = numbers.hp - hurt
        points += ways * BigInt(damage)
        found.hit += ways
        if (numbers.isEveryHitCritical || (natural >= numbers.criticalFrom && hurt > 0)) found.critical += ways
        if (numbers.isEmp && check >= numbers.armorClass + 5) found.emp += ways
        if (hurt > 0) found.hullDamage += ways
        if (numbers.threshold !== null && numbers.hp > numbers.threshold && hp <= numbers.threshold) found.crossing += ways
        if (numbers.hp > 0 && hp <= 0) found.disabling += ways
        if (!(numbers.hpMax - numbers.hp > 2 * numbers.hpMax) && numbers.hpMax - hp > 2 * numbers.hpMax) found.destroying += ways
      }
    }
  }
  return { ...found, total, points }
}

function expectSame(odds: AttackOdds, numbers: AttackNumbers): void {
  const truth = oracle(numbers)
  expect(BigInt(odds.total)).toBe(truth.total)
  for (const way of WAYS) expect([way, BigInt(odds[way])]).toEqual([way, truth[way]])
  expect(odds.expectedDamage).toBeCloseTo(Number((truth.points * 10n ** 12n) / truth.total) / 1e12, 9)
  expect(odds.damage.reduce((sum, ways) => sum + ways, 0)).toBe(odds.diceTotal)
}

describe('exact odds of an attack (SA-093, SA-094; sa.naturalAuto)', () => {
  it('are those of counting every face, over many kinds of attack', () => {
    let seed = 7
    const pick = (from: number, to: number): number => {
      seed = (seed * 48_271) % 2_147_483_647
      return from + (seed % (to - from + 1))
    }
    for (let i = 0; i < 250; i += 1) {
      const max = pick(4, 60)
      const numbers: AttackNumbers = {
        checkBonus: pick(-6, 16),
        armorClass: pick(5, 30),
        isRolledTwice: pick(0, 1) === 1,
        isNaturalAuto: pick(0, 1) === 1,
        criticalFrom: pick(19, 20),
        isEveryHitCritical: pick(0, 4) === 0,
        diceCount: pick(1, 5),
        diceSides: [4, 6, 8, 10, 12][pick(0, 4)] ?? 6,
        damageShift: pick(-12, 12),
        leastDamage: pick(0, 1) === 1 ? 1 : 0,
        isHalved: pick(0, 3) === 0,
        isEmp: pick(0, 1) === 1,
        sp: pick(0, 20),
        hp: pick(-max, max),
        hpMax: max,
        threshold: pick(0, 3) === 0 ? null : Math.floor(max / 2)
      }
      expectSame(oddsOf(numbers), numbers)
    }
  })
  it('are exact for ten dice of ten', () => {
    const numbers = {
      ...PLAIN,
      diceCount: 10,
      diceSides: 10,
      damageShift: 10,
      sp: 33,
      hp: 50,
      hpMax: 101,
      threshold: 48,
      isRolledTwice: true
    }
    expectSame(oddsOf(numbers), numbers)
    expect(oddsOf(numbers).total).toBe(4_000_000_000_000)
  })
  it('give the damage of a hit point by point', () => {
    const odds = oddsOf({ ...PLAIN, diceCount: 1, diceSides: 6, damageShift: -3 })
    expect([odds.damageMin, ...odds.damage]).toEqual([0, 3, 1, 1, 1])
  })
  it('halve point by point too (SA-091)', () => {
    const odds = oddsOf({ ...PLAIN, diceCount: 1, diceSides: 6, damageShift: 0, isHalved: true })
    expect([odds.damageMin, ...odds.damage]).toEqual([0, 1, 2, 2, 1])
  })
  it('hit never above 20 and always from 1 on: no face hits by itself (SA-Q13)', () => {
    expect(oddsOf({ ...PLAIN, armorClass: 25 }).hit).toBe(0)
    expect(oddsOf({ ...PLAIN, armorClass: 5 }).hit).toBe(2_000)
  })
})
