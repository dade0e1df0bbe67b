import type { AccountAttack, AccountUnit, BestVolley } from './account'

/** The volley that did most damage. Attacks of a side in a round are one, or those of a group. Null where nothing was hurt. */
export function bestVolley(attacks: readonly AccountAttack[], units: readonly AccountUnit[], volleys: 'side' | 'group'): BestVolley | null {
  const byVolley = new Map<string, number[]>()
  attacks.forEach((attack, i) => {
    const unit = units[attack.attacker]
    if (unit === undefined || attack.landed === 0) return
    const who = volleys === 'side' ? String(unit.side) : `${String(unit.side)} ${String(unit.number)}`
    const key = `${String(attack.round)} ${who}`
    byVolley.set(key, [...(byVolley.get(key) ?? []), i])
  })
  let best: BestVolley | null = null
  for (const members of byVolley.values()) {
    const [first] = members.map(i => attacks[i])
    const damage = members.reduce((all, i) => all + (attacks[i]?.landed ?? 0), 0)
    const side = units[first?.attacker ?? -1]?.side
    if (first === undefined || side === undefined || damage <= (best?.damage ?? 0)) continue
    const heaviestFirst = members.slice().sort((a, b) => (attacks[b]?.landed ?? 0) - (attacks[a]?.landed ?? 0))
    best = { side, round: first.round, damage, attacks: heaviestFirst }
  }
  return best
}
