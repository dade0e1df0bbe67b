import type { Component } from 'vue'
import type { RosterPart } from '@shared/core/carry/carry-rules'
import type { Message } from '@shared/core/engine/message'
import type { Typed } from '@shared/core/engine/rule-system'
import type { Lesson } from '@shared/core/lesson/lesson'
import type { ReportRules } from '@shared/core/report/report-rules'
import type { ChosenRulings, RulingDefinition } from '@shared/core/rulings/ruling'
import type { StationRules } from '@shared/core/view/station'
import type { WireCommand } from '@shared/ipc/calls'
import type { Locale } from '@shared/kernel/locale'
import type { Roster } from '@shared/systems/index'
import type { Standing } from '../ui/marks/standing'
import type { SystemBuilder } from './system-builder'
import type { DiceRule } from './dice-rule'
import type { SystemReference } from './system-reference'
import type { SystemTable } from './system-table'
import type { TableWords } from './table-words'
import type { WireSystem } from './wire-system'
import type { HullSide } from '../ui/marks/HullSides.vue'
import type { LogReading } from './log-line'

/** A lesson with its types erased. */
export type WireLesson = Lesson<unknown, Typed, Roster>

/**
 * A system as the screens need it. Each system defines it in its own folder; `registry.ts` lists them. Its messages are under its prefix:
 * `sa.phase`, `sa.roster`, `rulings.sa`.
 */
export interface SystemPanels extends TableWords {
  readonly system: WireSystem
  readonly log: LogReading
  /** What the report of a battle is made from. */
  readonly report: ReportRules<unknown, Typed, Typed>
  /** The name of a phase, for lists of battles. */
  phase(id: string): Message
  /** The contents of its battle screen, loaded when a battle is opened. */
  readonly table: () => Promise<SystemTable>
  /** The battle that teaches it, loaded when that is fought; a game may be without. Its words are under `<prefix>Lesson`. */
  readonly lesson?: () => Promise<WireLesson>
  /** The digest of its rules, loaded when they are first looked up; a game may be without. */
  readonly reference?: () => Promise<SystemReference>
  /** What each side may do, as its stations offer it; loaded when the game master searches for an act. A game may be without. */
  readonly station?: () => Promise<StationRules<unknown, WireCommand>>
  /** Its dice, loaded for the calculator; a game may be without. */
  readonly odds?: () => Promise<DiceRule>
  /** Its builder, loaded when one is opened. */
  readonly builder: () => Promise<SystemBuilder>
  /** A summary of a battle for the start screen: each side and what is left of it. */
  glance(state: unknown): readonly HullSide[]
  /** The items owed in that battle besides dice; null for none. */
  waiting(state: unknown): Message | null
  readonly rulings: RulingsReading
  readonly rosters: RosterReading
}

/** How the list of house rules reads a system. */
export interface RulingsReading {
  /** Headings in order; their messages are under `<prefix>.rulingGroup`. */
  readonly groups: readonly string[]
  readonly rulings: readonly (RulingDefinition & { readonly group: string })[]
  /** Extra fields of a reading, by ruling and value, such as `sa.rangeBands=custom`. Props: `rulings`, `isLocked`; emits `choose`. */
  readonly fields: Readonly<Record<string, Component>>
}

/** How campaign screens read and create a system's rosters. Messages are under `<prefix>.roster`. */
export interface RosterReading {
  readonly columns: readonly RosterColumn[]
  /** An empty roster; `others` are those of the campaign. */
  empty(name: string, others: readonly Roster[], newId: () => string): Roster
  /** All of it that can be hurt or lost in a battle, in its order. */
  parts(roster: Roster): readonly RosterPart[]
  /** Ready-made rosters by name, in this language, with new ids throughout. */
  library(newId: () => string, locale: Locale): readonly Roster[]
  /** A copy under another name, with new ids throughout. */
  copy(roster: Roster, name: string, newId: () => string): Roster
  verdict(roster: Roster, rulings: ChosenRulings): RosterVerdict
  /** One line about a roster, shown when choosing sides. */
  spec(roster: Roster): readonly Message[]
  /** Two players with one roster each; otherwise up to four rosters on any sides. */
  readonly isDuel?: true
  /** The likely outcome of a battle between these sides; null if the rules give no basis for one. */
  outlook(sides: readonly (readonly Roster[])[]): { readonly message: Message; readonly rule: string } | null
}

/** A column of the campaign's roster list. */
interface RosterColumn {
  /** Its message under `<prefix>.roster`. */
  readonly name: string
  /** May be dropped when space is short. */
  readonly isExtra: boolean
  cell(roster: Roster, rulings: ChosenRulings): RosterCell
}

export interface RosterCell {
  readonly value: number | string
  /** Its maximum, shown after it; null if there is none. */
  readonly of: number | null
}

export interface RosterVerdict {
  /** Its most serious problem; null when it has none. */
  readonly standing: Standing | null
  /** Number of rules broken. */
  readonly broken: number
  readonly isFit: boolean
}
