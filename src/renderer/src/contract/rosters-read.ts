import type { Campaign } from '@shared/campaign/campaign'
import type { RosterPart } from '@shared/core/carry/carry-rules'
import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Locale } from '@shared/kernel/locale'
import type { Roster } from '@shared/systems/index'
import { gravest } from '../ui/marks/standing'
import type { RosterProblem } from './system-builder'
import type { RosterCell, RosterReading } from './system-panels'

/** `RosterReading`, typed for the rosters of one system. */
interface RostersOf<R extends Roster> {
  readonly columns: readonly {
    readonly name: string
    readonly isExtra: boolean
    cell(roster: R, rulings: ChosenRulings): RosterCell
  }[]
  empty(name: string, others: readonly R[], newId: () => string): R
  parts(roster: R): readonly RosterPart[]
  library(newId: () => string, locale: Locale): readonly R[]
  copy(roster: R, name: string, newId: () => string): R
  /** Codes of problems the GM cannot allow. */
  readonly firm: readonly string[]
  validate(roster: R, rulings: ChosenRulings): { readonly problems: readonly RosterProblem[]; readonly isFit: boolean }
  spec(roster: R): readonly Message[]
  readonly isDuel?: true
  outlook(sides: readonly (readonly R[])[]): { readonly message: Message; readonly rule: string } | null
}

/** Erases the roster type: the schema guarantees that a campaign only holds rosters of its own system. */
export function rostersRead<R extends Roster>(reading: RostersOf<R>): RosterReading {
  return {
    ...reading,
    verdict(roster: R, rulings) {
      const { problems, isFit } = reading.validate(roster, rulings)
      const broken = problems.filter(problem => problem.severity === 'illegal').length
      return { standing: gravest(reading.firm, roster, problems), broken, isFit }
    }
  }
}

/** The rosters of a campaign of this system, with their type restored. Empty without a campaign. */
export function rostersOf<R extends Roster>(campaign: Campaign | null): readonly R[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly R[]
}
