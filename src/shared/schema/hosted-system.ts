import type { RuleSystem, Typed } from '../core/engine/rule-system'
import type { ChosenRulings } from '../core/rulings/ruling'
import type { StationRules } from '../core/view/station'
import type { Locale } from '../kernel/locale'
import type { z } from './zod'

/** The part every system's roster shares, be it an armada, a fleet, a force or a squad. The rest belongs to the system. */
export interface Roster {
  readonly id: string
  readonly name: string
  /** The GM lets it fight although it breaks a rule; marked wherever it shows. */
  readonly allowIllegal: boolean
}

/** A rule system as seen by code that serves all systems alike: states are opaque, commands and events plain JSON with a type. */
export type ErasedSystem = RuleSystem<unknown, Typed, Typed, string>

/** Where a battle stands, as a list of battles shows it. */
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

/** The schema of what one version of the rules decides. Released schemas are never edited, and strict: what they do not name is refused. */
export interface RulesSchemas {
  readonly command: z.ZodType<Typed>
  readonly event: z.ZodType<Typed>
}

/** A system with all that a host needs besides its rules. States, rosters and commands are those of this system. */
export interface HostedSystem {
  readonly rules: ErasedSystem
  /** A roster as it may come from a file or a window, of the newest format. */
  readonly rosterSchema: z.ZodType<Roster>
  /** A command as it may come from a window. Whether the rules allow it is not asked here. */
  readonly commandSchema: z.ZodType<Typed>
  /** One for each `rulesVersion` there has been, the present one included: no event is read without the schema of its version. */
  readonly schemas: Readonly<Record<number, RulesSchemas>>
  readonly momentOf: (state: unknown) => BattleMoment
  /** Whether a roster may fight: legal, or let in by the GM. */
  readonly isFit: (roster: Roster, rulings: ChosenRulings) => boolean
  /** The first command of a battle. It needs no dice. */
  readonly beginCommand: (setup: BattleSetup) => Typed
  /** Rosters for a first battle, with fresh ids. Languages differ in names alone. */
  readonly sampleRosters: (newId: () => string, locale: Locale) => readonly Roster[]
  /** What players may do from their phones. */
  readonly station: StationRules<unknown, Typed>
}

/** The same with the types of one system. */
interface SystemParts<State, Command extends Typed, R extends Roster> {
  readonly rules: RuleSystem<State, Command, Typed, string>
  readonly rosterSchema: z.ZodType<R>
  readonly commandSchema: z.ZodType<Command>
  readonly schemas: Readonly<Record<number, RulesSchemas>>
  readonly momentOf: (state: State) => BattleMoment
  readonly isFit: (roster: R, rulings: ChosenRulings) => boolean
  readonly beginCommand: (setup: BattleSetup<R>) => Command
  readonly sampleRosters: (newId: () => string, locale: Locale) => readonly R[]
  readonly station: StationRules<State, Command>
}

/** Erases the types of a system, once they have been checked against each other. */
export function hosted<State, Command extends Typed, R extends Roster>(parts: SystemParts<State, Command, R>): HostedSystem {
  return parts as unknown as HostedSystem
}
