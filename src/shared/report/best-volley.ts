import type { AccountAttack, AccountUnit, BestVolley } from './account'

/** A volley as it is added up: its attacks with what landed of each. */
interface Volley extends Omit<BestVolley, 'attacks'> {
  readonly landed: readonly (readonly [index: number, damage: number])[]
}

/**
 * The volley that brought a flagship down, or else did most damage. Attacks of a side in a round are one, or those of a group. Null where
 * nothing was hurt.
 */
export function bestVolley(attacks: readonly AccountAttack[], units: readonly AccountUnit[], volleys: 'side' | 'group'): BestVolley | null {
  const found = new Map<string, Volley>()
  for (const [index, attack] of attacks.entries()) {
    const { attacker, round, landed } = attack
    const unit = units[attacker]
    if (unit === undefined || landed === 0) continue
    const { side, number } = unit
    const key = [round, side, ...(volleys === 'side' ? [] : [number])].join(' ')
    const { damage, flagship, landed: before } = found.get(key) ?? { damage: 0, flagship: null, landed: [] }
    const felled = flagship ?? flagshipFelled(attack, units)
    found.set(key, { side, round, damage: damage + landed, flagship: felled, landed: [...before, [index, landed]] })
  }
  // Of two that did the same, the first.
  const [best] = [...found.values()].sort((a, b) => Number(b.flagship !== null) - Number(a.flagship !== null) || b.damage - a.damage)
  if (best === undefined) return null
  const { landed, ...volley } = best
  return { ...volley, attacks: [...landed].sort(([, a], [, b]) => b - a).map(([index]) => index) }
}

/** The flagship that this attack brought down in its round; null where it hit another unit, or one that stands. */
function flagshipFelled({ attacker, target, round }: AccountAttack, units: readonly AccountUnit[]): number | null {
  const unit = units[target]
  return unit?.isFlagship === true && unit.fate?.round === round && unit.fate.by === attacker ? target : null
}
