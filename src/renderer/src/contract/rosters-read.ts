import type { Campaign } from '@shared/campaign/campaign'
import type { Message } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { RosterCell, RosterReading, RosterVerdict } from './system-panels'

/** `RosterReading` with the rosters of one system. */
interface RostersOf<R extends Roster> {
  readonly columns: readonly {
    readonly name: string
    readonly isExtra: boolean
    cell(roster: R, rulings: ChosenRulings): RosterCell
  }[]
  empty(name: string, others: readonly R[], newId: () => string): R
  copy(roster: R, name: string, newId: () => string): R
  verdict(roster: R, rulings: ChosenRulings): RosterVerdict
  spec(roster: R): readonly Message[]
  outlook(sides: readonly (readonly R[])[]): { readonly message: Message; readonly rule: string } | null
}

/** Puts the type of a system's rosters aside: a campaign holds those of its own system alone, which its schema has seen to. */
export function rostersRead<R extends Roster>(reading: RostersOf<R>): RosterReading {
  return reading
}

/** The rosters of a campaign of this system, with their type put back on. None of a campaign that is not there. */
export function rostersOf<R extends Roster>(campaign: Campaign | null): readonly R[] {
  return (campaign?.rosters ?? []) as readonly Roster[] as readonly R[]
}
