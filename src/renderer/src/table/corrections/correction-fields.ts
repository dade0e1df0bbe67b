import type { Message } from '@shared/core/engine/message'
import type { Limit } from '@shared/core/housekeeping/corrections'
import { asGiven } from '@shared/core/names/naming'
import { isSameJson } from '@shared/kernel/same-json'

interface Field<Kind extends string, Value, Name extends string = string> {
  readonly kind: Kind
  /** Name of the value it sets. Unless it has a label, the label is the table's message under `field`. */
  readonly name: Name
  readonly value: Value
  readonly label?: Message
  /** How many columns it takes; one by default. */
  readonly span?: 'one' | 'two' | 'all'
  /** Shown under "more". */
  readonly isMore?: boolean
}

interface Limits {
  readonly min?: number
  readonly max?: number
}

interface NumberField<Name extends string = string> extends Field<'number', number | null, Name>, Limits {
  readonly step?: number
  /** Incomplete input is left to the rules to refuse; other fields fall back to the old value. */
  readonly isJudged?: boolean
  /** Empty means "none"; other fields need a number. */
  readonly isOptional?: boolean
  /** Optional fields that are only empty together with this one. */
  readonly emptyWith?: readonly string[]
  readonly placeholder?: Message
}

interface ChoiceField<Name extends string = string> extends Field<'choice', string, Name> {
  /** Message key prefix of its choices. */
  readonly list: string
  readonly choices: readonly string[]
  /** The choices that are things of the battle, by their names. */
  readonly named?: Readonly<Record<string, string>>
}

interface TextField<Name extends string = string> extends Field<'text', string, Name> {
  readonly max: number
  /** Empty means "unchanged". */
  readonly isNeeded?: boolean
  readonly isFigure?: boolean
  readonly isFit?: (text: string) => boolean
}

/** A form field for a value the GM may set. `own` is a slot for something only the game knows. */
export type CorrectionField<Name extends string = string> =
  | NumberField<Name>
  | (Field<'steps', number, Name> & Required<Limits>)
  | Field<'flag', boolean, Name>
  | ChoiceField<Name>
  | TextField<Name>
  | { readonly kind: 'own'; readonly name: string; readonly isMore?: boolean }

type Value = number | boolean | string | null

/** The values of a form, by field name. */
export type CorrectionValues = Readonly<Record<string, Value>>

/** Fields named after the values of a correction. */
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

/** Builds fields for values of this object; a number is entered within its limits, if it has some. */
export function fieldsOf<T extends object>(thing: T, limits: Readonly<Record<string, Limit | undefined>> = {}): FieldsOf<T> {
  const number: FieldsOf<T>['number'] = (name, more) => {
    const limit = limits[name]
    const within = typeof limit === 'object' ? { min: limit[0], max: limit[1] } : { min: 0 }
    return { kind: 'number', name, value: thing[name] as number | null, ...within, ...more }
  }
  const text: FieldsOf<T>['text'] = (name, more) => {
    const value = asGiven(thing)[name] as string
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

/** The values as intended: trimmed, and the old value where a field is empty. */
export function intended(fields: readonly CorrectionField[], typed: CorrectionValues): CorrectionValues {
  return Object.fromEntries(fields.flatMap(field => (field.kind === 'own' ? [] : [[field.name, meant(field, typed[field.name])]])))
}

/** The first field that needs a number, or a whole one, and has none; null when every field has what it needs. */
export function unfitNumber(
  fields: readonly CorrectionField[],
  typed: CorrectionValues
): { readonly field: NumberField; readonly needs: 'number' | 'whole' } | null {
  for (const field of fields) {
    if (field.kind !== 'number') continue
    const value = typed[field.name]
    if (Number.isNaN(value) || (value === null && !mayBeEmpty(field, typed))) return { field, needs: 'number' }
    if (typeof value === 'number' && !hasParts(field) && !Number.isInteger(value)) return { field, needs: 'whole' }
  }
  return null
}

function mayBeEmpty({ isOptional, emptyWith = [] }: NumberField, typed: CorrectionValues): boolean {
  return isOptional === true && emptyWith.every(name => typed[name] === null)
}

function hasParts({ step, isJudged }: NumberField): boolean {
  return step !== undefined || isJudged === true
}

/** The wanted values that differ from the current ones, as they were given. */
export function changedFrom<C extends object>(now: object, wanted: C): Partial<C> {
  const changed = Object.entries(wanted).filter(([name, value]) => !isSameJson(Reflect.get(asGiven(now), name), value))
  return Object.fromEntries(changed) as Partial<C>
}

/** The values under these names that differ from the current ones. Each field returns the type of value it was made from. */
export function changedUnder<C extends object>(now: object, names: readonly (keyof C & string)[], values: CorrectionValues): Partial<C> {
  return changedFrom(now, Object.fromEntries(names.map(name => [name, values[name]])) as C)
}

/** The names of the fields that have a value. */
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
  return Number.isFinite(typed) && (hasParts(field) || Number.isInteger(typed)) ? typed : field.value
}
