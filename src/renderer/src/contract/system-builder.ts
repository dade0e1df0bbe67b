import type { Component } from 'vue'
import type { Message, MessageValue } from '@shared/core/engine/message'
import type { ChosenRulings } from '@shared/core/rulings/ruling'
import type { Roster } from '@shared/systems/index'
import type { Shortcut } from './shortcut'

/** One row of a roster: a ship or fleet, or a squadron and what is in it. */
export interface BuilderPart {
  readonly id: string
  readonly name: string
  /** Place in the roster, from 1; for what is inside something, the place of that. */
  readonly number: number
  /** Belongs to the part above it. */
  readonly isInside: boolean
}

/** The part of a problem that every system has. */
export interface RosterProblem {
  readonly code: string
  /** cannot-tell: the rules do not say. */
  readonly severity: 'illegal' | 'cannot-tell'
  /** Requirement or question the judgement rests on. */
  readonly source: string
}

/** The types of one system's builder. */
export interface BuilderKinds {
  readonly roster: Roster
  readonly part: BuilderPart
  readonly problem: RosterProblem
  /** Acts that no other builder has. */
  readonly own: object
}

/** A system's contribution to the one builder screen. Each system fills it in its own `builder/`. */
export interface SystemBuilder<K extends BuilderKinds = BuilderKinds> {
  /** Messages of the builder stand under it: `xwBuilder.title`. */
  readonly prefix: string
  /** Messages of its rosters stand under `<words>.roster`. */
  readonly words: string
  /** The button in the bar: what it adds, and the message key of its label. */
  readonly adds: { readonly what: string; readonly label: string }
  /** Said when nothing is wrong. */
  readonly fine: Message
  /** Every row, in the order of the table. */
  partsOf(roster: K['roster']): readonly K['part'][]
  /** The part a roster opens with; left out, its first. */
  firstOf?(parts: readonly K['part'][]): K['part'] | undefined
  readonly problems: ProblemReading<K>
  readonly edits: RosterEdits<K>
  readonly table: PartColumns
  readonly panes: BuilderPanes
  /** Acts of its own. Called once, as the screen is set up. */
  own(builder: Builder<K>): K['own']
  /** Keys of its own, in the order of the foot bar. */
  keys(builder: Builder<K>, word: (key: string) => string): readonly Shortcut[]
}

/** Finds, tells and locates the problems of a roster. */
export interface ProblemReading<K extends BuilderKinds> {
  find(roster: K['roster'], rulings: ChosenRulings): readonly K['problem'][]
  /** Codes of those that no leave of the GM covers: with them there is nothing to fight with. */
  readonly firm: readonly K['problem']['code'][]
  textOf(problem: K['problem']): Message
  /** Id of the part it is found at; null for the roster as a whole. */
  partAt(roster: K['roster'], problem: K['problem']): string | null
  /** Where in that part. */
  placesIn?(roster: K['roster'], problem: K['problem']): readonly MessageValue[]
  /** The label of its button; null for no button. */
  remedyOf(roster: K['roster'], problem: K['problem']): Message | null
  /** Id of the field in which it is put right. */
  fieldOf?(roster: K['roster'], problem: K['problem']): string
  /** Brings to the fore whatever it is found at inside its part. */
  onShow?(own: K['own'], problem: K['problem']): void
}

/** Edits every builder has, as functions of the roster. An edit that cannot be made gives the same roster back, or null. */
export interface RosterEdits<K extends BuilderKinds> {
  /** Adds after the selected part, or to it. Null where the files accept no more. */
  added(roster: K['roster'], what: string, selected: K['part'] | null, supplies: Supplies): Grown<K['roster']> | null
  duplicated(roster: K['roster'], part: K['part'], supplies: Supplies): Grown<K['roster']> | null
  renamed(roster: K['roster'], part: K['part'], name: string): K['roster']
  removed(roster: K['roster'], part: K['part']): K['roster']
  /** One place up or down. */
  moved(roster: K['roster'], part: K['part'], by: -1 | 1): K['roster']
  /** To another place of the table, from 0. Left out where rows cannot be dragged. */
  movedTo?(roster: K['roster'], id: string, to: number): K['roster']
  /** With the problem put right; null where only the GM can do that. */
  mended(roster: K['roster'], problem: K['problem'], supplies: Supplies): K['roster'] | null
}

/** A roster with something new in it. */
export interface Grown<R> {
  readonly roster: R
  /** Id of the new part. */
  readonly id: string
}

/** Things a pure edit needs from outside. */
export interface Supplies {
  /** The text of a message. */
  word(key: string): string
  /** Names that parts of the roster bear already. */
  readonly taken: readonly string[]
  newId(this: void): string
}

/** The table of parts. Number and name come first in every one. */
interface PartColumns {
  /** Message key of the head of the name. */
  readonly name: string
  readonly columns: readonly PartColumn[]
  /** A mark beside the name. Props: `part`. */
  readonly mark?: Component
  /** The cells after the name. Props: `part`. */
  readonly cells: Component
  /** The cells of the last row; left out where there is none. */
  readonly foot?: Component
  /** Widths in CSS: what the table needs, and what names get. */
  readonly minWidth: string
  readonly nameWidth: string
}

interface PartColumn {
  /** Message key. */
  readonly label: string
  /** Message key of the label in full. */
  readonly title?: string
  readonly isNumber?: boolean
}

/** The panes that carry a game's own rules. They find the builder with `useBuilder`. */
interface BuilderPanes {
  /** Beside the name of the roster. */
  readonly bar?: Component
  /** The strip across the screen with the totals of the roster. */
  readonly summary: Component
  /** Between the table and the problems. */
  readonly between?: Component
  /** Beside the problems. */
  readonly below?: Component
  /** All of the selected part. */
  readonly detail: Component
  /** How the selected part shares the screen with the table, in CSS. */
  readonly detailWidth: string
  /** The work is done on the selected part, and the table only leads to it. */
  readonly isDetailWide?: boolean
  /** Dialogs of its own. */
  readonly dialogs?: Component
  /** A roster on paper; left out where nothing is printed. Props: `roster`, `rulings`, `campaignName`, `side`. */
  readonly sheet?: Component
}

/** The roster on the drawing board, and everything one can do to it. One object serves the screen and all its panes. */
export interface Builder<K extends BuilderKinds = BuilderKinds> {
  readonly system: SystemBuilder<K>
  readonly campaignId: string
  /** The roster has been read. */
  readonly isOpen: boolean
  /** As it is drawn. Panes are shown only while it is open. */
  readonly roster: K['roster']
  /** The other rosters of the campaign. */
  readonly others: readonly K['roster'][]
  readonly rulings: ChosenRulings
  /** The letter it would have in a battle of all rosters. */
  readonly side: string
  readonly parts: readonly K['part'][]
  readonly selected: K['part'] | null
  readonly problems: readonly K['problem'][]
  /** Names of the edits that undo takes back and redo brings again; null when there are none. */
  readonly undoLabel: Message | null
  readonly redoLabel: Message | null
  readonly own: K['own']
  problemsAt(part: K['part']): readonly K['problem'][]
  select(id: string): void
  /** Selects a part further up or down, and goes to its row. */
  selectNext(by: -1 | 1): Promise<void>
  /** One edit under the name that undo gives it. Edits that follow each other under one `mergeAs` are one step. */
  edit(step: Message, change: (roster: K['roster']) => K['roster'], mergeAs?: string | null): void
  undo(): void
  redo(): void
  /** Adds something, and goes to its name. */
  add(what: string): Promise<void>
  duplicate(): Promise<void>
  remove(): Promise<void>
  canMove(by: -1 | 1): boolean
  move(by: -1 | 1): Promise<void>
  moveTo(id: string, to: number): Promise<void>
  renamePart(name: string): void
  renameRoster(name: string): void
  allowIllegal(isAllowed: boolean): void
  /** Puts a problem right, or only goes where it is. */
  mend(problem: K['problem']): Promise<void>
  show(problem: K['problem']): Promise<void>
  /** To the name of the selected part. */
  focusName(): Promise<void>
  /** To the row of the selected part. */
  focusRow(): Promise<void>
  /** To the field with this id, once it is there. False where there is none. */
  focusField(id: string): Promise<boolean>
  print(): void
  /** Back to the campaign. */
  back(): void
}
