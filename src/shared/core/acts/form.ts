import type { Message } from '../engine/message'

/** What the questions of a form have been answered so far, by the name of the field. Null: not chosen, or none. */
export type Answers = Readonly<Record<string, unknown>>

interface Asked {
  /** Key of its label. */
  readonly label: string
  /** The label as it is read out, if that says more. */
  readonly heard?: Message
  /** Enter passes it by on the way to the next input. */
  readonly isAside?: boolean
}

/** Yes or no. */
interface FlagField extends Asked {
  readonly kind: 'flag'
  readonly start: boolean
}

/** A whole number; null stands for an empty field. */
export interface CountField<Value extends number | null = number | null> extends Asked {
  readonly kind: 'count'
  /** It is measured at the table: a phone begins with nothing. */
  readonly isMeasured?: true
  readonly start: Value
  readonly least: number
  readonly most: number
}

/** An answer that may be chosen. */
export interface Option<Id> {
  readonly id: Id
  readonly label: Message
  readonly note?: Message
  /** The fleet, ship or unit whose marker stands beside it. */
  readonly bears?: string
  /** Other answers of the form that change with it. */
  readonly sets?: Answers
  /** Its label where nothing stands beside it. */
  readonly alone?: Message
  /** Names it where its id would tell a player too much. */
  readonly alias?: string
}

/** One of several: things of the battle, or words. */
export interface PickField<Id = unknown, None extends string | null = string | null> extends Asked {
  readonly kind: 'pick'
  readonly start: Id | null
  readonly options: readonly Option<Id>[]
  /** Key of what null means; null where one must be chosen. */
  readonly none: None
  /** Key of what is said where there is nothing to choose from. */
  readonly empty?: string
  /** Words, of which one is always chosen, stand side by side. */
  readonly isBar?: boolean
  /** With none chosen, the command does not have the field. */
  readonly isLeftOut?: boolean
}

/** Any number of things, in groups with a name each. */
export interface ManyField<Id = unknown> extends Asked {
  readonly kind: 'many'
  readonly start: readonly Id[]
  readonly groups: readonly { readonly name: string; readonly options: readonly Option<Id>[] }[]
}

/** Words of the table. */
export interface TextField extends Asked {
  readonly kind: 'text'
  readonly start: string
  readonly most: number
  /** Key of an example. */
  readonly hint?: string
}

/** Nothing to ask: the value is known. */
export interface GivenField<Value = unknown> {
  readonly kind: 'given'
  readonly value: Value
}

/** Nothing to ask: the answer to another field sets it. */
interface ImpliedField {
  readonly kind: 'implied'
}

/** A field that asks something. */
export type AskedField = FlagField | CountField | PickField | ManyField | TextField
export type AnyForm = Readonly<Record<string, AskedField | GivenField | ImpliedField>>

/** The fields that may stand for a value of this type. */
type FieldOf<Value> =
  | GivenField<Value>
  | ImpliedField
  | (undefined extends Value
      ? PickField<Exclude<Value, undefined>, string> & { readonly isLeftOut: true }
      : [Value] extends [boolean]
        ? FlagField
        : [Value] extends [readonly (infer One)[]]
          ? ManyField<One>
          : [Value] extends [number]
            ? CountField<Value> | PickField<Value, null>
            : [Value] extends [number | null]
              ? CountField | PickField<NonNullable<Value>, string>
              : null extends Value
                ? PickField<NonNullable<Value>>
                : string extends Value
                  ? TextField | PickField<Value, null>
                  : PickField<Value, null>)

/** The form of a command, or of a part of one: a field for each of its fields, of a kind that can answer it. */
export type FormOf<Command> = { readonly [Name in keyof Command]-?: FieldOf<Command[Name]> }

type More<Field extends Asked> = Partial<Omit<Field, 'kind' | 'label'>>

/** A field whose value is known. */
export function given<const Value>(value: Value): GivenField<Value> {
  return { kind: 'given', value }
}

/** A field that the chosen option of another one sets. */
export const IMPLIED: ImpliedField = { kind: 'implied' }

/** Yes or no; no unless it starts otherwise. */
export function flag(label: string, more: More<FlagField> = {}): FlagField {
  return { kind: 'flag', start: false, label, ...more }
}

/** A whole number from 0, unless another least is named. */
export function count(label: string, more: More<CountField<number>> & { readonly most: number }): CountField<number> {
  const { least = 0 } = more
  return { kind: 'count', start: least, least, label, ...more }
}

/** A whole number that may be left open. */
export function openCount(label: string, more: Omit<More<CountField>, 'start'> & { readonly most: number }): CountField {
  return { kind: 'count', start: null, least: 0, label, ...more }
}

/** One of these has to be chosen. */
export function pick<Id>(label: string, options: readonly Option<Id>[], more: Omit<More<PickField<Id>>, 'none'> = {}): PickField<Id, null> {
  return { kind: 'pick', start: null, label, options, none: null, ...more }
}

/** One of these, or none, which has a name too. */
export function pickOrNone<Id>(label: string, none: string, options: readonly Option<Id>[], more: Omit<More<PickField<Id>>, 'none'> = {}) {
  return { kind: 'pick', start: null, label, options, none, ...more } as const satisfies PickField<Id, string>
}

/** One of a list of words, the first unless another is named. Their names stand under `key`. */
export function pickWord<Id extends string>(label: string, words: readonly Id[], key: string): PickField<Id, null> {
  const options = words.map(id => ({ id, label: { key: `${key}.${id}` } }))
  return pick(label, options, { start: words[0] ?? null, isBar: true })
}

/** Any number of the things in these groups. */
export function many<Id>(label: string, groups: ManyField<Id>['groups'], more: More<ManyField<Id>> = {}): ManyField<Id> {
  return { kind: 'many', start: [], label, groups, ...more }
}

/** Words of the table; none unless it starts with some. */
export function text(label: string, more: More<TextField> & { readonly most: number }): TextField {
  return { kind: 'text', start: '', label, ...more }
}
