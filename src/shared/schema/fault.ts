import { isSameJson } from '../kernel/same-json'
import type { z } from './zod'

/** Where something does not match its schema. */
export interface Fault {
  /** The path, with the name of the field itself where it should not be there at all. */
  readonly at: string
  /** Whether it is a field that the schema does not know. */
  readonly isUnknown: boolean
}

type Issue = z.core.$ZodIssue

/** The first fault of a parse, below `path`. Of the choices of a union it is the one that would fit but for a field too many. */
export function faultOf(error: z.ZodError, ...path: readonly PropertyKey[]): Fault {
  return faultIn(error.issues[0], path)
}

/**
 * The path of the first field in `json` that the schema does not know, also of a schema that would leave it out; null where there is none,
 * or where something else is wrong first.
 */
export function unknownField(schema: z.ZodType, json: unknown): string | null {
  const read = schema.safeParse(json)
  if (!read.success) {
    const { at, isUnknown } = faultOf(read.error)
    return isUnknown ? at : null
  }
  return leftOut(read.data, json)?.join('.') ?? null
}

function faultIn(issue: Issue | undefined, above: readonly PropertyKey[]): Fault {
  const path = [...above, ...(issue?.path ?? [])]
  if (issue?.code === 'unrecognized_keys') return { at: said([...path, issue.keys[0] ?? '']), isUnknown: true }
  if (issue?.code === 'invalid_union') {
    const fitting = issue.errors.find(choice => choice.length > 0 && choice.every(({ code }) => code === 'unrecognized_keys'))
    if (fitting !== undefined) return faultIn(fitting[0], path)
  }
  return { at: said(path), isUnknown: false }
}

function leftOut(read: unknown, json: unknown): readonly string[] | null {
  if (!isRecord(read) || !isRecord(json)) return null
  for (const [key, value] of Object.entries(json)) {
    if (!Object.hasOwn(read, key)) return [key]
    const inside = isSameJson(read[key], value) ? null : leftOut(read[key], value)
    if (inside !== null) return [key, ...inside]
  }
  return null
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function said(path: readonly PropertyKey[]): string {
  return path.map(String).join('.')
}
