import type { Component } from 'vue'
import type { Message, MessageValue } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Outline } from '@shared/core/view/outline'
import type { SightRules } from '@shared/core/view/sight'
import type { Roster } from '@shared/systems/index'
import type { RosterTable } from './tables/roster-table'
import type { Shortcut } from './shortcut'

/** One row of a roster: a ship, a fleet, a squadron or one of its members. */
export interface BuilderPart {
  readonly id: string
  readonly name: string
  /** Position in the roster, from 1; for a member, that of its parent. */
  readonly number: number
  /** Belongs to the part above it. */
  readonly isInside: boolean
  /** What it looks like; absent for what is no ship, such as a squadron. */
  readonly outline?: Outline
}

/** The part of a problem common to all systems. */
export interface RosterProblem {
  readonly code: string
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** Requirement or question it is based on. */
  readonly source: string
}

/** The types of one system's builder. */
export interface BuilderKinds {
  readonly roster: Roster
  readonly part: BuilderPart
  readonly problem: RosterProblem
  /** Acts specific to this builder. */
  readonly own: object
}

/** A system's contribution to the builder screen, from its own `builder/`. */
export interface SystemBuilder<K extends BuilderKinds = BuilderKinds> {
  /** Message prefix of the builder, as in `xwBuilder.title`. */
  readonly prefix: string
  /** Messages of its rosters are under `<words>.roster`. */
  readonly words: string
  /** The button in the bar: what it adds, and the message key of its label. */
  readonly adds: { readonly what: string; readonly label: string }
  /** Shown when nothing is wrong. */
  readonly fine: Message
  /** All rows, in table order. */
  partsOf(roster: K['roster']): readonly K['part'][]
  /** The part selected at first; by default the first one. */
  firstOf?(parts: readonly K['part'][]): K['part'] | undefined
  readonly problems: ProblemReading<K>
  readonly edits: RosterEdits<K>
  readonly sight: SightRules<K['roster']>
  /** Its rosters as tables of a spreadsheet. */
  readonly rosterTable: RosterTable<K['roster']>
  readonly table: PartColumns
  readonly panes: BuilderPanes
  /** Acts specific to this builder. Called once, during setup of the screen. */
  own(builder: Builder<K>): K['own']
  /** Keys of these acts, in foot bar order. */
  keys(builder: Builder<K>, word: (key: string) => string): readonly Shortcut[]
}

/** Finds, words and locates the problems of a roster. */
export interface ProblemReading<K extends BuilderKinds> {
  /** `earlier`: the roster before each edit, newest first, where whom to blame depends on what was changed last. */
  find(roster: K['roster'], rulings: ChosenRulings, earlier: readonly K['roster'][]): readonly K['problem'][]
  /** Codes of problems the GM cannot allow, because such a roster cannot fight. */
  readonly firm: readonly K['problem']['code'][]
  textOf(problem: K['problem']): Message
  /** Id of the part concerned; null for the whole roster. */
  partAt(roster: K['roster'], problem: K['problem']): string | null
  /** Where in that part. */
  placesIn?(roster: K['roster'], problem: K['problem']): readonly MessageValue[]
  /** Label of its button; null for no button. */
  remedyOf(roster: K['roster'], problem: K['problem']): Message | null
  /** Id of the field where it can be fixed. */
  fieldOf?(roster: K['roster'], problem: K['problem']): string
  /** Reveals the place of the problem inside its part. */
  onShow?(own: K['own'], problem: K['problem']): void
}

/** Edits common to all builders, as functions of the roster. An impossible edit returns the same roster, or null. */
export interface RosterEdits<K extends BuilderKinds> {
  /** Adds after the selected part, or to it. Null when the schema allows no more. */
  added(roster: K['roster'], what: string, selected: K['part'] | null, context: EditContext): Addition<K['roster']> | null
  duplicated(roster: K['roster'], part: K['part'], context: EditContext): Addition<K['roster']> | null
  renamed(roster: K['roster'], part: K['part'], name: string): K['roster']
  removed(roster: K['roster'], part: K['part']): K['roster']
  /** One place up or down. */
  moved(roster: K['roster'], part: K['part'], by: -1 | 1): K['roster']
  /** Moves to a row index, from 0. Absent if rows cannot be dragged. */
  movedTo?(roster: K['roster'], id: string, to: number): K['roster']
  /** With the problem fixed; null when only a person can decide how. */
  remedied(roster: K['roster'], problem: K['problem'], context: EditContext): K['roster'] | null
}

/** A roster with something new in it. */
export interface Addition<R> {
  readonly roster: R
  /** Id of the new part. */
  readonly id: string
}

/** The input of a pure edit from outside. */
export interface EditContext {
  /** The text of a message. */
  word(key: string): string
  /** Names already used in the roster. */
  readonly taken: readonly string[]
  newId(this: void): string
}

/** Columns of the part table, after number and name. */
interface PartColumns {
  /** Message key of the name column's heading. */
  readonly name: string
  readonly columns: readonly PartColumn[]
  /** A mark beside the name. Props: `part`. */
  readonly mark?: Component
  /** The cells after the name. Props: `part`. */
  readonly cells: Component
  /** The cells of the footer row; absent if there is none. */
  readonly foot?: Component
  /** CSS widths: the minimum of the table, and that of the names. */
  readonly minWidth: string
  readonly nameWidth: string
}

interface PartColumn {
  /** Message key. */
  readonly label: string
  /** Message key of the full label. */
  readonly title?: string
  readonly isNumber?: boolean
}

/** The panes specific to a game. They access the builder with `useBuilder`. */
interface BuilderPanes {
  /** Beside the name of the roster. */
  readonly bar?: Component
  /** The strip across the screen with the roster's totals. */
  readonly summary: Component
  /** Between the table and the problems. */
  readonly between?: Component
  /** Beside the problems. */
  readonly below?: Component
  /** The details of the selected part. */
  readonly detail: Component
  /** CSS width of the details beside the table. */
  readonly detailWidth: string
  /** The details get most of the width; the table serves as navigation. */
  readonly isDetailWide?: boolean
  readonly dialogs?: Component
  /** The printed roster; absent if it cannot be printed. Props: `roster`, `rulings`, `campaignName`, `side`. */
  readonly sheet?: Component
}

/** The roster being edited and everything that can be done to it, shared by the screen and all its panes. */
export interface Builder<K extends BuilderKinds = BuilderKinds> {
  readonly system: SystemBuilder<K>
  readonly campaignId: string
  /** The roster has been read. */
  readonly isOpen: boolean
  /** The current draft. Panes are shown only while it is open. */
  readonly roster: K['roster']
  /** The other rosters of the campaign. */
  readonly others: readonly K['roster'][]
  readonly rulings: ChosenRulings
  /** The side letter it would have if all rosters fought one battle. */
  readonly side: string
  readonly parts: readonly K['part'][]
  readonly selected: K['part'] | null
  readonly problems: readonly K['problem'][]
  /** Names of the edits to undo and redo; null when there are none. */
  readonly undoLabel: Message | null
  readonly redoLabel: Message | null
  readonly own: K['own']
  problemsAt(part: K['part']): readonly K['problem'][]
  select(id: string): void
  /** Selects the part above or below, and focuses its row. */
  selectNext(by: -1 | 1): Promise<void>
  /** Applies an edit, named for undo. Consecutive edits with the same `mergeAs` form one step. */
  edit(step: Message, change: (roster: K['roster']) => K['roster'], mergeAs?: string | null): void
  undo(): void
  redo(): void
  /** Adds something, and focuses its name. */
  add(what: string): Promise<void>
  duplicate(): Promise<void>
  remove(): Promise<void>
  canMove(by: -1 | 1): boolean
  move(by: -1 | 1): Promise<void>
  moveTo(id: string, to: number): Promise<void>
  renamePart(name: string): void
  /** Whether the selected part comes to a battle out of sight; null where only the whole it belongs to can. */
  readonly isHidden: boolean | null
  /** Lets the selected part come out of sight, or in sight again. */
  hidePart(isHidden: boolean): void
  renameRoster(name: string): void
  allowIllegal(isAllowed: boolean): void
  /** Fixes a problem, or goes to it. */
  fix(problem: K['problem']): Promise<void>
  show(problem: K['problem']): Promise<void>
  /** Focuses the name of the selected part. */
  focusName(): Promise<void>
  /** Focuses the row of the selected part. */
  focusRow(): Promise<void>
  /** Focuses the field with this id once rendered. False if there is none. */
  focusField(id: string): Promise<boolean>
  print(): void
  /** Opens the dialog that takes a table and gives the roster as one, with this text in it. */
  openTable(text?: string): void
  /** Back to the campaign. */
  back(): void
}
