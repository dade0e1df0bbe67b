import type { Message } from '../engine/message'
import type { Typed } from '../engine/rule-system'

/** A ship, fleet, wing or officer of a roster. Its id is the same in every battle of the roster. */
export interface RosterPart {
  readonly id: string
  readonly name: string
}

/** What may last of a battle, each kept or not by itself: damage, critical hits, and points or charges that were spent. */
export const LASTING = ['damage', 'criticals', 'spent'] as const
export type Lasting = (typeof LASTING)[number]

/** Lasting damage of a unit, as figures and lists under the game's own names. Plain JSON, stored in the campaign. */
export type Wound = Record<string, number | string[] | Record<string, number | string[]>>

/** Something that a battle left on a unit. */
export interface Lasts {
  readonly kind: Lasting
  /** What it is, in words; empty for damage, which the hull tells. */
  readonly what: readonly Message[]
}

/** The game master's decision about a part of a roster after a battle: struck off, something of it kept, or repaired. */
export type Decision = 'struck' | 'wounded' | 'whole'

/** How a game carries losses and damage of a battle over into its rosters. */
export interface CarryRules<State, Command extends Typed, R> {
  /** Parts of a roster that can be damaged or lost, in roster order. */
  partsOf(roster: R): readonly RosterPart[]
  /** What of this battle may last on a unit of the roster; empty where nothing does, or where it is not in the battle. */
  lastsOn(state: State, unitId: string, roster: R): readonly Lasts[]
  /** These kinds of it, as they are stored. */
  woundOf(state: State, unitId: string, kinds: readonly Lasting[]): Wound
  /** The corrections that give a unit such damage as a battle begins. */
  wounded(unitId: string, wound: Wound, reason: string): readonly Command[]
  /** The roster without one of its parts. A squadron that loses its last ship goes too. */
  without(roster: R, partId: string): R
}
