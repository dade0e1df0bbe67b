import { err, ok, type Result } from '../../kernel/result'
import { SIDES, type Die, type Faces } from './rule'

interface NotationProblem {
  readonly code: 'not-a-number'
  /** The piece of text that is not a number, as typed. */
  readonly text: string
}

/** Dice whose faces are all single digits. */
const DIGIT_SIDES_MAX = 9

/** Whether faces of this die may be typed without separators. */
export function isReadByDigits(die: Die): boolean {
  return SIDES[die] <= DIGIT_SIDES_MAX
}

/**
 * Parses the faces of one request as people type them: "6 6 4", "6+6+4", and "664" for dice with at most 9 faces. Empty text gives no
 * faces.
 */
export function readHandNotation(text: string, die: Die): Result<Faces, NotationProblem> {
  const faces: number[] = []
  for (const word of text.split(/[\s+]+/u)) {
    if (word === '') continue
    const numbers = isReadByDigits(die) ? [...word] : [word]
    if (!numbers.every(number => /^\d{1,3}$/u.test(number))) return err({ code: 'not-a-number', text: word })
    faces.push(...numbers.map(Number))
  }
  return ok(faces)
}
