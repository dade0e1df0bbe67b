import type { AccountAttack, AccountUnit, BestVolley } from './account'

/** A volley as it is added up: its attacks with what landed of each. */
interface Volley extends Omit<BestVolley, 'attacks'> {
  readonly landed: readonly (readonly [index: number, damage: number])[]
}

/** The volley that did most damage. Attacks of a side in a round are one, or those of a group. Null where nothing was hurt. */
export function bestVolley(attacks: readonly AccountAttack[], units: readonly AccountUnit[], volleys: 'side' | 'group'): BestVolley | null {
  const found = new Map<string, Volley>()
  for (const [index, { attacker, round, landed }] of attacks.entries()) {
    const unit = units[attacker]
    if (unit === undefined || landed === 0) continue
    const { side, number } = unit
    const key = [round, side, ...(volleys === 'side' ? [] : [number])].join(' ')
    const { damage, landed: before } = found.get(key) ?? { damage: 0, landed: [] }
    found.set(key, { side, round, damage: damage + landed, landed: [...before, [index, landed]] })
  }
  // Of two that did the same, the first.
  const [best] = [...found.values()].sort((a, b) => b.damage - a.damage)
  if (best === undefined) return null
  const { landed, ...volley } = best
  return { ...volley, attacks: [...landed].sort(([, a], [, b]) => b - a).map(([index]) => index) }
}
