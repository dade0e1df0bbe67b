import type { Message } from '@shared/core/engine/message'
import { isSameJson } from '@shared/kernel/same-json'

interface Field<Kind extends string, Value, Name extends string = string> {
  readonly kind: Kind
  /** Of the value it sets; its label is found under `field` in the messages of the table, unless it has one. */
  readonly name: Name
  readonly value: Value
  readonly label?: Message
  /** How many columns it takes; one, unless said. */
  readonly span?: 'one' | 'two' | 'all'
  /** Stands under "more". */
  readonly isMore?: boolean
}

interface Limits {
  readonly min?: number
  readonly max?: number
}

interface NumberField<Name extends string = string> extends Field<'number', number | null, Name>, Limits {
  readonly step?: number
  /** What is not whole is left to the rules, which refuse it; of other fields, it is as before. */
  readonly isJudged?: boolean
  /** Empty says there is none; of other fields, that it stays. */
  readonly isOptional?: boolean
  readonly placeholder?: Message
}

interface ChoiceField<Name extends string = string> extends Field<'choice', string, Name> {
  /** The words of its choices stand under it in the messages. */
  readonly list: string
  readonly choices: readonly string[]
}

interface TextField<Name extends string = string> extends Field<'text', string, Name> {
  readonly max: number
  /** Empty is as before. */
  readonly isNeeded?: boolean
  readonly isFigure?: boolean
  readonly isFit?: (text: string) => boolean
}

/** A value that the GM may set, as its field in a form. `own` is the place of something only its game knows. */
export type CorrectionField<Name extends string = string> =
  | NumberField<Name>
  | (Field<'steps', number, Name> & Required<Limits>)
  | Field<'flag', boolean, Name>
  | ChoiceField<Name>
  | TextField<Name>
  | { readonly kind: 'own'; readonly name: string; readonly isMore?: boolean }

type Value = number | boolean | string | null

/** What a form holds, by the name of the field. */
export type CorrectionValues = Readonly<Record<string, Value>>

/** Fields whose values stand under the same names in a correction. */
export type FieldsFor<C> = readonly CorrectionField<keyof C & string>[]

type NamesOf<T, V> = { [Name in keyof T]: T[Name] extends V ? Name : never }[keyof T] & string
type More<F> = Partial<Omit<F, 'kind' | 'name' | 'value'>>

const NOTE_MAX = 400
const NAME_MAX = 80

interface FieldsOf<T> {
  number<Name extends NamesOf<T, number | null>>(this: void, name: Name, more?: More<NumberField>): NumberField<Name>
  numbers<Name extends NamesOf<T, number | null>>(
    this: void,
    names: readonly Name[],
    more?: More<NumberField>
  ): readonly NumberField<Name>[]
  text<Name extends NamesOf<T, string>>(this: void, name: Name, more?: More<TextField>): TextField<Name>
  /** A name, which everything has. */
  name<Name extends NamesOf<T, string>>(this: void, name: Name, more?: More<TextField>): TextField<Name>
  flag<Name extends NamesOf<T, boolean>>(this: void, name: Name, more?: More<Field<'flag', boolean>>): Field<'flag', boolean, Name>
  choice<Name extends NamesOf<T, string>>(
    this: void,
    name: Name,
    list: string,
    choices: readonly string[],
    more?: More<ChoiceField>
  ): ChoiceField<Name>
}

/** Fields for values of this thing. */
export function fieldsOf<T extends object>(thing: T): FieldsOf<T> {
  const number: FieldsOf<T>['number'] = (name, more) => ({ kind: 'number', name, value: thing[name] as number | null, min: 0, ...more })
  const text: FieldsOf<T>['text'] = (name, more) => {
    const value = thing[name] as string
    return { kind: 'text', name, value, max: NOTE_MAX, span: 'all', ...more }
  }
  return {
    number,
    numbers: (names, more) => names.map(name => number(name, more)),
    text,
    name: (name, more) => text(name, { max: NAME_MAX, isNeeded: true, ...more }),
    flag: (name, more) => ({ kind: 'flag', name, value: thing[name] as boolean, ...more }),
    choice: (name, list, choices, more) => ({ kind: 'choice', name, value: thing[name] as string, list, choices, ...more })
  }
}

export function valuesOf(fields: readonly CorrectionField[]): CorrectionValues {
  return Object.fromEntries(fields.flatMap(field => (field.kind === 'own' ? [] : [[field.name, field.value]])))
}

/** The values as they are meant: trimmed, and as they were where the field says none. */
export function meantBy(fields: readonly CorrectionField[], typed: CorrectionValues): CorrectionValues {
  return Object.fromEntries(fields.flatMap(field => (field.kind === 'own' ? [] : [[field.name, meant(field, typed[field.name])]])))
}

/** Of the values wanted, those that differ from what stands now. */
export function changedFrom<C extends object>(now: object, wanted: C): Partial<C> {
  const changed = Object.entries(wanted).filter(([name, value]) => !isSameJson(Reflect.get(now, name), value))
  return Object.fromEntries(changed) as Partial<C>
}

/** Of the values under these names, those that differ from what stands now. Each field gives the kind of value that it was made from. */
export function changedUnder<C extends object>(now: object, names: readonly (keyof C & string)[], values: CorrectionValues): Partial<C> {
  return changedFrom(now, Object.fromEntries(names.map(name => [name, values[name]])) as C)
}

/** The names of the fields that hold a value. */
export function namesOf<Name extends string>(fields: readonly CorrectionField<Name>[]): readonly Name[] {
  return fields.flatMap(field => (field.kind === 'own' ? [] : [field.name]))
}

function meant(field: Exclude<CorrectionField, { readonly kind: 'own' }>, typed: Value | undefined): Value {
  if (typed === undefined) return field.value
  if (field.kind === 'text') {
    const text = String(typed).trim()
    return text === '' && field.isNeeded === true ? field.value : text
  }
  if (field.kind !== 'number') return typed
  if (field.isOptional === true && typed === null) return null
  const hasParts = field.step !== undefined || field.isJudged === true
  return Number.isFinite(typed) && (hasParts || Number.isInteger(typed)) ? typed : field.value
}
