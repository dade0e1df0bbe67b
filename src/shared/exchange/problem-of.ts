import { faultOf } from '../schema/fault'
import type { z } from '../schema/zod'
import type { ImportProblem } from './import-problem'

/** What a schema found wrong, at the first place. */
export function problemOf(error: z.ZodError, ...path: readonly string[]): ImportProblem {
  const issue = error.issues[0]
  const { at, isUnknown } = faultOf(error, ...path)
  if (isUnknown) return { code: 'unknown-field', at }
  const isRange = issue !== undefined && (issue.code === 'too_big' || issue.code === 'too_small') && issue.origin === 'number'
  return { code: isRange ? 'out-of-range' : issue?.message === 'bad-text' ? 'bad-text' : 'invalid', at }
}
