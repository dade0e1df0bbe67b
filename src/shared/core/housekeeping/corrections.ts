import { isWithin } from '../../kernel/collections'
import type { CommandRow } from '../engine/command-table'
import type { Typed } from '../engine/rule-system'

/**
 * What a corrected value may be: a name that is not blank, a text, or whole numbers from the least to the most, alone or by name. A value
 * that is null is no number and always fits.
 */
export type Limit = 'name' | 'text' | readonly [least: number, most: number]

/** Limits of the fields of a correction. What is not listed is left to the schema. */
export type LimitsOf<Correction> = { readonly [Field in keyof Correction]?: Limit }

/** The same limit for several fields. */
export function each<Field extends string>(limit: Limit, ...fields: readonly Field[]): Readonly<Record<Field, Limit>> {
  return Object.fromEntries(fields.map(field => [field, limit])) as Record<Field, Limit>
}

type Refusal = 'nothing-to-change' | 'bad-name' | 'bad-number'

/** Why a thing cannot be corrected: `missing` where it is not there, else what `valuesRefusal` says. */
export function correctionRefusal<Correction extends object, Missing extends string>(
  thing: unknown,
  missing: Missing,
  correction: Correction,
  limits: LimitsOf<Correction>,
  textMax?: number
): Missing | Refusal | null {
  return thing === undefined ? missing : valuesRefusal(correction, limits, textMax)
}

/** The command that sets values of a thing, and is told as an event of the same fields. `of` finds the thing. */
export function correcting<State, Command extends Typed & { readonly correction: object }, Event extends string, Missing extends string>(
  event: Event,
  missing: Missing,
  limits: LimitsOf<Command['correction']>,
  of: (state: State, command: Command) => unknown,
  textMax?: number
): CommandRow<State, Command, Omit<Command, 'type'> & { readonly type: Event }, never, Missing | Refusal> {
  return {
    check: (state, command) => correctionRefusal(of(state, command), missing, command.correction, limits, textMax),
    *decide(_state, command) {
      return [{ ...command, type: event }]
    }
  }
}

/** Why a thing that is there cannot be given these values: nothing changes, or one is none it can have. `textMax` is the longest text. */
export function valuesRefusal<Correction extends object>(
  correction: Correction,
  limits: LimitsOf<Correction>,
  textMax = Infinity
): Refusal | null {
  const fields: readonly (readonly [string, unknown])[] = Object.entries(correction)
  const values = fields.filter(([, value]) => value !== undefined)
  if (values.length === 0) return 'nothing-to-change'
  const byField = new Map(Object.entries<Limit | undefined>(limits))
  const unfit = values.flatMap(([field, value]) => refusalOf(value, byField.get(field), textMax) ?? [])
  return unfit.includes('bad-name') ? 'bad-name' : (unfit[0] ?? null)
}

function refusalOf(value: unknown, limit: Limit | undefined, textMax: number): 'bad-name' | 'bad-number' | null {
  if (limit === undefined || value === null) return null
  if (typeof value === 'string') return value.length > textMax || (limit === 'name' && value.trim() === '') ? 'bad-name' : null
  const numbers: readonly unknown[] = typeof value === 'object' ? Object.values(value) : [value]
  return numbers.every(number => number === undefined || isWhole(number, limit)) ? null : 'bad-number'
}

function isWhole(value: unknown, limit: Limit): boolean {
  return typeof limit === 'object' && typeof value === 'number' && Number.isInteger(value) && isWithin(value, ...limit)
}
