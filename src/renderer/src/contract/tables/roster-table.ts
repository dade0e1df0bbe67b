import type { Message } from '@shared/core/engine/message'
import type { Roster } from '@shared/systems/index'

/** The text at a message key in every language, that of the screen first. */
export type SaidAs = (key: string) => readonly string[]

/** What a cell says, or what is wrong with it and how to put it right. */
export type Reading<V> = { readonly value: V } | { readonly problem: Message }

/** How one figure or word of a roster stands in a cell. */
export interface CellKind<V> {
  write(value: V, said: SaidAs): string
  /** Reads a cell that is not empty. */
  read(text: string, said: SaidAs): Reading<V>
  /** What an empty cell says; absent: whatever a new part has. */
  readonly empty?: { readonly value: V }
}

/** A column: one field of the parts of a level. */
export interface TableColumn<V, O extends boolean = boolean> {
  readonly is: 'column'
  /** Message key of its heading. Columns of several levels with the same heading are one. */
  readonly heading: string
  /** Message keys of other headings that mean it. */
  readonly also: readonly string[]
  readonly cell: CellKind<V>
  /** The field is absent where its cell is empty. */
  readonly isOptional: O
}

/** The fields of an object within a part, such as its tokens. */
export interface TableGroup {
  readonly is: 'group'
  readonly fields: TableFields
}

/** A list of parts within a part: a level of the table. */
export interface TableList<Item extends object = object> {
  readonly is: 'list'
  readonly fields: TableFields
  /** The field whose cell, filled, begins a new part. */
  readonly lead: string
  /** Its parts hold others, and their name stands in the rows of all of these: squadrons. */
  readonly isGroup: boolean
  /** The most of them beside each other, and in the whole roster, where that is limited. */
  readonly most: number
  readonly mostInAll?: number
  /** A new part, for whatever a table leaves open. */
  fresh(making: Making): Item
}

/** What a new part is made with. */
export interface Making {
  readonly roster: Roster
  word(key: string): string
  newId(this: void): string
}

/** A field that a table does not carry: ids, and what the roster keeps. */
export interface Untold {
  readonly is: 'untold'
}

export type TableFields = Readonly<Record<string, TableColumn<unknown> | TableGroup | TableList | Untold>>

/** The table of a game's rosters: what is read from one and written to one. */
export interface RosterTable<R extends Roster = Roster> {
  readonly fields: TableFields
  /** Path of the level whose parts a table without headings names, and which are counted. */
  readonly main: readonly string[]
  /** Message key that counts them. */
  readonly counted: string
  /** The roster as a tree of levels. Lists stand where they belong in the table. */
  open(roster: R): object
  /** The roster with what a tree of levels holds. */
  close(tree: object, roster: R): R
}
