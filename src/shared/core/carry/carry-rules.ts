import type { Typed } from '../engine/rule-system'

/** A ship, fleet, wing or officer of a roster. Its id is the same in every battle of the roster. */
export interface RosterPart {
  readonly id: string
  readonly name: string
}

/** Lasting damage of a unit, as figures and lists under the game's own names. Plain JSON, stored in the campaign. */
export type Wound = Record<string, number | Record<string, string[]>>

/** The game master's decision about a part of a roster after a battle: struck off, damage kept, or repaired. */
export type Decision = 'struck' | 'wounded' | 'whole'

/** How a game carries losses and damage of a battle over into its rosters. */
export interface CarryRules<State, Command extends Typed, R> {
  /** Parts of a roster that can be damaged or lost, in roster order. */
  partsOf(roster: R): readonly RosterPart[]
  /** The damage of a unit that lasts; null where it has none, or is not in the battle. */
  woundOf(state: State, unitId: string): Wound | null
  /** The correction that gives a unit such damage as a battle begins. */
  wounded(unitId: string, wound: Wound, reason: string): Command
  /** The roster without one of its parts. A squadron that loses its last ship goes too. */
  without(roster: R, partId: string): R
}
