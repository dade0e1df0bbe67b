import fc from 'fast-check'

/** The part of JSON Schema that our schemas use. */
export interface JsonSchema {
  readonly type?: string
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly JsonSchema[]
  readonly oneOf?: readonly JsonSchema[]
  readonly properties?: Readonly<Record<string, JsonSchema>>
  readonly required?: readonly string[]
  readonly additionalProperties?: boolean | JsonSchema
  readonly propertyNames?: JsonSchema
  readonly items?: JsonSchema
  readonly minItems?: number
  readonly maxItems?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly pattern?: string
}

/** Texts worth trying for a property of this name, such as existing ids. */
export type Known = (property: string) => readonly string[]

/** Payloads of this shape, mostly small ones. If `known` has fitting texts, most are taken from there, so that they refer to something. */
export function arbitraryJson(schema: JsonSchema, known: Known, property = ''): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf
  if (choices !== undefined) return fc.oneof(...choices.map(choice => arbitraryJson(choice, known, property)))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.constantFrom(...schema.enum)
  switch (schema.type) {
    case 'string':
      return arbitraryText(schema, known(property))
    case 'integer':
      return arbitraryWhole(schema)
    case 'number':
      return fc.oneof(arbitraryWhole(schema), fc.double({ min: schema.minimum ?? 0, max: schema.maximum ?? 1e9, noNaN: true }))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(arbitraryJson(schema.items ?? {}, known, property), {
        minLength: schema.minItems ?? 0,
        maxLength: Math.min(schema.maxItems ?? 4, 4)
      })
    case 'object':
      return schema.properties === undefined
        ? arbitraryRecord(schema, known)
        : arbitraryObject(schema.properties, schema.required ?? [], known)
    default:
      throw new Error(`No payloads for ${JSON.stringify(schema)}`)
  }
}

function arbitraryText({ pattern, minLength = 0, maxLength = 20 }: JsonSchema, known: readonly string[]): fc.Arbitrary<string> {
  if (pattern === undefined) return fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 20) })
  const expression = new RegExp(pattern, 'u')
  const fitting = known.filter(id => expression.test(id))
  const any = anyMatching(expression)
  return fitting.length === 0 ? any : fc.oneof({ weight: 9, arbitrary: fc.constantFrom(...fitting) }, any)
}

/** Built once for each pattern: parsing a pattern costs more than many payloads. */
const matching = new Map<string, fc.Arbitrary<string>>()

function anyMatching(expression: RegExp): fc.Arbitrary<string> {
  const known = matching.get(expression.source)
  if (known !== undefined) return known
  const arbitrary = fc.stringMatching(expression)
  matching.set(expression.source, arbitrary)
  return arbitrary
}

function arbitraryWhole({ minimum = 0, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema): fc.Arbitrary<number> {
  const near = fc.integer({ min: minimum, max: Math.min(maximum, minimum + 25) })
  return fc.oneof(
    near,
    fc.maxSafeInteger().map(n => Math.min(maximum, Math.max(minimum, n)))
  )
}

function arbitraryRecord({ propertyNames, additionalProperties }: JsonSchema, known: Known): fc.Arbitrary<unknown> {
  const value = typeof additionalProperties === 'object' ? arbitraryJson(additionalProperties, known) : fc.constant(null)
  const key = arbitraryJson(propertyNames ?? { type: 'string' }, known).map(String)
  return fc.dictionary(key, value, { maxKeys: 3, noNullPrototype: true })
}

function arbitraryObject(
  properties: Readonly<Record<string, JsonSchema>>,
  required: readonly string[],
  known: Known
): fc.Arbitrary<unknown> {
  const model = Object.fromEntries(Object.entries(properties).map(([key, schema]) => [key, arbitraryJson(schema, known, key)]))
  return fc.record(model, { requiredKeys: [...required], noNullPrototype: true })
}
