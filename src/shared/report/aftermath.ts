import type { Decision, RosterPart, Wound } from '../core/carry/carry-rules'
import type { Message } from '../core/engine/message'
import type { HostedSystem, Roster } from '../schema/hosted-system'
import { isIn } from './frame'

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
  /** The damage it would keep; null where it has none, or is out of the fight. */
  readonly wound: Wound | null
}

/** All that a battle did to these rosters, roster by roster: what fell, what is damaged, and officers that are out. */
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
      if (officersOut.has(part.id)) return [{ ...own, standingWord: null, hull: null, choices: ['struck', 'whole'], wound: null }]
      const unit = units.get(part.id)
      if (unit === undefined) return []
      const { hull, standingWord } = unit
      const isGone = unit.standing === 'gone'
      const isLost = isGone ? hull?.left === 0 : !isIn(unit)
      if (isLost) return [{ ...own, standingWord, hull, choices: ['struck', 'whole'], wound: null }]
      const wound = carry.woundOf(state, part.id)
      const choices: readonly Decision[] = [
        ...(wound === null ? [] : ['wounded' as const]),
        'whole',
        ...(isGone ? ['struck' as const] : [])
      ]
      return choices.length === 1 ? [] : [{ ...own, standingWord, hull, choices, wound }]
    })
  )
}
