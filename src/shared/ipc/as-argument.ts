import type { z } from '../schema/zod'
import { CallFailure } from './calls'

/**
 * What the schema makes of something that came over the wall, found at `path` of the arguments; none for the arguments themselves.
 * Throws the failure `bad-args` with the path of the first thing wrong.
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
