import type { Mar } from '../model/force'
import { isValidSigned, isValidText } from '../rules/numbers'
import { problem, type ForceProblem } from './problem'

/** Rules of a model: small numbers, and a text for a rule that the sequence does not name (DW-Q07). */
export function marProblems(mars: readonly Mar[], at: string): readonly ForceProblem[] {
  return mars.flatMap(mar => {
    const isBad = !isValidSigned(mar.dice) || !isValidSigned(mar.abort) || !isValidText(mar.text)
    const isUnwritten = mar.mar === 'other' && mar.text.trim() === ''
    return [
      ...(isBad ? [problem('bad-number', 'DW-Q07', at, 'mars')] : []),
      ...(isUnwritten ? [problem('mar-unwritten', 'DW-Q07', at, 'mars')] : [])
    ]
  })
}
