import type { Typed } from '../engine/rule-system'

/** A ship, fleet, wing or officer of a roster. Its id is the same in every battle of the roster. */
export interface RosterPart {
  readonly id: string
  readonly name: string
}

/** What a unit brings along into its next battle: figures and lists by the game's own names. Plain JSON, as a campaign keeps it. */
export type Wound = Record<string, number | Record<string, string[]>>

/** What a game master decides of a part of a roster after a battle: struck off, its damage kept, or whole again. */
export type Decision = 'struck' | 'wounded' | 'whole'

/** How a game carries what a battle did over into the rosters that fought it. */
export interface CarryRules<State, Command extends Typed, R> {
  /** All of a roster that can be hurt or lost, in its order. */
  partsOf(roster: R): readonly RosterPart[]
  /** The damage of a unit that lasts; null where it has none, or is not in the battle. */
  woundOf(state: State, unitId: string): Wound | null
  /** The correction that gives a unit such damage as a battle begins. */
  wounded(unitId: string, wound: Wound, reason: string): Command
  /** The roster without one of its parts. A squadron that loses its last ship goes too. */
  without(roster: R, partId: string): R
}
