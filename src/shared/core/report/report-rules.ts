import type { Die, Faces } from '../dice/rule'
import type { Message } from '../engine/message'
import type { Typed } from '../engine/rule-system'
import type { AnsweredDice } from '../log/entry'
import type { Moments } from '../odds/moments'
import type { Outline } from '../view/outline'
import type { Standing } from '../view/table-view'

/** A side of a battle: all that fight on it. */
export interface ReportSide {
  readonly id: string
  readonly name: string
}

/** When in a battle something happened. */
interface ReportMoment {
  /** 0 before the first. */
  readonly round: number
  /** "Round 3" or "Turn 1". */
  readonly word: Message
  readonly phaseId: string
  readonly phase: Message
  readonly isOver: boolean
}

/** Something that fights, and what is left of it: a fleet, a ship, a unit, a wing. */
export interface ReportUnit {
  readonly id: string
  readonly sideId: string
  /** The squadron it belongs to, or itself: damage is added up by group. */
  readonly group: { readonly id: string; readonly name: string }
  readonly name: string
  /** Null if it has no hull, such as a wing of fighters. */
  readonly hull: { readonly left: number; readonly max: number } | null
  /** Absent if it has none that are counted. */
  readonly shields?: { readonly left: number; readonly max: number }
  /** What it is worth in the points of its game; absent where it knows none, or nobody has entered them. */
  readonly points?: number
  readonly standing: Standing
  /** In words, when it does not simply fight. */
  readonly standingWord: Message | null
  /** Its loss ranks above any damage; absent where it is none, or the game knows none. */
  readonly isFlagship?: true
}

interface ReportOfficer {
  readonly id: string
  readonly unitId: string
  readonly name: string
  readonly role: Message
  readonly isOut: boolean
}

/** Quantities that are compared with their expectation. */
export const MEASURES = ['hits', 'damage', 'saves', 'checks'] as const
export type Measure = (typeof MEASURES)[number]

/** Result of a roll, with its mean and variance. */
export interface Tally {
  readonly measure: Measure
  readonly got: number
  readonly expected: Moments
}

/** How far apart they were, as the game measures it; a band counts from 1, the nearest. */
export interface Apart {
  readonly in: 'hexes' | 'inches' | 'range' | 'band'
  readonly value: number
}

/** Dice of an attack as they lie once they have cancelled each other. */
export interface LyingDice {
  readonly what: 'attack' | 'defence'
  readonly die: Die
  readonly faces: Faces
  /** Indices in `faces` of those that were cancelled. */
  readonly out: readonly number[]
  /** How many counted before any was cancelled. */
  readonly got: number
}

/** A fact about the fighting, taken from one event. Facts of one attack share its id. */
export type Fact =
  | {
      readonly fact: 'attack'
      readonly id: string
      readonly attackerId: string
      readonly targetId: string
      readonly weapon: string
      /** Absent where the game measures none. */
      readonly apart?: Apart
    }
  | {
      readonly fact: 'roll'
      readonly attackId: string
      /** The attack itself, the damage it deals, or a defence against it. */
      readonly what: 'attack' | 'damage' | 'defence'
      readonly faces: Faces
      /** The number the dice had to reach, and what they reached; null where the game has no such number. */
      readonly needed: number | null
      readonly reached: number | null
      /** Every die had to reach that number, and so many did. */
      readonly isPool?: true
      readonly tallies: readonly Tally[]
    }
  | { readonly fact: 'lying'; readonly attackId: string; readonly dice: readonly LyingDice[] }
  /** Expected result of the attack, computed when its actual result is known. */
  | { readonly fact: 'expects'; readonly attackId: string; readonly damage: Moments }
  | { readonly fact: 'result'; readonly attackId: string; readonly isHit: boolean; readonly damage: number | null }
  | { readonly fact: 'dropped'; readonly attackId: string }
  /** An attack that was decided before strikes with the others of its volley, and misses. */
  | { readonly fact: 'missed'; readonly attackId: string }
  | {
      readonly fact: 'damage'
      /** The attack that did it; null for the latest on that target. */
      readonly attackId: string | null
      readonly targetId: string
      readonly points: number
    }
  /** Damage without an attacker, such as debris or an explosion. Further losses of the target that follow have no attacker either. */
  | { readonly fact: 'hazard'; readonly targetId: string }
  /** A check besides any attack: of morale, of an officer, of a detector. */
  | { readonly fact: 'check'; readonly unitId: string; readonly isPassed: boolean; readonly chance: number }
  | { readonly fact: 'action'; readonly officerId: string; readonly action: Message }

/** What a report needs from the rules of a game. All functions are pure. */
export interface ReportRules<State, Command extends Typed, Event extends Typed> {
  sidesOf(this: void, state: State): readonly ReportSide[]
  unitsOf(this: void, state: State): readonly ReportUnit[]
  /** What the unit looks like, for the game master; a game may draw no ships. */
  outlineOf?(this: void, state: State, unitId: string): Outline | null
  officersOf(this: void, state: State): readonly ReportOfficer[]
  momentOf(this: void, state: State): ReportMoment
  /** Units the game master can put out of sight, each with whether it is. */
  hideable(this: void, state: State): readonly { readonly id: string; readonly isHidden: boolean }[]
  /** The battle with these out of sight too. */
  withHidden(this: void, state: State, ids: ReadonlySet<string>): State
  /**
   * The facts in an event. `state` is the one before it, `id` is unique to the event, for attacks without an id of their own, and `dice`
   * are those of its entry.
   */
  factsOf(
    this: void,
    state: State,
    event: Event,
    from: { readonly id: string; readonly command: Command; readonly dice: readonly AnsweredDice[] }
  ): readonly Fact[]
  /** Attacks that are one volley: all of a side in a round, or those of one group in a round. */
  readonly volleys: 'side' | 'group'
  /** Events worth telling in a summary of a round. */
  readonly telling: readonly Event['type'][]
  /** Events not worth a line of their own: phase headings, settlements and runs of moves. */
  readonly quiet: readonly Event['type'][]
  /** What dice are asked for that the sixes of the dice before them added; absent where none are. */
  readonly extraDice?: readonly string[]
  /** Commands by which the game master corrects the battle. */
  readonly corrections: readonly Command['type'][]
}
