import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { RosterReading } from '../contract/system-panels'
import type { BattleSide } from './campaign-store'

export const SIDE_IDS = ['A', 'B', 'C', 'D'] as const
type SideId = (typeof SIDE_IDS)[number]

/** Maximum number of rosters in a battle. */
const BATTLE_ROSTERS_MAX = 4

/** One roster in the setup of a new battle. `side` is "none" while it does not take part. */
export interface LineupEntry {
  readonly roster: Roster
  readonly isFit: boolean
  readonly side: SideId | 'none'
  /** All of it begins out of sight of the other sides. */
  readonly isHidden: boolean
}

/** Why the battle cannot begin yet. */
type LineupProblem = 'too-few' | 'one-side' | 'too-many' | 'not-a-duel'

/** All rosters, with the first two legal ones on opposite sides. */
export function initialLineup(
  reading: Pick<RosterReading, 'verdict'>,
  rosters: readonly Roster[],
  rulings: ChosenRulings
): readonly LineupEntry[] {
  let placed = 0
  return rosters.map(roster => {
    const { isFit } = reading.verdict(roster, rulings)
    const side = isFit && placed < 2 ? (SIDE_IDS[placed] ?? 'none') : 'none'
    if (side !== 'none') placed += 1
    return { roster, isFit, side, isHidden: false }
  })
}

/** The rosters taking part, ordered by side. */
export function sidesOf(lineup: readonly LineupEntry[]): readonly BattleSide[] {
  return lineup
    .flatMap(entry =>
      entry.side === 'none' ? [] : [{ sideId: entry.side, rosterId: entry.roster.id, ...(entry.isHidden ? { isHidden: true } : {}) }]
    )
    .sort((a, b) => a.sideId.localeCompare(b.sideId))
}

/** Sides that a battle of this game may have. */
export function sideChoices({ isDuel }: Pick<RosterReading, 'isDuel'>): readonly SideId[] {
  return isDuel === true ? SIDE_IDS.slice(0, 2) : SIDE_IDS
}

export function lineupProblem({ isDuel }: Pick<RosterReading, 'isDuel'>, lineup: readonly LineupEntry[]): LineupProblem | null {
  const sides = sidesOf(lineup)
  if (sides.length < 2) return 'too-few'
  if (isDuel === true && sides.length > 2) return 'not-a-duel'
  if (new Set(sides.map(side => side.sideId)).size < 2) return 'one-side'
  return sides.length > BATTLE_ROSTERS_MAX ? 'too-many' : null
}

/** The rosters of each non-empty side, ordered by side. */
export function facing(lineup: readonly LineupEntry[]): readonly (readonly Roster[])[] {
  return SIDE_IDS.map(side => lineup.filter(entry => entry.side === side).map(entry => entry.roster)).filter(side => side.length > 0)
}
