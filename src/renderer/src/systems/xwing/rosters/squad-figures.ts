import { sum } from '@shared/kernel/collections'
import type { DraftSquad } from '@shared/systems/xwing/model/squad'

/** Hull and shields of all its ships, in points. */
export const hullOf = ({ ships }: DraftSquad): number => sum(ships.map(ship => ship.hull))
export const shieldsOf = ({ ships }: DraftSquad): number => sum(ships.map(ship => ship.shields))

/** Points of all its ships together; null where nobody has entered any. */
export function pointsOf({ ships }: DraftSquad): number | null {
  const entered = ships.flatMap(({ points }) => (points === undefined ? [] : [points]))
  return entered.length === 0 ? null : sum(entered)
}

/** The lowest and the highest initiative of its ships as a table says it, such as `1–5`; a dash while it has none. */
export function initiativesOf({ ships }: DraftSquad): string {
  if (ships.length === 0) return '–'
  const all = ships.map(ship => ship.initiative)
  const [low, high] = [Math.min(...all), Math.max(...all)]
  return low === high ? String(low) : `${String(low)}–${String(high)}`
}
