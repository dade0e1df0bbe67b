import type { Result } from '../../kernel/result'
import { err, ok } from '../../kernel/result'
import type { Faces } from './rule'

export interface NotationProblem {
  readonly code: 'not-a-number'
  /** The piece of text that is no number, as typed. */
  readonly text: string
}

/**
 * Reads faces as a hand types them: "6 6 4", "6+6+4", and ";" or "," before the answer to the next request ("6 6 4, 5 2").
 * An empty text gives one empty answer.
 */
export function readHandNotation(text: string): Result<readonly Faces[], NotationProblem> {
  const answers: Faces[] = []
  for (const part of text.split(/[,;]/u)) {
    const faces: number[] = []
    for (const word of part.split(/[\s+]+/u)) {
      if (word === '') continue
      if (!/^\d{1,3}$/u.test(word)) return err({ code: 'not-a-number', text: word })
      faces.push(Number(word))
    }
    answers.push(faces)
  }
  return ok(answers)
}
