import type { Message } from '@shared/core/engine/message'
import type { Locale } from '@shared/kernel/locale'

/**
 * A system's digest of its rules, loaded when it is first looked up. Its text is Markdown in `i18n/<language>/digest/<system>.md`, its
 * other messages are under `<prefix>Digest`.
 */
export interface SystemReference {
  /** What belongs to each passage of the text, by the passage's id. */
  readonly passages: Readonly<Record<string, PassageLinks>>
  /** Tables of the rules by name, read from those that the engine uses. */
  readonly tables: Readonly<Record<string, () => ReferenceTable>>
  /** The terms of the game in every language, in no order. */
  readonly glossary: readonly GlossaryTerm[]
  /** What a passage means for this unit of the battle now; empty where it means nothing in particular. */
  now(passage: string, battle: unknown, unitId: string): readonly NowLine[]
}

interface PassageLinks {
  /** House rules that settle how it is read, by key. */
  readonly rulings?: readonly string[]
  /** Names of the tables shown below it. */
  readonly tables?: readonly string[]
  /** Other passages worth reading. */
  readonly see?: readonly string[]
}

export interface ReferenceTable {
  readonly columns: readonly Cell[]
  readonly rows: readonly (readonly Cell[])[]
}

/** A number, a sign that needs no translation, or a message. */
type Cell = Message | number | string

export interface GlossaryTerm {
  readonly words: Readonly<Record<Locale, string>>
  /** The rule that explains it. */
  readonly rule: string
}

export interface NowLine {
  readonly label: Message
  readonly value: Cell
}

export type Lines = readonly NowLine[]

/** One line; a label that takes no values may be given by its key. */
export const line = (label: string | Message, value: NowLine['value']): NowLine => ({
  label: typeof label === 'string' ? { key: label } : label,
  value
})

/** Lines told of a ship or fleet only where they matter. */
export const linesIf = (isSo: boolean, ...lines: Lines): Lines => (isSo ? lines : [])
