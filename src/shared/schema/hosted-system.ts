import type { CarryRules } from '../core/carry/carry-rules'
import type { RuleSystem, Typed } from '../core/engine/rule-system'
import type { Lesson } from '../core/lesson/lesson'
import type { ReportRules } from '../core/report/report-rules'
import type { ChosenRulings } from '../core/rulings/ruling'
import type { SightRules } from '../core/view/sight'
import type { StationRules } from '../core/view/station'
import type { Locale } from '../kernel/locale'
import type { z } from './zod'

/** The fields shared by every system's rosters, whether armada, fleet, force or squad. The rest belongs to the system. */
export interface Roster {
  readonly id: string
  readonly name: string
  /** The GM lets it fight although it breaks a rule; it is marked wherever it is shown. */
  readonly allowIllegal: boolean
}

/** A rule system as seen by code that treats all systems alike: states are opaque, commands and events plain JSON with a type. */
export type ErasedSystem = RuleSystem<unknown, Typed, Typed, string>

/** The progress of a battle, as lists of battles show it. */
export interface BattleMoment {
  /** 0 before the first round. */
  readonly round: number
  readonly phase: string
  readonly isOver: boolean
}

/** The setup of a battle, taken from a campaign. */
export interface BattleSetup<R extends Roster = Roster> {
  readonly name: string
  readonly sides: readonly { readonly sideId: string; readonly roster: R }[]
  readonly rulings: ChosenRulings
}

/** The schema of the events of one version of the rules. Released schemas are never edited, and strict: unknown fields are refused. */
export interface RulesSchemas {
  readonly command: z.ZodType<Typed>
  readonly event: z.ZodType<Typed>
}

/** A system with everything a host needs besides its rules. States, rosters and commands are those of this system. */
export interface HostedSystem {
  readonly rules: ErasedSystem
  /** A roster from a file or a window, in the newest format. */
  readonly rosterSchema: z.ZodType<Roster>
  /** A command from a window. Whether the rules allow it is checked elsewhere. */
  readonly commandSchema: z.ZodType<Typed>
  /** One for each `rulesVersion` there has been, the current one included: no event is read without the schema of its version. */
  readonly schemas: Readonly<Record<number, RulesSchemas>>
  /**
   * A whole state as a printed sheet holds it, one schema for each format there has been. Strict, and never edited once released. The
   * `stateSteps` of the rules lead from each to the next; the newest is that of the rules' own states.
   */
  readonly stateSchemas: Readonly<Record<number, z.ZodType>>
  /** Where a state of the right form makes no sense, as a path; null when it does. */
  readonly inconsistencyIn: (state: unknown) => string | null
  /** Ids of the rosters that fight in it. */
  readonly rosterIdsIn: (state: unknown) => readonly string[]
  readonly momentOf: (state: unknown) => BattleMoment
  /** Whether a roster may fight: legal, or allowed by the GM. */
  readonly isFit: (roster: Roster, rulings: ChosenRulings) => boolean
  /** The first command of a battle. It needs no dice. */
  readonly beginCommand: (setup: BattleSetup) => Typed
  /** Rosters for a first battle, with new ids. Languages differ only in names. */
  readonly sampleRosters: (newId: () => string, locale: Locale) => readonly Roster[]
  /** The battle that teaches the game; a game may be without. */
  readonly lesson?: Lesson<unknown, Typed, Roster>
  /** The next act that brings a battle from its beginning to its first decision; null there. A game may begin with one. */
  readonly opening?: (state: unknown) => Typed | null
  /** What of a roster can come to a battle out of sight of the other sides. */
  readonly sight: SightRules<Roster>
  /** What players may do from their phones. */
  readonly station: StationRules<unknown, Typed>
  /** What the report of a battle is made from. */
  readonly report: ReportRules<unknown, Typed, Typed>
  /** What of a battle lasts for the rosters that fought it. */
  readonly carry: CarryRules<unknown, Typed, Roster>
}

/** The same with the types of one system. */
interface SystemParts<State, Command extends Typed, Event extends Typed, R extends Roster> {
  readonly rules: RuleSystem<State, Command, Event, string>
  readonly rosterSchema: z.ZodType<R>
  readonly commandSchema: z.ZodType<Command>
  readonly schemas: Readonly<Record<number, RulesSchemas>>
  readonly stateSchemas: Readonly<Record<number, z.ZodType>>
  readonly inconsistencyIn: (state: State) => string | null
  readonly rosterIdsIn: (state: State) => readonly string[]
  readonly momentOf: (state: State) => BattleMoment
  readonly isFit: (roster: R, rulings: ChosenRulings) => boolean
  readonly beginCommand: (setup: BattleSetup<R>) => Command
  readonly sampleRosters: (newId: () => string, locale: Locale) => readonly R[]
  readonly lesson?: Lesson<State, Command, R>
  readonly opening?: (state: State) => Command | null
  readonly sight: SightRules<R>
  readonly station: StationRules<State, Command>
  readonly report: ReportRules<State, Command, Event>
  readonly carry: CarryRules<State, Command, R>
}

/** Erases the types of a system once they have been checked against each other. */
export function hosted<State, Command extends Typed, Event extends Typed, R extends Roster>(
  parts: SystemParts<State, Command, Event, R>
): HostedSystem {
  return parts as unknown as HostedSystem
}
