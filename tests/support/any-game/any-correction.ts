import type { Typed } from '@shared/core/engine/rule-system'
import { present } from '@shared/kernel/present'
import { z } from '@shared/schema/zod'
import { hostedSystem, type SystemId } from '@shared/systems/index'
import type { JsonSchema } from '../arbitrary-json'
import type { Chance } from '../chance'

/** What the game master does to a battle outside the turn of anybody; what ends or joins something is not among it. */
const CORRECTS =
  /^(?:correct|mark|set|add|change|waive|defer|withdraw|suffer|give|note|abandon)(?=[A-Z]|$)|^(?:endEffect|endBoarding|endEngagement|resumeBattle)$/u

/** The fields of one command in JSON Schema. */
type Fields = Readonly<Record<string, JsonSchema>>

const known = new Map<SystemId, readonly Fields[]>()

/** The commands by which the game master corrects a battle of this game, and changes a reading. */
function correctionsOf(id: SystemId): readonly Fields[] {
  const kept = known.get(id)
  if (kept !== undefined) return kept
  const { commandSchema } = hostedSystem(id)
  const { oneOf, anyOf } = z.toJSONSchema(commandSchema, { io: 'input', unrepresentable: 'any' }) as JsonSchema
  const fields = (oneOf ?? anyOf ?? []).flatMap(({ properties = {} }) => (CORRECTS.test(typeOf(properties)) ? [properties] : []))
  known.set(id, fields)
  return fields
}

const typeOf = (fields: Fields): string => String(fields['type']?.const)

/** One correction by what it changes: its command, and the field of it that is set. */
export interface Place {
  readonly fields: Fields
  /** Null for a command that is not a set of values. */
  readonly field: string | null
}

export function placesOf(id: SystemId): readonly Place[] {
  return correctionsOf(id).flatMap((fields): readonly Place[] => {
    const names = Object.keys(setOf(fields)?.properties ?? {})
    return names.length === 0 ? [{ fields, field: null }] : names.map(field => ({ fields, field }))
  })
}

export function nameOf({ fields, field }: Place): string {
  return field === null ? typeOf(fields) : `${typeOf(fields)}.${field}`
}

/** A correction of this place of something in the battle, with a value drawn for it; now and then of another field too. */
export function anyCorrection(chance: Chance, id: SystemId, state: object, { fields, field }: Place): Typed {
  const ids = idsIn(state)
  const draw = (schema: JsonSchema, name: string): unknown => anyValue(chance, schema, name, ids)
  if (typeOf(fields) === 'setRuling') {
    const { key, values } = chance.oneOf(hostedSystem(id).rules.rulings)
    return { type: 'setRuling', key, value: chance.oneOf(values) } as Typed
  }
  const command = Object.fromEntries(Object.entries(fields).map(([name, schema]) => [name, draw(schema, name)]))
  const type = typeOf(fields)
  if (field === null) return { ...command, type }
  const values = present(setOf(fields)?.properties, type)
  const names = chance.whole(1, 4) === 1 ? [field, chance.oneOf(Object.keys(values))] : [field]
  const drawn = Object.fromEntries(names.map(name => [name, draw(present(values[name], name), name)]))
  const owner = ownerIn(state, command)
  const changed = Object.entries(drawn).map(([name, other]): [string, unknown] => {
    const now = owner?.[name]
    return [name, now !== undefined && chance.whole(1, 2) === 1 ? near(chance, now, other) : other]
  })
  const { commandSchema } = hostedSystem(id)
  // One more than the most, or a list without what it needs, is not what a dialog sends.
  const read = commandSchema.safeParse({ ...command, type, correction: Object.fromEntries(changed) })
  return read.success ? read.data : commandSchema.parse({ ...command, type, correction: drawn })
}

/** The set of values of a correction; some are null to take a correction back. */
function setOf({ correction }: Fields): JsonSchema | undefined {
  return [correction, ...(correction?.anyOf ?? [])].find(schema => schema?.properties !== undefined)
}

/** What the command corrects, as it is now. */
function ownerIn(state: object, command: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> | undefined {
  const named = new Set(Object.entries(command).flatMap(([key, value]) => (key.endsWith('Id') ? [value] : [])))
  return thingsIn(state)
    .filter(thing => named.has(thing['id']))
    .at(-1)
}

/** A value like the one that is there: one more or one fewer, or a list with one of its parts gone or another added. */
function near(chance: Chance, now: unknown, other: unknown): unknown {
  if (typeof now === 'number') return Math.max(0, now + chance.whole(-1, 1))
  if (!Array.isArray(now)) return other
  const gone = chance.whole(0, now.length)
  const rest = now.filter((_, index) => index !== gone) as unknown[]
  return chance.whole(1, 3) === 1 && Array.isArray(other) ? [...rest, ...(other as unknown[])] : rest
}

function anyValue(chance: Chance, schema: JsonSchema, name: string, ids: Ids): unknown {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return anyValue(chance, chance.oneOf(choices), name, ids)
  if (schema.const !== undefined) return schema.const
  if (schema.enum !== undefined) return chance.oneOf(schema.enum)
  switch (schema.type) {
    case 'string':
      return anyText(chance, schema, name, ids)
    case 'integer':
      return anyNumber(chance, schema)
    case 'number':
      return Math.min(schema.maximum ?? Infinity, anyNumber(chance, schema) + chance.oneOf([0, 0.5]))
    case 'boolean':
      return chance.whole(0, 1) === 1
    case 'null':
      return null
    case 'array':
      return Array.from({ length: chance.oneOf([schema.minItems ?? 0, 1, 1, 2]) }, () => anyValue(chance, schema.items ?? {}, name, ids))
    case 'object':
      return anyObject(chance, schema, ids)
    default:
      throw new Error(`No value for ${name}: ${JSON.stringify(schema)}`)
  }
}

/** Ids of what is there, under ids; else words. */
function anyText(chance: Chance, { pattern, minLength = 0 }: JsonSchema, name: string, ids: Ids): string {
  if (/side/iu.test(name)) return chance.oneOf(['A', 'B', 'C'])
  if (pattern === undefined) return chance.oneOf(minLength > 0 ? ['Other'] : ['', 'Other'])
  const named = ids.get(wordOf(name)) ?? [...ids.values()].flat()
  return named.length === 0 || chance.whole(1, 30) === 1 ? 'n0body' : chance.oneOf(named)
}

/** Mostly what a card says, at times as little or as much as may be entered. */
function anyNumber(chance: Chance, { minimum = 0, maximum = 99_999 }: JsonSchema): number {
  const kind = chance.whole(1, 8)
  if (kind === 1) return minimum
  if (kind === 2) return maximum
  return Math.min(maximum, Math.max(minimum, chance.whole(0, 9)))
}

function anyObject(chance: Chance, { properties, required = [], propertyNames, additionalProperties }: JsonSchema, ids: Ids): unknown {
  if (properties === undefined) {
    const keys = required.length > 0 ? required : [anyValue(chance, propertyNames ?? { type: 'string' }, '', ids)]
    const value = (): unknown => (typeof additionalProperties === 'object' ? anyValue(chance, additionalProperties, '', ids) : null)
    return Object.fromEntries(keys.map(key => [String(key), value()]))
  }
  const taken = Object.entries(properties).filter(([name]) => required.includes(name) || chance.whole(1, 3) === 1)
  return Object.fromEntries(taken.map(([name, schema]) => [name, anyValue(chance, schema, name, ids)]))
}

/** Ids in a battle by what they name: those of `fleets` as `fleet`. */
type Ids = ReadonlyMap<string, readonly string[]>

function idsIn(state: object): Ids {
  const groups = new Map<string, string[]>()
  collect(state, '', (list, { id }) => {
    if (typeof id === 'string') groups.set(wordOf(list), [...(groups.get(wordOf(list)) ?? []), id])
  })
  return groups
}

function thingsIn(state: object): readonly Readonly<Record<string, unknown>>[] {
  const things: Readonly<Record<string, unknown>>[] = []
  collect(state, '', (_, thing) => {
    things.push(thing)
  })
  return things
}

function collect(value: unknown, list: string, found: (list: string, thing: Readonly<Record<string, unknown>>) => void): void {
  if (typeof value !== 'object' || value === null) return
  if ('id' in value) found(list, value)
  for (const [key, part] of Object.entries(value)) collect(part, Array.isArray(value) ? list : key, found)
}

const wordOf = (name: string): string => name.replace(/Ids?$/u, '').replace(/s$/u, '').toLowerCase()
