import type { AccountUnit, DamageMatrix, GroupRef } from './account'

interface Landed {
  /** Indices in `units`. */
  readonly attacker: number
  readonly target: number
  readonly landed: number
}

/** Who damaged whom, group by group: one table for each side that has anybody to fire. */
export function damageMatrices(units: readonly AccountUnit[], sides: number, attacks: readonly Landed[]): readonly DamageMatrix[] {
  const groups = groupsOf(units)
  const placeOf = new Map<string, number>()
  groups.forEach((group, i) => placeOf.set(keyOf(group), i))
  const groupOf = units.map(unit => placeOf.get(keyOf(unit)) ?? -1)
  const dealt = groups.map(() => groups.map(() => 0))
  for (const { attacker, target, landed } of attacks) {
    const row = dealt[groupOf[attacker] ?? -1]
    const column = groupOf[target] ?? -1
    if (row !== undefined && column >= 0) row[column] = (row[column] ?? 0) + landed
  }
  return Array.from({ length: sides }, (_, side) => side).flatMap(side => {
    const rows = groups.flatMap((group, i) => (group.side === side ? [i] : []))
    const columns = groups.flatMap((group, i) => (group.side === side ? [] : [i]))
    if (rows.length === 0 || columns.length === 0) return []
    const named = (places: readonly number[]): readonly GroupRef[] => places.flatMap(place => groups[place] ?? [])
    return [{ side, rows: named(rows), columns: named(columns), cells: rows.map(row => columns.map(column => dealt[row]?.[column] ?? 0)) }]
  })
}

const keyOf = ({ side, number }: Pick<GroupRef, 'side' | 'number'>): string => `${String(side)} ${String(number)}`

function groupsOf(units: readonly AccountUnit[]): readonly GroupRef[] {
  const groups = new Map<string, GroupRef>()
  for (const { side, number, group } of units) {
    const key = keyOf({ side, number })
    if (!groups.has(key)) groups.set(key, { side, number, name: group })
  }
  return [...groups.values()].sort((a, b) => a.side - b.side || a.number - b.number)
}
