import { describe, expect, it } from 'vitest'
import type { AttackNumbers } from './attack-odds'
import { damageSpread, nothingDealt } from './damage-spread'

/** The target's remaining values on one path, and whether a critical is owed on it. */
interface Path {
  readonly sp: number
  readonly dealt: number
  readonly isCalm: boolean
}

/** Every face of every die of every attack in whole numbers, one attack after another: nothing here is shared with the code under test. */
function walked(attacks: readonly AttackNumbers[], sp: number): { readonly paths: ReadonlyMap<string, bigint>; readonly total: bigint } {
  let paths = new Map<string, bigint>([[JSON.stringify({ sp, dealt: 0, isCalm: true }), 1n]])
  let total = 1n
  for (const attack of attacks) {
    const next = new Map<string, bigint>()
    const sums = sumsOf(attack.diceCount, attack.diceSides)
    const seconds = attack.isRolledTwice ? Array.from({ length: 20 }, (_, i) => i + 1) : [1]
    for (const [key, ways] of paths) {
      const path = JSON.parse(key) as Path
      for (let first = 1; first <= 20; first += 1)
        for (const second of seconds)
          for (const [sum, count] of sums) {
            const after = JSON.stringify(struck(path, attack, Math.max(first, second), sum))
            next.set(after, (next.get(after) ?? 0n) + ways * count)
          }
    }
    paths = next
    total *= 20n * BigInt(seconds.length) * BigInt(attack.diceSides) ** BigInt(attack.diceCount)
  }
  return { paths, total }
}

function struck(path: Path, attack: AttackNumbers, natural: number, sum: number): Path {
  const margin = natural + attack.checkBonus - attack.armorClass
  const isHit = attack.isNaturalAuto && natural === 20 ? true : attack.isNaturalAuto && natural === 1 ? false : margin >= 0
  if (!isHit) return path
  const whole = Math.max(0, sum + attack.damageShift)
  const damage = Math.max(attack.leastDamage, attack.isHalved ? Math.floor(whole / 2) : whole)
  const hullLoss = Math.max(0, damage - path.sp)
  const isCritical = attack.isEveryHitCritical || (attack.isEmp && margin >= 5) || (natural >= attack.criticalFrom && hullLoss > 0)
  return { sp: Math.max(0, path.sp - damage), dealt: path.dealt + damage, isCalm: path.isCalm && !isCritical }
}

function sumsOf(count: number, sides: number): ReadonlyMap<number, bigint> {
  let sums = new Map<number, bigint>([[0, 1n]])
  for (let die = 0; die < count; die += 1) {
    const next = new Map<number, bigint>()
    for (const [sum, ways] of sums) for (let face = 1; face <= sides; face += 1) next.set(sum + face, (next.get(sum + face) ?? 0n) + ways)
    sums = next
  }
  return sums
}

function share(ways: bigint, total: bigint): number {
  return Number((ways * 10n ** 18n) / total) / 1e18
}

let seed = 11
function pick(from: number, to: number): number {
  seed = (seed * 48_271) % 2_147_483_647
  return from + (seed % (to - from + 1))
}

function anAttack(): AttackNumbers {
  return {
    checkBonus: pick(-2, 10),
    armorClass: pick(10, 20),
    isRolledTwice: pick(0, 4) === 0,
    isNaturalAuto: pick(0, 3) === 0,
    criticalFrom: pick(18, 20),
    isEveryHitCritical: pick(0, 7) === 0,
    diceCount: pick(1, 2),
    diceSides: [4, 6][pick(0, 1)] ?? 6,
    damageShift: pick(-3, 4),
    leastDamage: pick(0, 3) === 0 ? 1 : 0,
    isHalved: pick(0, 4) === 0,
    isEmp: pick(0, 3) === 0,
    sp: 0,
    hp: 1,
    hpMax: 1,
    threshold: null
  }
}

describe('the damage of several attacks together (SA-084, SA-094)', () => {
  it('is that of every face of every die, to a millionth of a millionth, for one attack and up to six', () => {
    for (let i = 0; i < 24; i += 1) {
      const attacks = Array.from({ length: 1 + (i % 6) }, anAttack)
      const sp = pick(0, 12)
      const most = pick(10, 30)
      const { paths, total } = walked(attacks, sp)
      const spread = damageSpread(attacks, sp, most)
      let mean = 0
      const [dealt, calm] = [new Array<bigint>(most + 1).fill(0n), new Array<bigint>(most).fill(0n)]
      for (const [key, ways] of paths) {
        const path = JSON.parse(key) as Path
        mean += path.dealt * share(ways, total)
        dealt[Math.min(most, path.dealt)] = (dealt[Math.min(most, path.dealt)] ?? 0n) + ways
        if (path.isCalm && path.dealt < most) calm[path.dealt] = (calm[path.dealt] ?? 0n) + ways
      }
      dealt.forEach((ways, d) => expect(Math.abs((spread.dealt[d] ?? 0) - share(ways, total))).toBeLessThanOrEqual(1e-12))
      calm.forEach((ways, d) => expect(Math.abs((spread.calm[d] ?? 0) - share(ways, total))).toBeLessThanOrEqual(1e-12))
      expect(spread.expected).toBeCloseTo(mean, 10)
      expect(spread.dealt.length).toBeLessThanOrEqual(most + 1)
      expect(Math.abs(nothingDealt(attacks) - share(dealt[0] ?? 0n, total))).toBeLessThanOrEqual(1e-12)
    }
  })
  it('of no attack is nothing', () => {
    const { dealt, calm, expected } = damageSpread([], 5, 10, 4)
    expect([[...dealt], [...calm], expected]).toEqual([[1, ...Array<number>(10).fill(0)], [1, 0, 0, 0], 0])
    expect(nothingDealt([])).toBe(1)
  })
})
