import type { z } from '../schema/zod'
import { CallFailure } from './calls'

/**
 * Parses a value from a window with a schema. `path` is its place in the arguments; omit it for the arguments themselves. Throws `bad-args`
 * with the path of the first fault.
 */
export function asArgument<T>(schema: z.ZodType<T>, value: unknown, ...path: readonly string[]): T {
  const parsed = schema.safeParse(value)
  if (parsed.success) return parsed.data
  const issue = parsed.error.issues[0]
  throw new CallFailure(
    'bad-args',
    issue === undefined ? path.join('.') : `${[...path, ...issue.path].map(String).join('.')}: ${issue.code}`
  )
}
