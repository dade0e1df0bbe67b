import type { Decision, Lasts, RosterPart } from '../core/carry/carry-rules'
import type { Message } from '../core/engine/message'
import type { HostedSystem, Roster } from '../schema/hosted-system'
import { isIn } from '../core/balance/strength'

/** Something of a roster that a battle did not leave as it was. */
export interface Aftermath {
  readonly rosterId: string
  readonly part: RosterPart
  /** How it left the fight; null where it still stands. */
  readonly standingWord: Message | null
  /** Hull left of what it had; null for an officer and for what has no hull. */
  readonly hull: { readonly left: number; readonly max: number } | null
  /** What the game master may decide, the likeliest first. */
  readonly choices: readonly Decision[]
  /** What of the battle may last on it; empty where nothing does, or it is out of the fight. */
  readonly lasts: readonly Lasts[]
}

/**
 * All that a battle did to these rosters, roster by roster: what fell, what is damaged, and officers that are out. Parts are known by their
 * ids, under which they fight in any roster of the battle, from its beginning or not; a copy has others.
 */
export function aftermathOf(
  { report, carry }: Pick<HostedSystem, 'report' | 'carry'>,
  state: unknown,
  rosters: readonly Roster[]
): Aftermath[] {
  const units = new Map(report.unitsOf(state).map(unit => [unit.id, unit]))
  const officersOut = new Set(report.officersOf(state).flatMap(({ id, isOut }) => (isOut ? [id] : [])))
  return rosters.flatMap(roster =>
    carry.partsOf(roster).flatMap((part): readonly Aftermath[] => {
      const own = { rosterId: roster.id, part }
      if (officersOut.has(part.id)) return [{ ...own, standingWord: null, hull: null, choices: ['struck', 'whole'], lasts: [] }]
      const lasts = carry.lastsOn(state, part.id, roster)
      const unit = units.get(part.id)
      if (unit === undefined) return kept({ ...own, standingWord: null, hull: null, lasts }, [])
      const { hull, standingWord } = unit
      const isGone = unit.standing === 'gone'
      const isLost = isGone ? hull?.left === 0 : !isIn(unit)
      if (isLost) return [{ ...own, standingWord, hull, choices: ['struck', 'whole'], lasts: [] }]
      return kept({ ...own, standingWord, hull, lasts }, isGone ? ['struck'] : [])
    })
  )
}

/** Something that is left: what lasts on it may be kept. Nothing where there is nothing to decide. */
function kept(row: Omit<Aftermath, 'choices'>, more: readonly Decision[]): readonly Aftermath[] {
  const choices: readonly Decision[] = [...(row.lasts.length === 0 ? [] : ['wounded' as const]), 'whole', ...more]
  return choices.length === 1 ? [] : [{ ...row, choices }]
}
