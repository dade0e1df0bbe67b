import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { RosterReading } from '../contract/system-panels'
import type { BattleSide } from './campaign-store'

export const SIDE_IDS = ['A', 'B', 'C', 'D'] as const
type SideId = (typeof SIDE_IDS)[number]

/** At most this many rosters take part in a battle. */
const BATTLE_ROSTERS_MAX = 4

/** One roster in the choice for a new battle. `side` is none while it stays out. */
export interface Muster {
  readonly roster: Roster
  readonly isFit: boolean
  readonly side: SideId | 'none'
}

/** Why the battle cannot begin yet; null when it can. */
type MusterProblem = 'too-few' | 'one-side' | 'too-many'

/** Every roster with the first two that may fight on opposite sides. */
export function firstMuster(
  reading: Pick<RosterReading, 'verdict'>,
  rosters: readonly Roster[],
  rulings: ChosenRulings
): readonly Muster[] {
  let placed = 0
  return rosters.map(roster => {
    const { isFit } = reading.verdict(roster, rulings)
    const side = isFit && placed < 2 ? (SIDE_IDS[placed] ?? 'none') : 'none'
    if (side !== 'none') placed += 1
    return { roster, isFit, side }
  })
}

/** The rosters that take part, with their sides, in the order of the sides. */
export function sidesOf(muster: readonly Muster[]): readonly BattleSide[] {
  return muster
    .flatMap(entry => (entry.side === 'none' ? [] : [{ sideId: entry.side, rosterId: entry.roster.id }]))
    .sort((a, b) => a.sideId.localeCompare(b.sideId))
}

export function musterProblem(muster: readonly Muster[]): MusterProblem | null {
  const sides = sidesOf(muster)
  if (sides.length < 2) return 'too-few'
  if (new Set(sides.map(side => side.sideId)).size < 2) return 'one-side'
  return sides.length > BATTLE_ROSTERS_MAX ? 'too-many' : null
}

/** The rosters of each side that has any, in the order of the sides. */
export function facing(muster: readonly Muster[]): readonly (readonly Roster[])[] {
  return SIDE_IDS.map(side => muster.filter(entry => entry.side === side).map(entry => entry.roster)).filter(side => side.length > 0)
}
