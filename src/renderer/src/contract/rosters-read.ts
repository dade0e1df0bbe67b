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
